package org.howdah.lab.stats;

/** Solves linear equations whose matrix is symmetric and positive definite. */
public final class Cholesky {
    private Cholesky() {}

    /**
     * The solution {@code x} of {@code matrix x = right}.
     *
     * @param matrix its lower half; overwritten
     */
    public static double[] solve(double[][] matrix, double[] right) {
        factor(matrix);
        return substitute(matrix, right);
    }

    private static double[] substitute(double[][] matrix, double[] right) {
        int n = right.length;
        double[] x = right.clone();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                x[i] -= matrix[i][j] * x[j];
            }
            x[i] /= matrix[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i + 1; j < n; j++) {
                x[i] -= matrix[j][i] * x[j];
            }
            x[i] /= matrix[i][i];
        }
        return x;
    }

    /**
     * The inverse of a matrix.
     *
     * @param matrix its lower half; overwritten
     */
    public static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] inverse = new double[n][];
        factor(matrix);
        for (int i = 0; i < n; i++) {
            double[] unit = new double[n];
            unit[i] = 1;
            inverse[i] = substitute(matrix, unit);
        }
        return inverse;
    }

    /** Makes of the matrix the lower triangle whose product with its transpose it was. */
    private static void factor(double[][] matrix) {
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int m = 0; m < j; m++) {
                    sum -= matrix[i][m] * matrix[j][m];
                }
                matrix[i][j] = i == j ? Math.sqrt(sum) : sum / matrix[j][j];
            }
        }
    }
}
