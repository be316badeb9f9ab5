package org.howdah.lab.tablebase;

import java.util.function.Predicate;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.CompiledVariant;

/** Where a piece's movements can lead on some board or other, whatever would have to stand where. */
final class Walks {
    private Walks() {}

    /** From each square the squares that some of a piece's movements can end on. */
    static SquareTable of(CompiledVariant variant, int piece, Predicate<Movement> which) {
        SquareTable table = new SquareTable(variant.board().squares());
        for (Movement movement : variant.variant().piece(Pieces.type(piece)).movements()) {
            if (which.test(movement)) {
                for (Step step : movement.steps()) {
                    boolean isWhite = Pieces.color(piece) == Color.WHITE;
                    add(
                            variant.board(),
                            table,
                            isWhite ? step : variant.variant().symmetry().answer(step),
                            movement);
                }
            }
        }
        return table;
    }

    private static void add(Board board, SquareTable table, Step step, Movement movement) {
        boolean goesOn = movement.travel() == Travel.RIDE || movement.travel() == Travel.HOP;
        int range = goesOn ? movement.range() : 1;
        for (int from = 0; from < board.squares(); from++) {
            int file = board.file(from) + step.files();
            int rank = board.rank(from) + step.ranks();
            for (int n = 0; n < range && board.contains(file, rank); n++) {
                table.add(from, board.square(file, rank));
                file += step.files();
                rank += step.ranks();
            }
        }
    }
}
