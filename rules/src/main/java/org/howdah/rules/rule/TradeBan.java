package org.howdah.rules.rule;

import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Attacks;
import org.howdah.rules.position.Position;

/**
 * No easy trades of the piece that the variant names.
 *
 * <p>Such a piece may not make a move that captures one of its kind, by either leg, if after the move it stands on a
 * square attacked by an enemy piece, the king included, pins and checks disregarded. And when a piece of another kind has
 * just captured one, the reply may not capture the other side's, by either leg of any move.
 */
final class TradeBan {
    private TradeBan() {}

    /** Squares 0-63 on which the enemy may not be captured on this move. */
    static long untouchableLo(Position p) {
        return p.tradeBanSquare() == Position.NO_SQUARE ? 0 : p.piecesLo(enemy(p));
    }

    /** Squares 64-127 on which the enemy may not be captured on this move. */
    static long untouchableHi(Position p) {
        return p.tradeBanSquare() == Position.NO_SQUARE ? 0 : p.piecesHi(enemy(p));
    }

    private static int enemy(Position p) {
        return Pieces.of(Color.opposite(p.sideToMove()), p.variant().tradeBanPiece());
    }

    /** Whether the piece on one square and the one on the other are both under the ban: capturing would be a trade. */
    static boolean isTrade(Position p, int from, int victim) {
        int banned = p.variant().tradeBanPiece();
        return banned != 0 && Pieces.type(p.pieceAt(from)) == banned && Pieces.type(p.pieceAt(victim)) == banned;
    }

    /** Whether one of the pieces may end on a square after capturing its like. */
    static boolean allows(Position p, int to, long occupiedLo, long occupiedHi, long capturedLo, long capturedHi) {
        int them = Color.opposite(p.sideToMove());
        return !Attacks.attacked(p, to, them, occupiedLo, occupiedHi, capturedLo, capturedHi);
    }
}
