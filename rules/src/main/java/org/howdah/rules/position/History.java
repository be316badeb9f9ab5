package org.howdah.rules.position;

import java.util.Arrays;

/** What has to be remembered of each move made so that it can be taken back, and the keys for finding repetitions. */
final class History {
    private static final int USUAL = 512;

    private int size;
    private int[] moves = new int[USUAL];
    private long[] keys = new long[USUAL];
    private long[] virginLo = new long[USUAL];
    private long[] virginHi = new long[USUAL];
    private long[] states = new long[USUAL];

    int size() {
        return size;
    }

    void push(int move, long key, long virginsLo, long virginsHi) {
        if (size == moves.length) {
            grow();
        }
        moves[size] = move;
        keys[size] = key;
        virginLo[size] = virginsLo;
        virginHi[size] = virginsHi;
        size++;
    }

    private void grow() {
        moves = Arrays.copyOf(moves, 2 * size);
        keys = Arrays.copyOf(keys, 2 * size);
        virginLo = Arrays.copyOf(virginLo, 2 * size);
        virginHi = Arrays.copyOf(virginHi, 2 * size);
        states = Arrays.copyOf(states, 2 * size);
    }

    /** Remembers the {@link State} before the last move pushed. */
    void state(long state) {
        states[size - 1] = state;
    }

    void pop() {
        size--;
    }

    /** The last move made, {@link Move#NONE} when there is none or the turn was skipped. */
    int move() {
        return size == 0 ? Move.NONE : moves[size - 1];
    }

    /** The move made so many plies ago: 1 is the last. */
    int moveBefore(int plies) {
        return moves[size - plies];
    }

    /** The key of so many plies ago. */
    long keyBefore(int plies) {
        return keys[size - plies];
    }

    long state() {
        return states[size - 1];
    }

    long key() {
        return keys[size - 1];
    }

    long virginLo() {
        return virginLo[size - 1];
    }

    long virginHi() {
        return virginHi[size - 1];
    }

    /** How many of the last {@code plies} positions with the same side to move had this key. */
    int count(long key, int plies) {
        int count = 0;
        int oldest = Math.max(0, size - plies);
        for (int i = size - 2; i >= oldest; i -= 2) {
            if (keys[i] == key) {
                count++;
            }
        }
        return count;
    }

    void copyFrom(History other) {
        while (moves.length < other.size) {
            size = moves.length;
            grow();
        }
        size = other.size;
        System.arraycopy(other.moves, 0, moves, 0, size);
        System.arraycopy(other.keys, 0, keys, 0, size);
        System.arraycopy(other.virginLo, 0, virginLo, 0, size);
        System.arraycopy(other.virginHi, 0, virginHi, 0, size);
        System.arraycopy(other.states, 0, states, 0, size);
    }
}
