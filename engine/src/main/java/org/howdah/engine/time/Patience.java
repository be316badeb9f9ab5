package org.howdah.engine.time;

/** By how much the soft limit of a {@link TimeBudget} stretches or shrinks with what a search has found so far. */
public final class Patience {
    /** By how many iterations in a row have had the same best move. */
    private static final double[] UNREST = {1.6, 1.25, 1.0, 0.8, 0.65};

    private static final double MOST_DOUBT = 1.75;
    private static final double LEAST_ALARM = 0.75;
    private static final double MOST_ALARM = 2.2;

    /** A score that falls by so many centipawns adds 1. */
    private static final double ALARMING_FALL = 70;

    private Patience() {}

    /**
     * The factor for the soft limit.
     *
     * @param stableIterations how many iterations in a row have had the same best move
     * @param share of the positions visited that lay behind the best move, 0 to 1: where it is small the others were not
     *     refuted easily
     * @param fall by how many centipawns the score has fallen, negative when it has risen
     */
    public static double factor(int stableIterations, double share, int fall) {
        double unrest = UNREST[Math.min(stableIterations, UNREST.length - 1)];
        double doubt = MOST_DOUBT - share;
        double alarm = Math.clamp(LEAST_ALARM + fall / ALARMING_FALL, LEAST_ALARM, MOST_ALARM);
        return unrest * doubt * alarm;
    }
}
