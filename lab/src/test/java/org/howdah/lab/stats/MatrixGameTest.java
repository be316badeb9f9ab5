package org.howdah.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MatrixGameTest {
    private static final double CLOSE = 1e-9;

    private static MatrixGame game(double[]... rows) {
        return new MatrixGame(rows);
    }

    private static void assertClose(double[] actual, double... expected) {
        assertThat(actual).containsExactly(expected, within(CLOSE));
    }

    @Test
    void matchingPennies() {
        MatrixGame game = game(new double[] {1, -1}, new double[] {-1, 1});
        MatrixGame.Solution solution = game.solve();
        assertThat(solution.value()).isCloseTo(0, within(CLOSE));
        assertClose(solution.rows(), 0.5, 0.5);
        assertClose(solution.columns(), 0.5, 0.5);
        assertThat(game.hasSaddlePoint()).isFalse();
        assertThat(game.worst(game.maximin())).isEqualTo(-1);
    }

    @Test
    void rockPaperScissors() {
        MatrixGame.Solution solution = game(new double[] {0, -1, 1}, new double[] {1, 0, -1}, new double[] {-1, 1, 0})
                .solve();
        assertThat(solution.value()).isCloseTo(0, within(CLOSE));
        assertClose(solution.rows(), 1.0 / 3, 1.0 / 3, 1.0 / 3);
    }

    @Test
    void aSaddlePoint() {
        MatrixGame game = game(new double[] {0.1, 0.9}, new double[] {0.6, 0.7}, new double[] {0.5, 0.2});
        assertThat(game.hasSaddlePoint()).isTrue();
        assertThat(game.maximin()).isEqualTo(1);
        assertThat(game.answer(1)).isZero();
        assertThat(game.turned().maximin()).isZero();
        MatrixGame.Solution solution = game.solve();
        assertThat(solution.value()).isCloseTo(0.6, within(CLOSE));
        assertClose(solution.rows(), 0, 1, 0);
        assertClose(solution.columns(), 1, 0);
    }

    /** J. D. Williams' kind of game: (3, -1; -2, 4) has the value 1 with rows 3:2 and columns 1:1. */
    @Test
    void unequalStrategies() {
        MatrixGame.Solution solution =
                game(new double[] {3, -1}, new double[] {-2, 4}).solve();
        assertThat(solution.value()).isCloseTo(1, within(CLOSE));
        assertClose(solution.rows(), 0.6, 0.4);
        assertClose(solution.columns(), 0.5, 0.5);
    }

    @Test
    void moreColumnsThanRowsAndEqualPayoffs() {
        assertThat(game(new double[] {0.5, 0.5, 0.5}).solve().value()).isCloseTo(0.5, within(CLOSE));
        assertThat(game(new double[] {2, 5, 1}).solve().value()).isCloseTo(1, within(CLOSE));
        assertThat(game(new double[] {2}, new double[] {5}).solve().value()).isCloseTo(5, within(CLOSE));
    }

    /** Neither side can do better against the other's strategy than the value. */
    @Test
    void strategiesGuaranteeTheValue() {
        SplittableRandom random = new SplittableRandom(9);
        for (int trial = 0; trial < 300; trial++) {
            double[][] payoffs = new double[1 + random.nextInt(8)][1 + random.nextInt(8)];
            for (double[] row : payoffs) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = random.nextInt(7) / 6.0;
                }
            }
            MatrixGame game = new MatrixGame(payoffs);
            MatrixGame.Solution solution = game.solve();
            for (double[] row : payoffs) {
                double expected = 0;
                for (int column = 0; column < row.length; column++) {
                    expected += row[column] * solution.columns()[column];
                }
                assertThat(expected).isLessThanOrEqualTo(solution.value() + CLOSE);
            }
            for (int column = 0; column < payoffs[0].length; column++) {
                double expected = 0;
                for (int row = 0; row < payoffs.length; row++) {
                    expected += payoffs[row][column] * solution.rows()[row];
                }
                assertThat(expected).isGreaterThanOrEqualTo(solution.value() - CLOSE);
            }
            assertThat(solution.value()).isBetween(game.worst(game.maximin()) - CLOSE, upper(game) + CLOSE);
        }
    }

    private static double upper(MatrixGame game) {
        MatrixGame turned = game.turned();
        return -turned.worst(turned.maximin());
    }
}
