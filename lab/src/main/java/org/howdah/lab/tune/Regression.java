package org.howdah.lab.tune;

import java.util.List;
import org.howdah.lab.stats.Cholesky;
import org.howdah.lab.stats.Logistic;

/**
 * Logistic regression: finds the changes of the weights under which the scores foretell the results best. The expected
 * share of a point is {@code 1 / (1 + exp(-score / k))}; the loss is the cross-entropy, in nats, plus what pulls every weight
 * back to where it was (a normal prior). That sum has one minimum, and Newton's method finds it in a few steps.
 *
 * <p>Each weight is measured in its spread, how far it may be expected to move.
 */
final class Regression {
    private static final int MOST_STEPS = 30;

    /** When a step lowers the loss of a position by less than this, in nats, nothing more is to be found. */
    private static final double TINY = 1e-8;

    private static final double LEAST_SCALE = 20;
    private static final double LARGEST_SCALE = 2000;
    private static final double PRECISION = 0.1;

    private final List<Observations> training;
    private final double k;
    private final double[] spreads;
    private final Workers workers;
    private final int size;

    /**
     * @param training the positions to learn from, one part a worker
     * @param k centipawns that make the odds e to 1
     * @param spreads how far each weight may be expected to move: the standard deviation of its prior
     * @param workers who share the work
     */
    Regression(List<Observations> training, double k, double[] spreads, Workers workers) {
        this.training = List.copyOf(training);
        this.k = k;
        this.spreads = spreads.clone();
        this.workers = workers;
        size = training.stream().mapToInt(Observations::size).sum();
    }

    /**
     * The changes that make the loss least.
     *
     * @param start how far the weights are already from where the prior stands; the observations were made there
     * @param prior how many positions the prior counts for
     * @return the changes from where the prior stands
     */
    double[] fit(double[] start, double prior) {
        double[] base = inSpreads(start);
        double[] z = base.clone();
        double loss = loss(z, base, prior);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] direction = direction(z, base, prior);
            double[] next = z;
            double nextLoss = Double.POSITIVE_INFINITY;
            // A full step is nearly always right; where it goes too far, half of it does not.
            for (double length = 1; nextLoss > loss && length > 1e-3; length /= 2) {
                next = moved(z, direction, length);
                nextLoss = loss(next, base, prior);
            }
            if (!(nextLoss < loss - TINY)) {
                break;
            }
            z = next;
            loss = nextLoss;
        }
        double[] changes = new double[z.length];
        for (int i = 0; i < z.length; i++) {
            changes[i] = z[i] * spreads[i];
        }
        return changes;
    }

    private double[] inSpreads(double[] changes) {
        double[] z = new double[changes.length];
        for (int i = 0; i < z.length; i++) {
            z[i] = changes[i] / spreads[i];
        }
        return z;
    }

    private static double[] moved(double[] z, double[] direction, double length) {
        double[] moved = z.clone();
        for (int i = 0; i < z.length; i++) {
            moved[i] -= length * direction[i];
        }
        return moved;
    }

    /** From where the observations were made to z, in the weights' own units. */
    private double[] since(double[] z, double[] base) {
        double[] changes = new double[z.length];
        for (int i = 0; i < z.length; i++) {
            changes[i] = (z[i] - base[i]) * spreads[i];
        }
        return changes;
    }

    private double loss(double[] z, double[] base, double prior) {
        double[] changes = since(z, base);
        double sum = 0;
        for (double part : workers.each(training, part -> loss(part, changes, k) * part.size())) {
            sum += part;
        }
        for (double away : z) {
            sum += prior * away * away / 2;
        }
        return sum / size;
    }

    /** Newton's direction: the gradient, with the curvature divided out. */
    private double[] direction(double[] z, double[] base, double prior) {
        int n = z.length;
        double[] changes = since(z, base);
        double[] gradient = new double[n];
        double[][] curvature = new double[n][n];
        for (Slopes part : workers.each(training, part -> slopes(part, changes))) {
            for (int i = 0; i < n; i++) {
                gradient[i] += part.gradient[i] * spreads[i];
                for (int j = 0; j <= i; j++) {
                    curvature[i][j] += part.curvature[i][j] * spreads[i] * spreads[j];
                }
            }
        }
        for (int i = 0; i < n; i++) {
            gradient[i] += prior * z[i];
            curvature[i][i] += prior + TINY;
        }
        return Cholesky.solve(curvature, gradient);
    }

    /** How the loss of some positions changes with the weights, once and twice; of the curvature the lower half. */
    private record Slopes(double[] gradient, double[][] curvature) {}

    private Slopes slopes(Observations part, double[] changes) {
        int n = changes.length;
        Slopes slopes = new Slopes(new double[n], new double[n][n]);
        for (int i = 0; i < part.size(); i++) {
            double expected = Logistic.share(part.score(i, changes) / k);
            part.addSlopes(i, (expected - part.target(i)) / k, slopes.gradient);
            part.addProducts(i, expected * (1 - expected) / (k * k), slopes.curvature);
        }
        return slopes;
    }

    /** The mean loss in nats once the weights have changed by so much. */
    static double loss(Observations observations, double[] changes, double k) {
        double sum = 0;
        for (int i = 0; i < observations.size(); i++) {
            sum += Logistic.loss(observations.score(i, changes) / k, observations.target(i));
        }
        return sum / Math.max(1, observations.size());
    }

    /** The scale k under which the scores, as they are, foretell the results best. */
    static double scale(Observations observations, int weights) {
        double[] none = new double[weights];
        double low = LEAST_SCALE;
        double high = LARGEST_SCALE;
        while (high - low > PRECISION) {
            double a = low + (high - low) / 3;
            double b = high - (high - low) / 3;
            if (loss(observations, none, a) < loss(observations, none, b)) {
                high = b;
            } else {
                low = a;
            }
        }
        return (low + high) / 2;
    }
}
