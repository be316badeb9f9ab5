package org.howdah.lab.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.howdah.lab.balance.BalanceReport.Choice;
import org.howdah.lab.stats.Estimate;
import org.howdah.lab.stats.MatrixGame;

/** The placements of both sides as a matrix game. */
final class PlacementTable {
    private final List<Cell> cells;
    private final List<BalanceGame> games;
    private final List<String> names;
    private final MatrixGame white;
    private final MatrixGame black;
    private final Resampling resampling;

    /**
     * @param games those of the condition; some of each cell
     * @param seed what resampling goes by
     */
    PlacementTable(Condition condition, List<BalanceGame> games, long seed) {
        this.games = games;
        cells = Cell.of(condition);
        int size = cells.getLast().white() + 1;
        names = IntStream.range(0, size)
                .mapToObj(placement -> Cell.letters(condition, placement))
                .toList();
        ScoreTable table = new ScoreTable(size);
        games.forEach(table::add);
        white = table.game(table);
        black = white.turned();
        resampling = new Resampling(games, table, size, seed);
    }

    BalanceReport.Placements report() {
        MatrixGame.Solution solution = white.solve();
        return new BalanceReport.Placements(
                names,
                cells.stream().map(this::array).toList(),
                whites(solution.rows()),
                blacks(solution.columns()),
                resampling.estimate(white, PlacementTable::whiteFirst),
                resampling.estimate(white, PlacementTable::blackFirst),
                resampling.estimate(white, table -> table.solve().value()),
                white.hasSaddlePoint());
    }

    private static double whiteFirst(MatrixGame table) {
        return table.worst(table.maximin());
    }

    private static double blackFirst(MatrixGame table) {
        return -whiteFirst(table.turned());
    }

    private BalanceReport.Array array(Cell cell) {
        return new BalanceReport.Array(
                names.get(cell.white()),
                names.get(cell.black()),
                Sample.of(games, game -> game.cell().equals(cell)).figures());
    }

    private List<Choice> whites(double[] mixed) {
        double[] best = resampling.shares(names.size(), MatrixGame::maximin);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < mixed.length; i++) {
            int placement = i;
            Estimate score =
                    Sample.of(games, game -> game.cell().white() == placement).whitesScore();
            choices.add(new Choice(names.get(i), score, white.worst(i), names.get(white.answer(i)), best[i], mixed[i]));
        }
        return choices;
    }

    private List<Choice> blacks(double[] mixed) {
        double[] best = resampling.shares(names.size(), table -> table.turned().maximin());
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < mixed.length; i++) {
            int placement = i;
            Estimate score =
                    Sample.of(games, game -> game.cell().black() == placement).whitesScore();
            choices.add(
                    new Choice(names.get(i), score, -black.worst(i), names.get(black.answer(i)), best[i], mixed[i]));
        }
        return choices;
    }
}
