package org.howdah.engine.search;

import java.util.Arrays;

/** Static evaluations of positions seen lately. One long an entry: most of the key, and the score in its last bits. */
final class EvaluationCache {
    /** What {@link #probe} gives when the position is not there. */
    static final int MISS = Integer.MIN_VALUE;

    private static final int ENTRIES = 1 << 16;
    private static final long KEY_MASK = ~0xFFFFL;

    private final long[] entries = new long[ENTRIES];

    void clear() {
        Arrays.fill(entries, 0);
    }

    int probe(long key) {
        long entry = entries[index(key)];
        return entry != 0 && ((entry ^ key) & KEY_MASK) == 0 ? (short) entry : MISS;
    }

    void store(long key, int score) {
        entries[index(key)] = key & KEY_MASK | score & 0xFFFFL;
    }

    private static int index(long key) {
        return (int) (key >>> 40) & ENTRIES - 1;
    }
}
