package org.howdah.engine.search;

import java.util.Arrays;

/**
 * Remembers what was found about positions, by their keys. Two longs an entry, in one array: the data, and the key mixed
 * with the data, so that an entry written by two threads at once is seen to be broken and ignored (Robert Hyatt and
 * Tim Mann, "A lockless transposition table", 2002). Four entries make a bucket.
 *
 * <p>The data, from the lowest bit: move 32, score 16, depth 8, bound 2, generation 6.
 */
final class TranspositionTable {
    static final int NO_BOUND = 0;
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    /** What {@link #probe} gives when nothing is known. */
    static final long MISS = 0;

    private static final int ENTRIES = 4;
    private static final int LONGS = 2 * ENTRIES;
    private static final int GENERATIONS = 64;
    private static final int BYTES = LONGS * Long.BYTES;

    /** With more buckets than these, 8 MB, a table that is given back is worth a collection. */
    private static final long LARGE = 1 << 17;

    private long[] table = {};
    private long buckets;
    private int generation;

    /** @param megabytes at least 1 */
    TranspositionTable(int megabytes) {
        allocate(megabytes);
    }

    /**
     * Takes another size and forgets everything, unless that is the size it has.
     *
     * @throws OutOfMemoryError when there is not so much memory; the size stays as it was
     */
    void resize(int megabytes) {
        long before = buckets;
        if (buckets(megabytes) == before) {
            return;
        }
        release();
        try {
            allocate(megabytes);
        } catch (OutOfMemoryError e) {
            take(before);
            throw e;
        }
    }

    /** Gives its memory back; it is of no use any more, unless resized. */
    void release() {
        table = new long[0];
        // Asked for a large array, the serial collector enlarges the heap rather than look whether one has become free.
        if (buckets > LARGE) {
            System.gc();
        }
        buckets = 0;
    }

    private static long buckets(int megabytes) {
        return Math.min((long) megabytes * 1024 * 1024 / BYTES, Integer.MAX_VALUE / LONGS - 1);
    }

    private void allocate(int megabytes) {
        take(buckets(megabytes));
    }

    private void take(long count) {
        table = new long[(int) count * LONGS];
        buckets = count;
        generation = 0;
    }

    void clear() {
        Arrays.fill(table, 0);
        generation = 0;
    }

    /** Lets what earlier searches found grow old. */
    void nextSearch() {
        generation = (generation + 1) % GENERATIONS;
    }

    /** The data about the position with that key, or {@link #MISS}. */
    long probe(long key) {
        int bucket = bucket(key);
        for (int i = bucket; i < bucket + LONGS; i += 2) {
            long data = table[i];
            if (data != MISS && (table[i + 1] ^ data) == key) {
                return data;
            }
        }
        return MISS;
    }

    /**
     * Remembers what was found, in place of the shallowest and oldest of the bucket.
     *
     * @param score as {@link #toStored} gives it
     * @param move the best move; {@code 0} keeps the one known before
     */
    void store(long key, int move, int score, int depth, int bound) {
        int bucket = bucket(key);
        int place = bucket;
        int worst = Integer.MAX_VALUE;
        int best = move;
        for (int i = bucket; i < bucket + LONGS; i += 2) {
            long data = table[i];
            if (data != MISS && (table[i + 1] ^ data) == key) {
                if (bound != EXACT && age(data) == 0 && depth(data) > depth + 3) {
                    return;
                }
                best = move == 0 ? move(data) : move;
                place = i;
                break;
            }
            int worth = data == MISS ? Integer.MIN_VALUE : depth(data) - 8 * age(data);
            if (worth < worst) {
                worst = worth;
                place = i;
            }
        }
        long data = pack(best, score, depth, bound);
        table[place] = data;
        table[place + 1] = key ^ data;
    }

    private long pack(int move, int score, int depth, int bound) {
        return move & 0xFFFF_FFFFL
                | (score & 0xFFFFL) << 32
                | (depth & 0xFFL) << 48
                | (long) bound << 56
                | (long) generation << 58;
    }

    private int age(long data) {
        return generation - (int) (data >>> 58) + GENERATIONS & GENERATIONS - 1;
    }

    private int bucket(long key) {
        return (int) Math.unsignedMultiplyHigh(key, buckets) * LONGS;
    }

    static int move(long data) {
        return (int) data;
    }

    static int score(long data) {
        return (short) (data >>> 32);
    }

    static int depth(long data) {
        return (byte) (data >>> 48);
    }

    static int bound(long data) {
        return (int) (data >>> 56) & 3;
    }

    /** A forced end is stored by its distance from the position itself, not from the root. */
    static int toStored(int score, int ply) {
        return score >= Score.WON ? score + ply : score <= -Score.WON ? score - ply : score;
    }

    /** The inverse of {@link #toStored}. */
    static int fromStored(int score, int ply) {
        return score >= Score.WON ? score - ply : score <= -Score.WON ? score + ply : score;
    }

    /** How full the table is with results of this search, in thousandths, from a sample. */
    int permill() {
        int used = 0;
        int sample = (int) Math.min(250, buckets);
        for (int i = 0; i < sample * LONGS; i += 2) {
            if (table[i] != MISS && age(table[i]) == 0) {
                used++;
            }
        }
        return used * 1000 / (sample * ENTRIES);
    }
}
