package org.howdah.engine.nnue;

/** In which inputs two positions differ. Used again and again. */
final class Changes {
    /** Those to add from the front, those to take away from the back. */
    private final int[] inputs;

    private int added;
    private int removed;

    /** @param inputs how many there are */
    Changes(int inputs) {
        this.inputs = new int[inputs];
    }

    void clear() {
        added = 0;
        removed = 0;
    }

    /** How many are to be added. */
    int added() {
        return added;
    }

    /** How many are to be taken away. */
    int removed() {
        return removed;
    }

    /** The n-th input to add. */
    int toAdd(int n) {
        return inputs[n];
    }

    /** The n-th input to take away. */
    int toRemove(int n) {
        return inputs[inputs.length - 1 - n];
    }

    void add(int input) {
        inputs[added++] = input;
    }

    void remove(int input) {
        inputs[inputs.length - ++removed] = input;
    }

    /**
     * Compares two sets of squares.
     *
     * @param first the input of square 0
     */
    void compare(long oldLo, long oldHi, long newLo, long newHi, int first) {
        for (long lo = newLo & ~oldLo; lo != 0; lo &= lo - 1) {
            add(first + Long.numberOfTrailingZeros(lo));
        }
        for (long hi = newHi & ~oldHi; hi != 0; hi &= hi - 1) {
            add(first + Long.SIZE + Long.numberOfTrailingZeros(hi));
        }
        for (long lo = oldLo & ~newLo; lo != 0; lo &= lo - 1) {
            remove(first + Long.numberOfTrailingZeros(lo));
        }
        for (long hi = oldHi & ~newHi; hi != 0; hi &= hi - 1) {
            remove(first + Long.SIZE + Long.numberOfTrailingZeros(hi));
        }
    }
}
