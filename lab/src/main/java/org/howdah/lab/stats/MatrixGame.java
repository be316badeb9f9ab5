package org.howdah.lab.stats;

/**
 * A game of two in which one chooses a row and the other a column, and the first gets from the second what stands there.
 *
 * @param payoffs by row and column; at least one of each
 */
public record MatrixGame(double[][] payoffs) {

    /**
     * How it is best played when neither knows what the other chooses.
     *
     * @param value what the first gets on average
     * @param rows how often the first should choose each row
     * @param columns how often the second should choose each column
     */
    public record Solution(double value, double[] rows, double[] columns) {}

    /** What the first gets at least by choosing this row. */
    public double worst(int row) {
        return payoffs[row][answer(row)];
    }

    /** The second's best answer to a row. */
    public int answer(int row) {
        int best = 0;
        for (int column = 1; column < payoffs[row].length; column++) {
            best = payoffs[row][column] < payoffs[row][best] ? column : best;
        }
        return best;
    }

    /** The row that the first does best to choose when the second knows it. */
    public int maximin() {
        int best = 0;
        for (int row = 1; row < payoffs.length; row++) {
            best = worst(row) > worst(best) ? row : best;
        }
        return best;
    }

    /** The same game seen by the second. */
    public MatrixGame turned() {
        double[][] turned = new double[payoffs[0].length][payoffs.length];
        for (int row = 0; row < payoffs.length; row++) {
            for (int column = 0; column < turned.length; column++) {
                turned[column][row] = -payoffs[row][column];
            }
        }
        return new MatrixGame(turned);
    }

    /** Whether it does not matter who chooses first: each side's best choice stays so when the other knows it. */
    public boolean hasSaddlePoint() {
        MatrixGame turned = turned();
        return worst(maximin()) == -turned.worst(turned.maximin());
    }

    /** Solves the game exactly. */
    public Solution solve() {
        return new MatrixSimplex(payoffs).solve();
    }
}
