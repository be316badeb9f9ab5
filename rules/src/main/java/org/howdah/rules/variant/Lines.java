package org.howdah.rules.variant;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;

/**
 * The squares between any two squares on a line, for riders whose steps are all of one length: 1 for rooks, bishops and
 * nightriders, 2 for those that ride in steps of two.
 */
public final class Lines {
    private final int squares;
    private final long[] lo;
    private final long[] hi;

    Lines(Board board, int stepLength) {
        squares = board.squares();
        lo = new long[squares * squares];
        hi = new long[squares * squares];
        for (int from = 0; from < squares; from++) {
            for (int to = 0; to < squares; to++) {
                fill(board, stepLength, from, to);
            }
        }
    }

    private void fill(Board board, int stepLength, int from, int to) {
        int files = board.file(to) - board.file(from);
        int ranks = board.rank(to) - board.rank(from);
        int length = greatestCommonDivisor(files, ranks);
        if (length == 0 || length % stepLength != 0) {
            return;
        }
        for (int n = stepLength; n < length; n += stepLength) {
            int square = board.square(board.file(from) + files / length * n, board.rank(from) + ranks / length * n);
            lo[from * squares + to] |= Bits.lo(square);
            hi[from * squares + to] |= Bits.hi(square);
        }
    }

    /** The lower half of the squares strictly between two squares. */
    public long betweenLo(int from, int to) {
        return lo[from * squares + to];
    }

    /** The upper half of the squares strictly between two squares. */
    public long betweenHi(int from, int to) {
        return hi[from * squares + to];
    }

    static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
    }
}
