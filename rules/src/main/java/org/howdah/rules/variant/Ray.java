package org.howdah.rules.variant;

import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareTable;

/**
 * The squares that a rider or hopper passes in one direction, from every square of the board, and how occupied squares
 * cut them short.
 */
public final class Ray {
    private final SquareTable squares;
    private final SquareTable beyond;
    private final Step step;
    private final boolean hops;
    private final boolean ascending;

    Ray(Board board, Step step, int range, boolean hops) {
        this.hops = hops;
        this.step = step;
        squares = walk(board, step, range);
        beyond = walk(board, step, Integer.MAX_VALUE);
        ascending = step.ranks() > 0 || step.ranks() == 0 && step.files() > 0;
    }

    private static SquareTable walk(Board board, Step step, int range) {
        SquareTable table = new SquareTable(board.squares());
        for (int from = 0; from < board.squares(); from++) {
            int file = board.file(from) + step.files();
            int rank = board.rank(from) + step.ranks();
            for (int n = 0; n < range && board.contains(file, rank); n++) {
                table.add(from, board.square(file, rank));
                file += step.files();
                rank += step.ranks();
            }
        }
        return table;
    }

    /** How many king's steps one step along the ray covers: 2 for one that rides by leaps of two, else 1. */
    int stepLength() {
        return Lines.greatestCommonDivisor(step.files(), step.ranks());
    }

    /** Whether it needs exactly one occupied square to pass over. */
    public boolean hops() {
        return hops;
    }

    /** Whether it runs towards higher squares, so that the nearest blocker is the lowest. */
    boolean isAscending() {
        return ascending;
    }

    /** All squares of the ray, as on an empty board. */
    public SquareTable squares() {
        return squares;
    }

    /** The lower half of the squares reached: a rider's up to the first occupied one, a hopper's from there to the second. */
    public long lo(int from, long occupiedLo, long occupiedHi) {
        if (hops) {
            return hopLo(from, occupiedLo, occupiedHi);
        }
        return squares.lo(from) & maskLo(squares.lo(from) & occupiedLo, squares.hi(from) & occupiedHi);
    }

    /** The upper half of the squares reached. */
    public long hi(int from, long occupiedLo, long occupiedHi) {
        if (hops) {
            return hopHi(from, occupiedLo, occupiedHi);
        }
        return squares.hi(from) & maskHi(squares.lo(from) & occupiedLo, squares.hi(from) & occupiedHi);
    }

    private int firstBlocker(int from, long occupiedLo, long occupiedHi) {
        long lo = squares.lo(from) & occupiedLo;
        long hi = squares.hi(from) & occupiedHi;
        if ((lo | hi) == 0) {
            return Bits.EMPTY;
        }
        return ascending ? Bits.lowest(lo, hi) : Bits.highest(lo, hi);
    }

    private long hopLo(int from, long occupiedLo, long occupiedHi) {
        int hurdle = firstBlocker(from, occupiedLo, occupiedHi);
        if (hurdle == Bits.EMPTY) {
            return 0;
        }
        long lo = beyond.lo(hurdle);
        return squares.lo(from) & lo & maskLo(lo & occupiedLo, beyond.hi(hurdle) & occupiedHi);
    }

    private long hopHi(int from, long occupiedLo, long occupiedHi) {
        int hurdle = firstBlocker(from, occupiedLo, occupiedHi);
        if (hurdle == Bits.EMPTY) {
            return 0;
        }
        long hi = beyond.hi(hurdle);
        return squares.hi(from) & hi & maskHi(beyond.lo(hurdle) & occupiedLo, hi & occupiedHi);
    }

    /** All squares of the lower half that do not lie behind the nearest of some blockers on this ray. */
    private long maskLo(long blockersLo, long blockersHi) {
        if (ascending) {
            return blockersLo ^ blockersLo - 1;
        }
        return blockersHi != 0 ? 0 : blockersLo != 0 ? -Long.highestOneBit(blockersLo) : -1;
    }

    private long maskHi(long blockersLo, long blockersHi) {
        if (ascending) {
            return blockersLo != 0 ? 0 : blockersHi ^ blockersHi - 1;
        }
        return blockersHi != 0 ? -Long.highestOneBit(blockersHi) : -1;
    }
}
