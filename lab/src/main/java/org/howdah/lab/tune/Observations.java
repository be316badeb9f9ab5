package org.howdah.lab.tune;

import java.util.Arrays;
import org.howdah.lab.stats.Logistic;

/**
 * What a regression learns from: for each position the score that the weights give it now and how that changes with each of
 * them, how the game ended, and what a search thought. Sparse: most weights do not matter to most positions.
 */
final class Observations {
    private int size;
    private int filled;
    private int[] starts = new int[1025];
    private short[] weights = new short[1 << 16];
    private float[] slopes = new float[1 << 16];
    private float[] scores = new float[1024];
    private float[] results = new float[1024];
    private float[] searched = new float[1024];
    private float[] targets = new float[1024];

    /**
     * Adds one position, all in White's view.
     *
     * @param slope how the score changes with each weight
     * @param result what White scored in the game
     * @param found what the search said, in centipawns
     */
    void add(double score, double[] slope, double result, double found) {
        makeRoom();
        scores[size] = (float) score;
        results[size] = (float) result;
        targets[size] = (float) result;
        searched[size] = (float) found;
        for (int i = 0; i < slope.length; i++) {
            if (slope[i] != 0) {
                put((short) i, (float) slope[i]);
            }
        }
        starts[++size] = filled;
    }

    private void makeRoom() {
        if (size == scores.length) {
            starts = Arrays.copyOf(starts, 2 * size + 1);
            scores = Arrays.copyOf(scores, 2 * size);
            results = Arrays.copyOf(results, 2 * size);
            searched = Arrays.copyOf(searched, 2 * size);
            targets = Arrays.copyOf(targets, 2 * size);
        }
    }

    private void put(short weight, float slope) {
        if (filled == slopes.length) {
            weights = Arrays.copyOf(weights, 2 * filled);
            slopes = Arrays.copyOf(slopes, 2 * filled);
        }
        weights[filled] = weight;
        slopes[filled++] = slope;
    }

    /** Adds all that others hold. */
    void addAll(Observations others) {
        for (int i = 0; i < others.size; i++) {
            makeRoom();
            scores[size] = others.scores[i];
            results[size] = others.results[i];
            targets[size] = others.targets[i];
            searched[size] = others.searched[i];
            for (int entry = others.starts[i]; entry < others.starts[i + 1]; entry++) {
                put(others.weights[entry], others.slopes[entry]);
            }
            starts[++size] = filled;
        }
    }

    /** Makes part of what is to be foretold the share of a point that the search expected. */
    void aim(double k, double searchShare) {
        for (int i = 0; i < size; i++) {
            double expected = Logistic.share(searched[i] / k);
            targets[i] = (float) ((1 - searchShare) * results[i] + searchShare * expected);
        }
    }

    int size() {
        return size;
    }

    /** What is to be foretold: the share of a point for White. */
    double target(int i) {
        return targets[i];
    }

    /** The score of a position once the weights have changed by so much. */
    double score(int i, double[] changes) {
        double score = scores[i];
        for (int entry = starts[i]; entry < starts[i + 1]; entry++) {
            score += slopes[entry] * changes[weights[entry]];
        }
        return score;
    }

    /** Adds to each weight's sum how much the score of a position changes with it, times a factor. */
    void addSlopes(int i, double factor, double[] sums) {
        for (int entry = starts[i]; entry < starts[i + 1]; entry++) {
            sums[weights[entry]] += slopes[entry] * factor;
        }
    }

    /** Adds to the lower half of a matrix the products of the slopes of a position, times a factor. */
    void addProducts(int i, double factor, double[][] sums) {
        for (int entry = starts[i]; entry < starts[i + 1]; entry++) {
            double[] row = sums[weights[entry]];
            double slope = slopes[entry] * factor;
            for (int other = starts[i]; other <= entry; other++) {
                row[weights[other]] += slope * slopes[other];
            }
        }
    }
}
