package org.howdah.engine.eval;

/**
 * Two scores in one long, one that counts while the board is full and one that counts when few pieces are left. Such
 * longs may be added, subtracted, negated and multiplied by small ints as they are.
 */
final class Tapered {
    private Tapered() {}

    /** The pair of two scores. */
    static long of(int middlegame, int endgame) {
        return ((long) middlegame << Integer.SIZE) + endgame;
    }

    /** The score for the full board. */
    static int middlegame(long pair) {
        return (int) (pair - (int) pair >> Integer.SIZE);
    }

    /** The score for the end. */
    static int endgame(long pair) {
        return (int) pair;
    }

    /**
     * The score in between.
     *
     * @param phase how full the board is, 0 to {@code full}
     */
    static int blend(long pair, int phase, int full) {
        return (middlegame(pair) * phase + endgame(pair) * (full - phase)) / full;
    }
}
