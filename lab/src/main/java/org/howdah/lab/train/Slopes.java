package org.howdah.lab.train;

import java.util.Arrays;
import org.howdah.lab.stats.Logistic;

/** How the loss of some positions changes with each number of a model. For one thread. */
final class Slopes {
    private final Model model;
    private final float[] own;
    private final float[] other;
    final float[][] sums;
    double loss;

    Slopes(Model model) {
        this.model = model;
        own = new float[model.hidden];
        other = new float[model.hidden];
        sums = model.emptyRows();
    }

    void clear() {
        for (float[] row : sums) {
            Arrays.fill(row, 0);
        }
        loss = 0;
    }

    /** The log odds that the model gives a position. */
    double output(Examples examples, int i) {
        float[][] rows = model.rows;
        System.arraycopy(rows[model.inputs], 0, own, 0, own.length);
        System.arraycopy(rows[model.inputs], 0, other, 0, other.length);
        int end = examples.start(i + 1);
        for (int at = examples.start(i); at < end; at++) {
            add(rows[examples.own(at)], own);
            add(rows[examples.other(at)], other);
        }
        int stage = examples.stage(i);
        return rows[model.outputBiasRow()][stage]
                + weighed(own, rows[model.outputRow(stage, 0)])
                + weighed(other, rows[model.outputRow(stage, 1)]);
    }

    /** Adds one row to another. */
    static void add(float[] row, float[] to) {
        for (int u = 0; u < to.length; u++) {
            to[u] += row[u];
        }
    }

    private static float weighed(float[] units, float[] weights) {
        float sum = 0;
        for (int u = 0; u < weights.length; u++) {
            float unit = Math.min(Math.max(units[u], 0), 1);
            sum += unit * unit * weights[u];
        }
        return sum;
    }

    /** Adds the slopes of one position, and its loss. */
    void add(Examples examples, int i, double target) {
        double logit = output(examples, i);
        loss += Logistic.loss(logit, target);
        float error = (float) (Logistic.share(logit) - target);
        int stage = examples.stage(i);
        sums[model.outputBiasRow()][stage] += error;
        back(own, model.outputRow(stage, 0), error);
        back(other, model.outputRow(stage, 1), error);
        add(own, sums[model.inputs]);
        add(other, sums[model.inputs]);
        int end = examples.start(i + 1);
        for (int at = examples.start(i); at < end; at++) {
            add(own, sums[examples.own(at)]);
            add(other, sums[examples.other(at)]);
        }
    }

    /** Turns the values of hidden units into the slopes of the loss with them; those of the output weights are added. */
    private void back(float[] units, int row, float error) {
        float[] weights = model.rows[row];
        float[] slopes = sums[row];
        for (int u = 0; u < weights.length; u++) {
            float value = units[u];
            float unit = Math.min(Math.max(value, 0), 1);
            slopes[u] += error * unit * unit;
            units[u] = value < 1 ? 2 * unit * error * weights[u] : 0;
        }
    }
}
