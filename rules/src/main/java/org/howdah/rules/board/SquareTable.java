package org.howdah.rules.board;

import java.util.Arrays;

/** A set of squares for every square of a board, as two parallel arrays of longs: squares 0-63 and 64-127. */
public final class SquareTable {
    private final long[] lo;
    private final long[] hi;

    public SquareTable(int squares) {
        lo = new long[squares];
        hi = new long[squares];
    }

    /** The lower half of the set that belongs to a square. */
    public long lo(int square) {
        return lo[square];
    }

    /** The upper half of the set that belongs to a square. */
    public long hi(int square) {
        return hi[square];
    }

    /** Adds a square to the set that belongs to {@code square}. For the time while a table is built. */
    public void add(int square, int member) {
        if (member < Long.SIZE) {
            lo[square] |= 1L << member;
        } else {
            hi[square] |= 1L << member;
        }
    }

    /** Adds all that {@code other} holds. For the time while a table is built. */
    public void addAll(SquareTable other) {
        for (int square = 0; square < lo.length; square++) {
            lo[square] |= other.lo[square];
            hi[square] |= other.hi[square];
        }
    }

    /** Whether the set of {@code square} holds {@code member}. */
    public boolean contains(int square, int member) {
        return ((member < Long.SIZE ? lo[square] : hi[square]) >>> member & 1) != 0;
    }

    /** Whether every set is empty. */
    public boolean isEmpty() {
        for (int square = 0; square < lo.length; square++) {
            if ((lo[square] | hi[square]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether every set of this table holds the same squares as that of {@code other}. */
    public boolean sameAs(SquareTable other) {
        return Arrays.equals(lo, other.lo) && Arrays.equals(hi, other.hi);
    }

    /** The table that says from where each square is reached: {@code b} in {@code this(a)} when {@code a} in it({@code b}). */
    public SquareTable reversed() {
        SquareTable reversed = new SquareTable(lo.length);
        for (int from = 0; from < lo.length; from++) {
            for (int to = 0; to < lo.length; to++) {
                if (contains(from, to)) {
                    reversed.add(to, from);
                }
            }
        }
        return reversed;
    }
}
