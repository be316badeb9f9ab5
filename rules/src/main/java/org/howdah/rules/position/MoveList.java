package org.howdah.rules.position;

import java.util.Arrays;

/** A list of moves made to be filled and cleared again and again: it grows when it must and never shrinks. */
public final class MoveList {
    private static final int USUAL = 256;

    private int[] moves = new int[USUAL];
    private int size;

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
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
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
