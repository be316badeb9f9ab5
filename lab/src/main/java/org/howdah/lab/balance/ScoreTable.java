package org.howdah.lab.balance;

import org.howdah.lab.stats.MatrixGame;

/** What White scored by placements: a row for each of White's, a column for each of Black's. */
final class ScoreTable {
    private final double[][] points;
    private final int[][] games;

    ScoreTable(int size) {
        points = new double[size][size];
        games = new int[size][size];
    }

    void add(BalanceGame game) {
        Cell cell = game.cell();
        points[cell.white()][cell.black()] += game.outcome().result();
        games[cell.white()][cell.black()]++;
    }

    void add(ScoreTable other) {
        for (int row = 0; row < points.length; row++) {
            for (int column = 0; column < points.length; column++) {
                points[row][column] += other.points[row][column];
                games[row][column] += other.games[row][column];
            }
        }
    }

    /**
     * The mean scores as the payoffs of a matrix game.
     *
     * @param otherwise where to look for those of which there are no games
     */
    MatrixGame game(ScoreTable otherwise) {
        double[][] means = new double[points.length][points.length];
        for (int row = 0; row < points.length; row++) {
            for (int column = 0; column < points.length; column++) {
                ScoreTable from = games[row][column] > 0 ? this : otherwise;
                means[row][column] = from.points[row][column] / from.games[row][column];
            }
        }
        return new MatrixGame(means);
    }
}
