package org.howdah.rules.game;

import org.howdah.rules.board.Color;
import org.howdah.rules.notation.Result;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands by the rules alone: resignation, time and agreement are not among them.
 *
 * @param ending what ended the game, null while it goes on
 * @param winner the {@link Color} that has won, null for none
 * @param word one word for programs: {@code ongoing}, {@code white-mates}, {@code black-mates}, {@code bare-king-white}
 *     (White has won by baring), {@code bare-king-black}, {@code bare-draw}, {@code stalemate}, {@code stalemate-white}
 *     and {@code stalemate-black} (where stalemate wins or loses, with the winner), {@code dead}, {@code fifty},
 *     {@code threefold}
 * @param sentence the same for people, such as {@code White wins: Black is checkmated.}
 */
public record Outcome(@Nullable Ending ending, @Nullable Integer winner, String word, String sentence) {

    /** How a position stands, its history included. */
    public static Outcome of(Position position) {
        Ending ending = Ending.of(position);
        if (ending == null) {
            String toMove = side(position.sideToMove());
            return new Outcome(null, null, "ongoing", "The game goes on: " + toMove + " is to move.");
        }
        int winner = ending.winner(position);
        if (winner == Ending.NOBODY) {
            return new Outcome(ending, null, word(ending), "Draw: " + why(ending, position.sideToMove()) + ".");
        }
        String word =
                ending == Ending.CHECKMATE ? Color.name(winner) + "-mates" : word(ending) + "-" + Color.name(winner);
        String why = why(ending, Color.opposite(winner));
        return new Outcome(ending, winner, word, side(winner) + " wins: " + why + ".");
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return ending != null;
    }

    /** The same as PGN has it. */
    public Result result() {
        if (ending == null) {
            return Result.OPEN;
        }
        return winner == null ? Result.DRAW : winner == Color.WHITE ? Result.WHITE_WINS : Result.BLACK_WINS;
    }

    private static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    private static String word(Ending ending) {
        return switch (ending) {
            case CHECKMATE -> "mate";
            case BARE_KING -> "bare-king";
            case BARE_DRAW -> "bare-draw";
            case STALEMATE -> "stalemate";
            case DEAD_MATERIAL -> "dead";
            case FIFTY_MOVES -> "fifty";
            case THREEFOLD -> "threefold";
        };
    }

    /** The reason; the color is that of the loser, or in a draw of the side to move. */
    private static String why(Ending ending, int color) {
        return switch (ending) {
            case CHECKMATE -> side(color) + " is checkmated";
            case BARE_KING -> side(color) + " has only the king left";
            case BARE_DRAW -> "only the two kings are left";
            case STALEMATE -> "stalemate, there is no legal move and no check";
            case DEAD_MATERIAL -> "nobody can be mated with the pieces left";
            case FIFTY_MOVES -> "fifty moves by each side without a capture or a pawn move";
            case THREEFOLD -> "the same position for the third time";
        };
    }
}
