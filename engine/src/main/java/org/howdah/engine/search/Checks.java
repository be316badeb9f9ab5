package org.howdah.engine.search;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.PieceMoves;

/** Tells without making a move whether it gives check: by the piece that moves, or by one that it gates. */
final class Checks {
    private Checks() {}

    /** Whether a move checks directly. Discovered checks, castling and placements are not seen. */
    static boolean isDirect(Position position, int move) {
        int kind = Move.kind(move);
        if (Move.isCastling(move) || kind == Move.PLACEMENT || kind == Move.PASS) {
            return false;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        int us = position.sideToMove();
        int king = position.kingSquare(Color.opposite(us));
        long lo = position.occupiedLo() & ~Bits.lo(from);
        long hi = position.occupiedHi() & ~Bits.hi(from);
        if (kind == Move.TWO_LEG || kind == Move.EN_PASSANT) {
            lo &= ~Bits.lo(Move.via(move));
            hi &= ~Bits.hi(Move.via(move));
        }
        lo |= Bits.lo(to);
        hi |= Bits.hi(to);
        int chosen = Move.piece(move);
        if (chosen == 0 || kind == Move.PROMOTION) {
            int piece = chosen == 0 ? position.pieceAt(from) : Pieces.of(us, chosen);
            return attacks(position, piece, to, king, lo, hi);
        }
        lo |= Bits.lo(from);
        hi |= Bits.hi(from);
        return attacks(position, position.pieceAt(from), to, king, lo, hi)
                || attacks(position, Pieces.of(us, chosen), from, king, lo, hi);
    }

    private static boolean attacks(Position position, int piece, int from, int king, long occupiedLo, long occupiedHi) {
        PieceMoves moves = position.variant().moves(piece);
        return king < Long.SIZE
                ? (moves.attacksLo(from, occupiedLo, occupiedHi) & Bits.lo(king)) != 0
                : (moves.attacksHi(from, occupiedLo, occupiedHi) & Bits.hi(king)) != 0;
    }
}
