package org.howdah.lab.train;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.howdah.engine.nnue.Network;

/** A network in the making: its numbers as rows of floats, part after part. */
final class Model {
    /** The largest weight of an input, and the largest bias: what a {@link Network}'s file can hold. */
    private static final float LARGEST = (float) Short.MAX_VALUE / Network.ONE;

    /** About as many inputs are set at once: what they sum up to shall begin within a unit's range. */
    private static final double USUAL_INPUTS = 40;

    private static final float FIRST_BIAS = 0.3f;

    /** The number of rows of input weights; the row after them holds the biases of the hidden units. */
    final int inputs;

    final int hidden;
    final float[][] rows;

    Model(int inputs, int hidden, SplittableRandom random) {
        this.inputs = inputs;
        this.hidden = hidden;
        rows = emptyRows();
        for (int input = 0; input < inputs; input++) {
            fill(rows[input], 1 / Math.sqrt(USUAL_INPUTS), random);
        }
        Arrays.fill(biases(), FIRST_BIAS);
        // All stages begin alike.
        fill(output(0, 0), 1 / Math.sqrt(2.0 * hidden), random);
        fill(output(0, 1), 1 / Math.sqrt(2.0 * hidden), random);
        for (int stage = 1; stage < Network.STAGES; stage++) {
            for (int view = 0; view < 2; view++) {
                System.arraycopy(output(0, view), 0, output(stage, view), 0, hidden);
            }
        }
    }

    private static void fill(float[] row, double spread, SplittableRandom random) {
        for (int i = 0; i < row.length; i++) {
            row[i] = (float) ((2 * random.nextDouble() - 1) * spread);
        }
    }

    /** Rows of zeros, as many and as long as those of the model. */
    float[][] emptyRows() {
        float[][] empty = new float[inputs + 2 + 2 * Network.STAGES][hidden];
        empty[empty.length - 1] = new float[Network.STAGES];
        return empty;
    }

    private float[] biases() {
        return rows[inputs];
    }

    private float[] output(int stage, int view) {
        return rows[outputRow(stage, view)];
    }

    /**
     * The row of output weights.
     *
     * @param view 0 for that of the side to move, 1 for the other's
     */
    int outputRow(int stage, int view) {
        return inputs + 1 + 2 * stage + view;
    }

    /** The row of output biases, one a stage. */
    int outputBiasRow() {
        return rows.length - 1;
    }

    /** How large a number of a row may be, lest the network cannot hold it. */
    float largest(int row) {
        boolean output = row > inputs && row < outputBiasRow();
        return output ? (float) Network.largestOutputWeight(hidden) / Network.OUTPUT_ONE : LARGEST;
    }

    /** The network of these numbers, rounded. */
    Network network(String shape, int men, int centipawns) {
        return new Network(
                shape,
                men,
                hidden,
                centipawns,
                rounded(0, inputs, Network.ONE),
                rounded(biases(), Network.ONE),
                rounded(outputRow(0, 0), outputBiasRow(), Network.OUTPUT_ONE),
                rounded(rows[outputBiasRow()], Network.OUTPUT_ONE));
    }

    private int[][] rounded(int from, int to, int one) {
        return Arrays.stream(rows, from, to).map(row -> rounded(row, one)).toArray(int[][]::new);
    }

    private static int[] rounded(float[] row, int one) {
        int[] rounded = new int[row.length];
        for (int i = 0; i < row.length; i++) {
            rounded[i] = Math.round(row[i] * one);
        }
        return rounded;
    }
}
