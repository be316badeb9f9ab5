package org.howdah.lab.match;

import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Result;
import org.howdah.rules.position.Position;
import org.jspecify.annotations.Nullable;

/** Ends a game that the endgame tables know the end of. For one thread. */
final class TableVerdict {
    private final Probe probe;

    TableVerdict(Tablebase tables) {
        probe = new Probe(tables);
    }

    /** How the game ends, null when the tables do not know: the position is not in them, or the fifty-move rule may come first. */
    @Nullable End of(Position position) {
        int value = probe.value(position);
        if (value == TableValue.UNKNOWN) {
            return null;
        }
        if (TableValue.isDrawn(value)) {
            String why = value == TableValue.DRAW ? "" : " by the fifty-move rule";
            return new End(Result.DRAW, Cause.TABLEBASE, End.NOBODY, "drawn" + why + ", the endgame tables say");
        }
        if (!TableValue.isCertain(value, position.halfmoveClock())) {
            return null;
        }
        int mover = position.sideToMove();
        boolean whiteWins = TableValue.isWin(value) == (mover == Color.WHITE);
        int moves = TableValue.moves(value);
        String words = (whiteWins ? "White" : "Black") + " wins in " + moves + (moves == 1 ? " move" : " moves")
                + ", the endgame tables say";
        return new End(whiteWins ? Result.WHITE_WINS : Result.BLACK_WINS, Cause.TABLEBASE, End.NOBODY, words);
    }
}
