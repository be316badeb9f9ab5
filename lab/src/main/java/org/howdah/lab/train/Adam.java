package org.howdah.lab.train;

/** Kingma and Ba's Adam (2015): each number moves by its mean slope over the root of its mean square slope. */
final class Adam {
    private static final float MEMORY = 0.9f;
    private static final float SQUARE_MEMORY = 0.999f;
    private static final float TINY = 1e-8f;

    private final Model model;
    private final float[][] means;
    private final float[][] squares;
    private int steps;

    Adam(Model model) {
        this.model = model;
        means = model.emptyRows();
        squares = model.emptyRows();
    }

    /**
     * Moves each number against its slope.
     *
     * @param slopes their sums over some positions
     * @param count how many positions those were
     * @param rate how far a number moves, about, at most
     */
    void step(float[][] slopes, int count, double rate) {
        steps++;
        double corrected = rate * Math.sqrt(1 - Math.pow(SQUARE_MEMORY, steps)) / (1 - Math.pow(MEMORY, steps));
        for (int row = 0; row < slopes.length; row++) {
            step(model.rows[row], slopes[row], means[row], squares[row], 1f / count, (float) corrected);
            keepWithin(model.rows[row], model.largest(row));
        }
    }

    private static void step(float[] numbers, float[] slopes, float[] means, float[] squares, float share, float rate) {
        for (int i = 0; i < numbers.length; i++) {
            float slope = slopes[i] * share;
            means[i] = MEMORY * means[i] + (1 - MEMORY) * slope;
            squares[i] = SQUARE_MEMORY * squares[i] + (1 - SQUARE_MEMORY) * slope * slope;
            numbers[i] -= rate * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
        }
    }

    private static void keepWithin(float[] numbers, float largest) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Math.clamp(numbers[i], -largest, largest);
        }
    }
}
