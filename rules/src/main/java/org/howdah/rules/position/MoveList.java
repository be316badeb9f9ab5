package org.howdah.rules.position;

import java.util.Arrays;
import org.howdah.rules.board.Bits;

/** A list of moves made to be filled and cleared again and again: it grows when it must and never shrinks. */
public final class MoveList {
    private static final int USUAL = 256;

    private final boolean counts;
    private int[] moves = new int[USUAL];
    private int size;

    public MoveList() {
        this(false);
    }

    private MoveList(boolean counts) {
        this.counts = counts;
    }

    /** A list for counting only: its size is right, the moves in it mean nothing. */
    public static MoveList counter() {
        return new MoveList(true);
    }

    /** How many moves there are. */
    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The move numbered {@code i} from 0. */
    public int get(int i) {
        return moves[i];
    }

    public void set(int i, int move) {
        moves[i] = move;
    }

    public void add(int move) {
        if (size >= moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /** Adds a move once with each square of a set as its target. */
    public void addAll(int move, long targetsLo, long targetsHi) {
        if (counts) {
            size += Bits.count(targetsLo, targetsHi);
            return;
        }
        for (long rest = targetsLo; rest != 0; rest &= rest - 1) {
            add(Move.withTarget(move, Long.numberOfTrailingZeros(rest)));
        }
        for (long rest = targetsHi; rest != 0; rest &= rest - 1) {
            add(Move.withTarget(move, Long.SIZE + Long.numberOfTrailingZeros(rest)));
        }
    }

    public void clear() {
        size = 0;
    }

    /** Keeps the first moves only. */
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** A copy of the moves. */
    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
