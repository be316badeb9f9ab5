package org.howdah.engine.eval;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variant;

/**
 * What changes when hardly anything is left: a lone king is driven to the edge, and an advantage that cannot win without
 * pawns is worth little, unless baring the king wins, for then any piece more may do.
 */
final class Endgames {
    private static final int EDGE_BONUS = 12;
    private static final int KINGS_BONUS = 5;

    /** Less than this more than the enemy has, and no pawn, is seldom enough to mate. */
    private static final int MATING_ADVANTAGE = 450;

    private final Board board;
    private final boolean bareKing;
    private final int[] fromMiddle;

    Endgames(Variant variant) {
        board = variant.board();
        bareKing = variant.bareKing();
        fromMiddle = new int[board.squares()];
        for (int square = 0; square < board.squares(); square++) {
            int file = Math.abs(2 * board.file(square) - board.files() + 1) / 2;
            int rank = Math.abs(2 * board.rank(square) - board.ranks() + 1) / 2;
            fromMiddle[square] = file + rank + Math.max(file, rank);
        }
    }

    /** What {@code winner} gains by where the kings are, when the other side's is alone. */
    int mopUp(Position position, int winner) {
        int own = position.kingSquare(winner);
        int lone = position.kingSquare(Color.opposite(winner));
        return EDGE_BONUS * fromMiddle[lone] + KINGS_BONUS * (board.files() + board.ranks() - 2 * distance(own, lone));
    }

    private int distance(int a, int b) {
        return Math.max(Math.abs(board.file(a) - board.file(b)), Math.abs(board.rank(a) - board.rank(b)));
    }

    /**
     * How much of a score is real, out of 16.
     *
     * @param advantage how much more force the better side has than the other, pawns apart
     * @param pawns how many pawns the better side has
     */
    int scale(int advantage, int pawns) {
        return bareKing || pawns > 0 || advantage >= MATING_ADVANTAGE ? 16 : 3;
    }
}
