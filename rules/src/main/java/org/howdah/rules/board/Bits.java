package org.howdah.rules.board;

/**
 * Sets of squares held in two longs, {@code lo} for squares 0-63 and {@code hi} for 64-127, kept in local variables
 * so that nothing is allocated.
 */
public final class Bits {
    /** What {@link #lowest} gives for the empty set. */
    public static final int EMPTY = 128;

    private Bits() {}

    /** The lower half of the set of one square. */
    public static long lo(int square) {
        return square < Long.SIZE ? 1L << square : 0;
    }

    /** The upper half of the set of one square. */
    public static long hi(int square) {
        return square < Long.SIZE ? 0 : 1L << square;
    }

    /** The lowest square of a set, {@link #EMPTY} when there is none. */
    public static int lowest(long lo, long hi) {
        return lo != 0 ? Long.numberOfTrailingZeros(lo) : Long.SIZE + Long.numberOfTrailingZeros(hi);
    }

    /** The highest square of a set that is not empty. */
    public static int highest(long lo, long hi) {
        return hi != 0
                ? 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(hi)
                : Long.SIZE - 1 - Long.numberOfLeadingZeros(lo);
    }

    /** How many squares a set has. */
    public static int count(long lo, long hi) {
        return Long.bitCount(lo) + Long.bitCount(hi);
    }

    /** Whether a set holds a square. */
    public static boolean contains(long lo, long hi, int square) {
        return ((square < Long.SIZE ? lo : hi) >>> square & 1) != 0;
    }

    /** Whether a set has exactly one square. */
    public static boolean isSingle(long lo, long hi) {
        return lo == 0 ? hi != 0 && (hi & hi - 1) == 0 : hi == 0 && (lo & lo - 1) == 0;
    }
}
