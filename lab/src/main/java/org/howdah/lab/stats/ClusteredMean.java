package org.howdah.lab.stats;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The mean of observations that come in clusters. Those of one cluster may depend on each other, clusters may not; so the
 * variance is that of the clusters' sums of residuals, as in {@link Logistic}. With one observation a cluster it is the
 * ordinary one, and that of a difference the one for pairs.
 */
public final class ClusteredMean {
    private final Map<Integer, Sum> clusters = new LinkedHashMap<>();
    private double total;
    private int count;

    private record Sum(double total, int count) {
        static final Sum NONE = new Sum(0, 0);

        Sum plus(double value) {
            return new Sum(total + value, count + 1);
        }
    }

    /** Adds an observation. */
    public void add(int cluster, double value) {
        clusters.put(cluster, clusters.getOrDefault(cluster, Sum.NONE).plus(value));
        total += value;
        count++;
    }

    /** How many observations there are. */
    public int count() {
        return count;
    }

    /** Their mean; meaningless without observations. */
    public double value() {
        return total / count;
    }

    /** The mean of any quantity with its interval; without bounds when all clusters are alike. */
    public Estimate mean() {
        return around(value(), corrected(variance(), clusters.size()));
    }

    /**
     * The mean of shares from 0 to 1 with the interval of E. B. Wilson, which also holds where nearly all are alike. It is
     * that for as many tosses of a coin as would make the variance what it is.
     */
    public Estimate share() {
        double share = value();
        double variance = variance();
        double tosses = variance > 0 ? share * (1 - share) / variance : count;
        double z2 = square(Normal.TWO_SIDED_95) / tosses;
        double middle = (share + z2 / 2) / (1 + z2);
        double error = Math.sqrt(z2 * share * (1 - share) + z2 * z2 / 4) / (1 + z2);
        return new Estimate(share, Math.max(0, middle - error), Math.min(1, middle + error));
    }

    /** How much larger the first mean is. Clusters of the same number may depend on each other. */
    public static Estimate difference(ClusteredMean first, ClusteredMean second) {
        Set<Integer> all = new LinkedHashSet<>(first.clusters.keySet());
        all.addAll(second.clusters.keySet());
        double variance = 0;
        for (int cluster : all) {
            variance += square(first.residual(cluster) - second.residual(cluster));
        }
        return around(first.value() - second.value(), corrected(variance, all.size()));
    }

    /** Of the mean, before what is missing for its being taken from the same observations. */
    private double variance() {
        double variance = 0;
        for (int cluster : clusters.keySet()) {
            variance += square(residual(cluster));
        }
        return variance;
    }

    /** What a cluster adds to the error of the mean. */
    private double residual(int cluster) {
        Sum sum = clusters.getOrDefault(cluster, Sum.NONE);
        return (sum.total - sum.count * value()) / count;
    }

    private static double corrected(double variance, int clusters) {
        return clusters < 2 ? 0 : variance * clusters / (clusters - 1);
    }

    private static double square(double x) {
        return x * x;
    }

    private static Estimate around(double value, double variance) {
        double error = Normal.TWO_SIDED_95 * Math.sqrt(variance);
        return error > 0 ? new Estimate(value, value - error, value + error) : new Estimate(value, null, null);
    }
}
