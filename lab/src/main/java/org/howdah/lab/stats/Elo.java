package org.howdah.lab.stats;

import org.jspecify.annotations.Nullable;

/** Elo differences: logistic ones, from the score alone, and normalized ones, from the score in standard deviations. */
public final class Elo {
    /**
     * Normalized Elo for each standard deviation of a game's score above one half: near equality it then is the logistic
     * Elo of a match without draws. Source: M. Van den Bergh, A practical introduction to normalized Elo (2021).
     */
    static final double PER_DEVIATION = 800 / Math.log(10);

    private Elo() {}

    /** The score, 0 to 1, to expect with an Elo difference. */
    public static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** The Elo difference at which to expect a score; null at 0 and 1, where none is large enough. */
    public static @Nullable Double difference(double score) {
        return score <= 0 || score >= 1 ? null : 400 * Math.log10(score / (1 - score));
    }
}
