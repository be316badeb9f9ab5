package org.howdah.lab.stats;

import org.jspecify.annotations.Nullable;

/**
 * A figure and the interval in which its true value lies with 95 per cent confidence. What has no bound is null: no finite
 * Elo difference explains that every game was won, and a match in which all trials went alike says nothing of the error.
 *
 * @param value the estimate
 * @param low the lower end
 * @param high the upper end
 */
public record Estimate(
        @Nullable Double value,
        @Nullable Double low,
        @Nullable Double high) {

    /** The score, 0 to 1. */
    public static Estimate score(Tally tally) {
        double score = tally.score();
        double error = error(tally);
        return error > 0
                ? new Estimate(score, Math.max(0, score - error), Math.min(1, score + error))
                : new Estimate(score, null, null);
    }

    /** The logistic Elo difference: the bounds are those of the score. */
    public static Estimate elo(Tally tally) {
        double score = tally.score();
        double error = error(tally);
        return error > 0
                ? new Estimate(Elo.difference(score), Elo.difference(score - error), Elo.difference(score + error))
                : new Estimate(Elo.difference(score), null, null);
    }

    /** The normalized Elo difference; its error depends on the number of games alone. */
    public static Estimate normalizedElo(Tally tally) {
        double deviation = tally.deviationPerGame();
        if (!(deviation > 0)) {
            return new Estimate(null, null, null);
        }
        double value = Elo.PER_DEVIATION * (tally.score() - 0.5) / deviation;
        double error = Elo.PER_DEVIATION * Normal.TWO_SIDED_95 / Math.sqrt((double) tally.games());
        return new Estimate(value, value - error, value + error);
    }

    /** The likelihood of superiority: how probable it is that the first is the stronger one; null when nothing tells. */
    public static @Nullable Double superiority(Tally tally) {
        double error = Math.sqrt(tally.variance() / tally.trials());
        return error > 0 ? Normal.below((tally.score() - 0.5) / error) : null;
    }

    private static double error(Tally tally) {
        return Normal.TWO_SIDED_95 * Math.sqrt(tally.variance() / tally.trials());
    }
}
