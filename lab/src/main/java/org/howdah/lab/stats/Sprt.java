package org.howdah.lab.stats;

/**
 * A sequential probability ratio test (A. Wald, 1945) of two hypotheses about the strength of the first engine, in the
 * generalized form for unknown distributions: the log-likelihood ratio compares the most likely distributions under
 * both. Source: M. Van den Bergh, The Generalized Sequential Probability Ratio Test (2016), as fishtest uses it.
 *
 * @param elo0 the difference under the null hypothesis
 * @param elo1 the difference under the alternative, above {@code elo0}
 * @param alpha how often the alternative may be accepted although the difference is {@code elo0}
 * @param beta how often the null hypothesis may be accepted although the difference is {@code elo1}
 * @param model which Elo that is
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {
    /** What fishtest takes for a score that never occurred: it keeps likelihoods above 0. */
    private static final double NEVER = 1e-3;

    /** Which Elo the bounds are in. */
    public enum Model {
        /** From the score alone. */
        LOGISTIC,
        /** From the score in standard deviations: the length of a test then does not depend on how many games are drawn. */
        NORMALIZED
    }

    /** What a test says. */
    public enum Verdict {
        /** More games are needed. */
        OPEN,
        /** The null hypothesis is accepted: not better. */
        H0,
        /** The alternative is accepted: better. */
        H1
    }

    /** @throws IllegalArgumentException when the bounds are in the wrong order or an error is not in (0, 0.5) */
    public Sprt {
        if (!(elo0 < elo1) || Double.isInfinite(elo0) || Double.isInfinite(elo1)) {
            throw new IllegalArgumentException("elo0 has to be below elo1");
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException("alpha and beta lie between 0 and 0.5");
        }
    }

    /** At this log-likelihood ratio or below, the null hypothesis is accepted. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** At this log-likelihood ratio or above, the alternative is accepted. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** The logarithm of how much more likely the results are under the alternative; 0 without any. */
    public double logLikelihoodRatio(Tally tally) {
        if (tally.trials() == 0) {
            return 0;
        }
        Distribution seen = tally.distribution(NEVER);
        double trials = tally.counts().stream()
                .mapToDouble(count -> Math.max(count, NEVER))
                .sum();
        return trials * seen.logRatio(under(seen, elo1, tally), under(seen, elo0, tally));
    }

    private Distribution under(Distribution seen, double elo, Tally tally) {
        return switch (model) {
            case LOGISTIC -> seen.withMean(Elo.score(elo));
            case NORMALIZED -> seen.withNormalizedMean(elo / Elo.PER_DEVIATION * Math.sqrt(tally.gamesPerTrial()));
        };
    }

    public Verdict verdict(Tally tally) {
        double ratio = logLikelihoodRatio(tally);
        return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.OPEN;
    }
}
