package org.howdah.lab.balance;

import java.util.List;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.KeptGames;
import org.howdah.lab.selfplay.Outcome;

/**
 * A game that was played.
 *
 * @param number which of the run's
 * @param round games of one round have the same random numbers
 * @param cell its array
 * @param outcome how it went
 */
record BalanceGame(int number, int round, Cell cell, Outcome outcome) implements KeptGames.Game {
    private static final String SEPARATOR = ";";
    private static final int FIELDS = 6;

    /** The game with that number: the arrays follow each other, round after round. */
    static BalanceGame of(int number, List<Cell> cells, Outcome outcome) {
        return new BalanceGame(number, number / cells.size(), cells.get(number % cells.size()), outcome);
    }

    @Override
    public String line() {
        return String.join(
                SEPARATOR,
                Integer.toString(number),
                cell.condition().name(),
                cell.placements(),
                Double.toString(outcome.result()),
                Integer.toString(outcome.plies()),
                outcome.end());
    }

    /**
     * Reads a line of the log.
     *
     * @throws LabException when it is no such line, or not of this run
     */
    static BalanceGame parse(String line, List<Cell> cells) throws LabException {
        String[] fields = line.split(SEPARATOR, -1);
        if (fields.length == FIELDS) {
            try {
                Outcome outcome = new Outcome(Double.parseDouble(fields[3]), Integer.parseInt(fields[4]), fields[5]);
                BalanceGame game = of(Integer.parseUnsignedInt(fields[0]), cells, outcome);
                if (game.line().equals(line)) {
                    return game;
                }
            } catch (NumberFormatException | IndexOutOfBoundsException e) {
                throw damaged(line);
            }
        }
        throw damaged(line);
    }

    private static LabException damaged(String line) {
        return new LabException("this is not a game of this 'howdah balance': " + line);
    }
}
