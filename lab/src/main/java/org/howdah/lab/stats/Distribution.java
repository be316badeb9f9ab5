package org.howdah.lab.stats;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A distribution of scores, and the ones most likely to have given it under a hypothesis.
 *
 * <p>Source for the likelihoods: A. B. Owen, Empirical Likelihood (2001), chapter 2: of all distributions <i>q</i> with
 * &Sigma; <i>q</i><sub>i</sub> <i>g</i><sub>i</sub> = 0, the one under which frequencies <i>p</i> are the most likely is
 * <i>q</i><sub>i</sub> = <i>p</i><sub>i</sub> / (1 + <i>x</i> <i>g</i><sub>i</sub>), with the <i>x</i> that fulfils the
 * condition.
 *
 * @param scores the possible scores, ascending
 * @param probabilities of each, all above 0 where a likelihood is asked for
 */
record Distribution(double[] scores, double[] probabilities) {
    private static final double HALF = 0.5;
    private static final int MOST_ROUNDS = 200;
    private static final double SETTLED = 1e-10;
    private static final double SMALLEST_STEP = 1e-9;

    double mean() {
        return expectation(score -> score);
    }

    double variance() {
        double mean = mean();
        return expectation(score -> (score - mean) * (score - mean));
    }

    private double expectation(DoubleUnaryOperator of) {
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            sum += probabilities[i] * of.applyAsDouble(scores[i]);
        }
        return sum;
    }

    /** The most likely distribution with this mean, which lies between the lowest and the highest score. */
    Distribution withMean(double mean) {
        double[] g = conditions(score -> score - mean);
        if (!canHold(g)) {
            throw new ArithmeticException("no distribution of these scores has this mean");
        }
        return mostLikely(g);
    }

    /**
     * The most likely distribution whose mean lies {@code t} of its own standard deviations above one half.
     *
     * <p>It is approached from the one without an advantage, in steps as large as lead there.
     *
     * @throws ArithmeticException when there is none, for a {@code t} that no scores can have
     */
    Distribution withNormalizedMean(double t) {
        Distribution at = withMean(HALF);
        double reached = 0;
        for (double step = t; reached != t; ) {
            double next = Math.abs(t - reached) <= Math.abs(step) ? t : reached + step;
            Distribution moved = settle(at, next);
            if (moved != null) {
                at = moved;
                reached = next;
            } else if (Math.abs(step) > SMALLEST_STEP) {
                step /= 2;
            } else {
                throw new ArithmeticException("no distribution of these scores has its mean so far from one half");
            }
        }
        return at;
    }

    /**
     * The condition is not linear in the probabilities, so it is replaced by its tangent at the last approximation until
     * that settles. Near a distribution of mean <i>m</i> and deviation <i>s</i>, a probability moved to the score <i>a</i>
     * changes the mean by <i>a</i> - <i>m</i> and the deviation by ((<i>a</i> - <i>m</i>)² - <i>s</i>²) / 2<i>s</i>.
     *
     * @return null when it does not settle from there
     */
    private @Nullable Distribution settle(Distribution from, double t) {
        Distribution last = from;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double mean = last.mean();
            double deviation = Math.sqrt(last.variance());
            double[] g = conditions(score -> {
                double z = (score - mean) / deviation;
                return score - HALF - t * deviation * (1 + z * z) / 2;
            });
            if (!canHold(g)) {
                return null;
            }
            Distribution next = mostLikely(g);
            if (next.distance(last) < SETTLED) {
                return next;
            }
            last = next;
        }
        return null;
    }

    private double[] conditions(DoubleUnaryOperator condition) {
        return Arrays.stream(scores).map(condition).toArray();
    }

    private static boolean canHold(double[] g) {
        return Arrays.stream(g).anyMatch(x -> x > 0) && Arrays.stream(g).anyMatch(x -> x < 0);
    }

    private double distance(Distribution other) {
        double most = 0;
        for (int i = 0; i < probabilities.length; i++) {
            most = Math.max(most, Math.abs(probabilities[i] - other.probabilities[i]));
        }
        return most;
    }

    private Distribution mostLikely(double[] g) {
        double x = multiplier(g);
        double[] q = new double[g.length];
        double total = 0;
        for (int i = 0; i < g.length; i++) {
            q[i] = probabilities[i] / (1 + x * g[i]);
            total += q[i];
        }
        for (int i = 0; i < q.length; i++) {
            q[i] /= total;
        }
        return new Distribution(scores, q);
    }

    /** Where &Sigma; p g / (1 + x g) = 0: it falls from plus to minus infinity while all 1 + x g are above 0. */
    private double multiplier(double[] g) {
        double most = Arrays.stream(g).max().orElseThrow();
        double least = Arrays.stream(g).min().orElseThrow();
        double low = -1 / most;
        double high = -1 / least;
        for (int round = 0; round < MOST_ROUNDS && low < high; round++) {
            double middle = low + (high - low) / 2;
            if (middle == low || middle == high) {
                break;
            }
            double sum = 0;
            for (int i = 0; i < g.length; i++) {
                sum += probabilities[i] * g[i] / (1 + middle * g[i]);
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low + (high - low) / 2;
    }

    /** The logarithm of how much more likely one distribution makes these frequencies than another, for each trial. */
    double logRatio(Distribution likelier, Distribution than) {
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            sum += probabilities[i] * Math.log(likelier.probabilities[i] / than.probabilities[i]);
        }
        return sum;
    }
}
