package org.howdah.rules.board;

import java.util.Collection;

/**
 * An unchanging set of squares.
 *
 * @param lo squares 0-63
 * @param hi squares 64-127
 */
public record SquareSet(long lo, long hi) {
    public static final SquareSet EMPTY = new SquareSet(0, 0);

    /** The set of some squares. */
    public static SquareSet of(Collection<Integer> squares) {
        long lo = 0;
        long hi = 0;
        for (int square : squares) {
            lo |= Bits.lo(square);
            hi |= Bits.hi(square);
        }
        return new SquareSet(lo, hi);
    }

    /** Whether a square is in the set. */
    public boolean contains(int square) {
        return Bits.contains(lo, hi, square);
    }

    /** This set and another together. */
    public SquareSet union(SquareSet other) {
        return new SquareSet(lo | other.lo, hi | other.hi);
    }
}
