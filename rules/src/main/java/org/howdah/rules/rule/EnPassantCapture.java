package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.position.EnPassant;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;

/**
 * En passant: a pawn that has just passed a square by a double step may be captured there, as if it stood on it, by an
 * enemy pawn that attacks the square; on the very next move only.
 */
final class EnPassantCapture {
    private EnPassantCapture() {}

    static void addMoves(Position p, MoveList out) {
        int passed = p.epSquare();
        if (passed == Position.NO_SQUARE) {
            return;
        }
        int us = p.sideToMove();
        long lo = EnPassant.capturersLo(p, passed, us);
        long hi = EnPassant.capturersHi(p, passed, us);
        while ((lo | hi) != 0) {
            int from = Bits.lowest(lo, hi);
            lo &= ~Bits.lo(from);
            hi &= ~Bits.hi(from);
            if (EnPassant.leavesKingSafe(p, from, passed, p.epVictim())) {
                addCapture(p, from, out);
            }
        }
    }

    /** Whether the pawn on a square may take en passant now. */
    static boolean isLegal(Position p, int from) {
        int us = p.sideToMove();
        int passed = p.epSquare();
        return Bits.contains(EnPassant.capturersLo(p, passed, us), EnPassant.capturersHi(p, passed, us), from)
                && EnPassant.leavesKingSafe(p, from, passed, p.epVictim());
    }

    private static void addCapture(Position p, int from, MoveList out) {
        int move = Move.of(Move.EN_PASSANT, from, p.epSquare(), p.epVictim(), 0);
        if (!p.variant().promotionZone(p.sideToMove()).contains(p.epSquare())) {
            out.add(move);
            return;
        }
        for (int type : p.variant().promotions()) {
            out.add(Move.withPiece(move, type));
        }
    }
}
