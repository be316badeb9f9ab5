package org.howdah.engine.search;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Stalemate;

/**
 * Sees inside the search that a game is over without asking for its moves: bare kings, repetition, fifty moves, dead
 * material. The first repetition already counts as a draw: whoever could avoid it the second time could the first.
 */
final class TreeEnds {
    /** What {@link #score} gives while the game goes on. */
    static final int NOT_OVER = Integer.MIN_VALUE;

    /** With more men on the board nobody asks about dead material: the question takes time. */
    private static final int FEW_MEN = 6;

    private final boolean bareKing;
    private final Stalemate stalemate;

    TreeEnds(CompiledVariant variant) {
        bareKing = variant.variant().bareKing();
        stalemate = variant.variant().stalemate();
    }

    /** The score for a side that has no legal move and is not in check. */
    int stalemate(int ply) {
        return switch (stalemate) {
            case DRAW -> Score.DRAW;
            case LOSS -> ply - Score.MATE;
            case WIN -> Score.MATE - ply;
        };
    }

    /** The score for the side to move if the game ended with the last move, else {@link #NOT_OVER}. */
    int score(Position position, int ply, boolean inCheck) {
        if (bareKing && Ending.isDecidedByBaring(position)) {
            return bareScore(position, ply);
        }
        if (position.repetitions() > 0) {
            return Score.DRAW;
        }
        if (position.halfmoveClock() >= Ending.FIFTY_MOVES_PLIES) {
            return inCheck && !Moves.anyLegal(position) ? ply - Score.MATE : Score.DRAW;
        }
        return isDead(position) ? Score.DRAW : NOT_OVER;
    }

    private static int bareScore(Position position, int ply) {
        int us = position.sideToMove();
        if (!Bits.isSingle(position.colorLo(us), position.colorHi(us))) {
            return Score.MATE - ply;
        }
        int them = Color.opposite(us);
        return Bits.isSingle(position.colorLo(them), position.colorHi(them)) ? Score.DRAW : ply - Score.MATE;
    }

    private static boolean isDead(Position position) {
        return Bits.count(position.occupiedLo(), position.occupiedHi()) <= FEW_MEN
                && Ending.ofOngoing(position) == Ending.DEAD_MATERIAL;
    }
}
