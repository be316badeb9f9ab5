package org.howdah.rules.rule;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;

/** The legal moves of a position. */
public final class Moves {
    private Moves() {}

    /** Adds all legal moves. There are none when the game has ended by mate, stalemate or baring. */
    public static void legal(Position p, MoveList out) {
        if (!BareKing.isDecided(p)) {
            Generator.generate(p, out, Wanted.ALL);
        }
    }

    /** Adds the legal captures and promotions. */
    public static void noisy(Position p, MoveList out) {
        if (!BareKing.isDecided(p)) {
            Generator.generate(p, out, Wanted.NOISY);
        }
    }

    /** Adds the legal moves that neither capture nor promote. */
    public static void quiet(Position p, MoveList out) {
        if (!BareKing.isDecided(p)) {
            Generator.generate(p, out, Wanted.QUIET);
        }
    }

    /** Whether a move is legal. Any int may be asked about. */
    public static boolean isLegal(Position p, int move) {
        MoveList scratch = p.scratch();
        if (PlacementTurn.isPending(p)) {
            legal(p, scratch);
        } else if (Move.from(move) < p.variant().board().squares() && !BareKing.isDecided(p)) {
            // Only the kind and the piece that could make it: the search asks this of a move at nearly every node.
            switch (Move.kind(move)) {
                case Move.CASTLING, Move.PARTNER_GATE -> CastlingMove.addMoves(p, scratch);
                case Move.EN_PASSANT -> EnPassantCapture.addMoves(p, scratch);
                default -> Generator.generateFrom(p, Move.from(move), scratch);
            }
        }
        return scratch.contains(move);
    }

    /** Whether there is a legal move. */
    public static boolean anyLegal(Position p) {
        MoveList scratch = p.scratch();
        legal(p, scratch);
        return !scratch.isEmpty();
    }
}
