package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.TwoLegs;

/**
 * The bare king: who leaves the opponent with only the king wins at once, except that when the winner has just one piece
 * or pawn besides the king and the bare king can legally capture it on the very next move, play goes on for that one
 * move. Capturing draws, king against king; any other move loses. Nothing is bared while a side can still bring in a piece
 * from its hand.
 *
 * <p>So a position tells by itself: with the side to move bare, it has just been bared; with only the other side bare,
 * the side to move has won.
 */
final class BareKing {
    private BareKing() {}

    /** Whether the game has been decided by baring: won, or drawn as king against king. */
    static boolean isDecided(Position p) {
        return p.variant().hasBareKing()
                && (isBare(p, Color.WHITE) || isBare(p, Color.BLACK))
                && !DeadMaterial.mayGrow(p, Color.WHITE)
                && !DeadMaterial.mayGrow(p, Color.BLACK)
                && !mayCaptureLastPiece(p);
    }

    /** Whether both sides have only their kings. */
    static boolean isDraw(Position p) {
        return isBare(p, Color.WHITE) && isBare(p, Color.BLACK);
    }

    /** Whether a side has nothing but its king on the board. */
    static boolean isBare(Position p, int color) {
        return Bits.isSingle(p.colorLo(color), p.colorHi(color));
    }

    /** Whether the side to move is bare and can capture the only piece of the other beside its king. */
    private static boolean mayCaptureLastPiece(Position p) {
        int us = p.sideToMove();
        int them = Color.opposite(us);
        if (!isBare(p, us) || Bits.count(p.colorLo(them), p.colorHi(them)) != 2) {
            return false;
        }
        int king = p.kingSquare(them);
        int last = Bits.lowest(p.colorLo(them) & ~Bits.lo(king), p.colorHi(them) & ~Bits.hi(king));
        int from = p.kingSquare(us);
        TwoLegs legs = p.variant().moves(Pieces.of(us, p.variant().king())).twoLegs();
        return p.isAttacked(last, us) && Aftermath.allowsStep(p, from, last, false)
                || legs != null && TwoLegMoves.mayCapture(p, from, legs, last);
    }
}
