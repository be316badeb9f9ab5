package org.howdah.rules.rule;

import org.howdah.rules.board.Color;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Stalemate;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which a game ends by itself. When several meet on one ply, the first in the order in which they are declared
 * here names it.
 */
public enum Ending {
    /** The side to move is in check and has no legal move. */
    CHECKMATE,
    /** One side has been bared and has no capture to answer with. */
    BARE_KING,
    /** King against king where baring counts. */
    BARE_DRAW,
    /** The side to move is not in check and has no legal move. */
    STALEMATE,
    /** Neither side has the material to mate. */
    DEAD_MATERIAL,
    /** A hundred plies without a capture or a pawn move. */
    FIFTY_MOVES,
    /** The same position for the third time. */
    THREEFOLD;

    /** Plies without a capture or pawn move after which the game is drawn. */
    public static final int FIFTY_MOVES_PLIES = 100;

    /** How often a position has to have stood before for its return to end the game. */
    public static final int REPETITIONS = 2;

    /** What side wins nothing. */
    public static final int NOBODY = -1;

    /** How the game has ended in a position, or null while it goes on. */
    public static @Nullable Ending of(Position p) {
        MoveList moves = p.scratch();
        Generator.generate(p, moves, Wanted.ALL);
        if (moves.isEmpty() && p.inCheck()) {
            return CHECKMATE;
        }
        if (BareKing.isDecided(p)) {
            return BareKing.isDraw(p) ? BARE_DRAW : BARE_KING;
        }
        if (moves.isEmpty()) {
            return STALEMATE;
        }
        return ofOngoing(p);
    }

    /** The draw, if any, in a position in which the side to move has a legal move and nobody has been bared for good. */
    public static @Nullable Ending ofOngoing(Position p) {
        if (DeadMaterial.isDead(p)) {
            return DEAD_MATERIAL;
        }
        if (p.halfmoveClock() >= FIFTY_MOVES_PLIES) {
            return FIFTY_MOVES;
        }
        return p.repetitions() >= REPETITIONS ? THREEFOLD : null;
    }

    /** Whether baring has ended the game, won or drawn. */
    public static boolean isDecidedByBaring(Position p) {
        return BareKing.isDecided(p);
    }

    /** The side that has won a game that ended so, {@link #NOBODY} for a draw. */
    public int winner(Position p) {
        int us = p.sideToMove();
        return switch (this) {
            case CHECKMATE -> Color.opposite(us);
            case BARE_KING -> BareKing.isBare(p, us) ? Color.opposite(us) : us;
            case STALEMATE -> stalemateWinner(p.variant().variant().stalemate(), us);
            case BARE_DRAW, DEAD_MATERIAL, FIFTY_MOVES, THREEFOLD -> NOBODY;
        };
    }

    private static int stalemateWinner(Stalemate meaning, int stalemated) {
        return switch (meaning) {
            case DRAW -> NOBODY;
            case LOSS -> Color.opposite(stalemated);
            case WIN -> stalemated;
        };
    }
}
