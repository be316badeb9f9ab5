package org.howdah.lab.stats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Logistic regression of results that are shares of a point, fitted by Newton's method. Draws make the results less
 * scattered than a coin's, and games that belong together are alike; so the covariance is the sandwich of G. Huber and
 * H. White, with clusters, which supposes neither.
 */
public final class Logistic {
    private static final int MOST_STEPS = 50;
    private static final double DONE = 1e-9;

    private final double[] theta;
    private final double[][] covariance;

    /**
     * A result and what may explain it.
     *
     * @param x the explaining numbers
     * @param y the share of a point, 0 to 1
     * @param cluster observations of one cluster may depend on each other
     */
    public record Observation(double[] x, double y, int cluster) {}

    private Logistic(double[] theta, double[][] covariance) {
        this.theta = theta;
        this.covariance = covariance;
    }

    /**
     * Fits the coefficients.
     *
     * @param precision of each coefficient's prior, a normal one about 0; small numbers keep what the observations do not
     *     tell from being infinite
     */
    public static Logistic fit(List<Observation> observations, double[] precision) {
        int n = precision.length;
        double[] theta = new double[n];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = new double[n];
            for (Observation o : observations) {
                add(gradient, o.x, o.y - share(theta, o.x));
            }
            for (int i = 0; i < n; i++) {
                gradient[i] -= precision[i] * theta[i];
            }
            double[] change = Cholesky.solve(curvature(observations, theta, precision), gradient);
            double largest = 0;
            for (int i = 0; i < n; i++) {
                theta[i] += change[i];
                largest = Math.max(largest, Math.abs(change[i]));
            }
            if (largest < DONE) {
                break;
            }
        }
        return new Logistic(theta, sandwich(observations, theta, precision));
    }

    private static double[][] curvature(List<Observation> observations, double[] theta, double[] precision) {
        int n = theta.length;
        double[][] curvature = new double[n][n];
        for (Observation o : observations) {
            double p = share(theta, o.x);
            addSquare(curvature, o.x, p * (1 - p));
        }
        for (int i = 0; i < n; i++) {
            curvature[i][i] += precision[i];
        }
        return curvature;
    }

    private static double[][] sandwich(List<Observation> observations, double[] theta, double[] precision) {
        int n = theta.length;
        Map<Integer, double[]> scores = new HashMap<>();
        for (Observation o : observations) {
            add(scores.computeIfAbsent(o.cluster, c -> new double[n]), o.x, o.y - share(theta, o.x));
        }
        double[][] filling = new double[n][n];
        scores.values().forEach(score -> addSquare(filling, score, 1));
        double[][] bread = Cholesky.inverse(curvature(observations, theta, precision));
        return product(product(bread, filling), bread);
    }

    private static double[][] product(double[][] a, double[][] b) {
        int n = a.length;
        double[][] product = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    product[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return product;
    }

    private static void add(double[] sum, double[] x, double weight) {
        for (int i = 0; i < x.length; i++) {
            sum[i] += weight * x[i];
        }
    }

    private static void addSquare(double[][] sum, double[] x, double weight) {
        for (int i = 0; i < x.length; i++) {
            if (x[i] != 0) {
                for (int j = 0; j < x.length; j++) {
                    sum[i][j] += weight * x[i] * x[j];
                }
            }
        }
    }

    private static double share(double[] theta, double[] x) {
        double logit = 0;
        for (int i = 0; i < x.length; i++) {
            logit += theta[i] * x[i];
        }
        return share(logit);
    }

    /** The share of a point that such log odds promise. */
    public static double share(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }

    /**
     * The cross-entropy, in nats, of what log odds promise and what came of it.
     *
     * @param share the share of a point that came of it, 0 to 1
     */
    public static double loss(double logit, double share) {
        // log(1 + exp(-logit)) for a win, logit more for a loss, without overflow
        double win = Math.log1p(Math.exp(-Math.abs(logit))) + Math.max(0, -logit);
        return win + (1 - share) * logit;
    }

    /** The share of a point to be expected. */
    public double share(double[] x) {
        return share(theta, x);
    }

    /** A coefficient, in logits. */
    public double coefficient(int i) {
        return theta[i];
    }

    /** The standard error of a coefficient. */
    public double error(int i) {
        return Math.sqrt(covariance[i][i]);
    }

    /** The ratio of two coefficients and its standard error, by the delta method. */
    public double[] ratio(int i, int j) {
        double ratio = theta[i] / theta[j];
        double variance = (covariance[i][i] - 2 * ratio * covariance[i][j] + ratio * ratio * covariance[j][j])
                / (theta[j] * theta[j]);
        return new double[] {ratio, Math.sqrt(Math.max(0, variance))};
    }
}
