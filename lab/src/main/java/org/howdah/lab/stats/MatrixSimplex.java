package org.howdah.lab.stats;

import java.util.Arrays;

/**
 * Solves matrix games by linear programming. With all payoffs <i>a</i> made positive, the largest sum of <i>y</i> &ge; 0 with
 * <i>a y</i> &le; 1 is one over the value; the columns' strategy is <i>y</i>, that of the rows the dual solution, each divided by that
 * sum. Source: G. B. Dantzig, Linear Programming and Extensions (1963), chapter 13; pivots are chosen by R. G. Bland's rule,
 * under which the method always ends.
 */
final class MatrixSimplex {
    private static final double ZERO = 1e-12;

    private final int rows;
    private final int columns;
    private final double shift;

    /** Each row's equation: the columns, the rows' slacks, the right side. The last line is the objective. */
    private final double[][] tableau;

    /** Which variable each equation gives. */
    private final int[] basis;

    MatrixSimplex(double[][] payoffs) {
        rows = payoffs.length;
        columns = payoffs[0].length;
        shift = 1 - Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).min().orElseThrow();
        tableau = new double[rows + 1][columns + rows + 1];
        basis = new int[rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                tableau[row][column] = payoffs[row][column] + shift;
            }
            tableau[row][columns + row] = 1;
            tableau[row][columns + rows] = 1;
            basis[row] = columns + row;
        }
        Arrays.fill(tableau[rows], 0, columns, -1);
    }

    MatrixGame.Solution solve() {
        for (int entering = entering(); entering >= 0; entering = entering()) {
            pivot(leaving(entering), entering);
        }
        double sum = tableau[rows][columns + rows];
        double[] byRow = new double[rows];
        double[] byColumn = new double[columns];
        for (int row = 0; row < rows; row++) {
            byRow[row] = tableau[rows][columns + row] / sum;
            if (basis[row] < columns) {
                byColumn[basis[row]] = tableau[row][columns + rows] / sum;
            }
        }
        return new MatrixGame.Solution(1 / sum - shift, byRow, byColumn);
    }

    /** The first variable that would raise the objective, -1 if there is none. */
    private int entering() {
        for (int i = 0; i < columns + rows; i++) {
            if (tableau[rows][i] < -ZERO) {
                return i;
            }
        }
        return -1;
    }

    /** The equation that first limits a variable. There is always one, for the sum is bounded. */
    private int leaving(int entering) {
        int best = -1;
        for (int row = 0; row < rows; row++) {
            if (tableau[row][entering] > ZERO) {
                double less = best < 0 ? -1 : ratio(row, entering) - ratio(best, entering);
                best = less < 0 || less == 0 && basis[row] < basis[best] ? row : best;
            }
        }
        return best;
    }

    private double ratio(int row, int entering) {
        return tableau[row][columns + rows] / tableau[row][entering];
    }

    private void pivot(int row, int entering) {
        double by = tableau[row][entering];
        for (int i = 0; i < tableau[row].length; i++) {
            tableau[row][i] /= by;
        }
        for (int other = 0; other <= rows; other++) {
            double times = tableau[other][entering];
            if (other != row && times != 0) {
                for (int i = 0; i < tableau[other].length; i++) {
                    tableau[other][i] -= times * tableau[row][i];
                }
            }
        }
        basis[row] = entering;
    }
}
