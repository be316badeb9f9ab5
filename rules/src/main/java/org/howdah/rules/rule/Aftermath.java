package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Attacks;
import org.howdah.rules.position.Position;

/** A move may not leave one's own king attacked. Tried on the squares as they would be, without making the move. */
final class Aftermath {
    private Aftermath() {}

    /**
     * Whether a move of one leg leaves the king safe and keeps to the trade ban.
     *
     * @param gated whether a piece is placed where the move started
     */
    static boolean allowsStep(Position p, int from, int to, boolean gated) {
        long occupiedLo = p.occupiedLo() & ~(gated ? 0 : Bits.lo(from)) | Bits.lo(to);
        long occupiedHi = p.occupiedHi() & ~(gated ? 0 : Bits.hi(from)) | Bits.hi(to);
        return leavesKingSafe(p, from, to, occupiedLo, occupiedHi, Bits.lo(to), Bits.hi(to))
                && (!TradeBan.isTrade(p, from, to)
                        || TradeBan.allows(p, to, occupiedLo, occupiedHi, Bits.lo(to), Bits.hi(to)));
    }

    /**
     * Whether the king is safe once a piece of the side to move has gone between two squares.
     *
     * @param occupiedLo the squares then occupied, lower half
     * @param occupiedHi the squares then occupied, upper half
     * @param capturedLo the squares on which enemy pieces have been captured, lower half
     * @param capturedHi the squares on which enemy pieces have been captured, upper half
     */
    static boolean leavesKingSafe(
            Position p, int from, int to, long occupiedLo, long occupiedHi, long capturedLo, long capturedHi) {
        int us = p.sideToMove();
        boolean isKing = Pieces.type(p.pieceAt(from)) == p.variant().king();
        int king = isKing ? to : p.kingSquare(us);
        return !Attacks.attacked(p, king, Color.opposite(us), occupiedLo, occupiedHi, capturedLo, capturedHi);
    }
}
