package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Attacks;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CastlingPath;

/**
 * Castling: king and partner both unmoved, no square between them occupied, the king not in check, not crossing and not
 * landing on an attacked square. Where the variant has gating, one piece may be placed on the king's or on the partner's
 * start square.
 */
final class CastlingMove {
    private CastlingMove() {}

    static void addMoves(Position p, MoveList out) {
        if ((p.virginLo() | p.virginHi()) == 0) {
            return;
        }
        for (CastlingPath path : p.variant().castlings(p.sideToMove())) {
            if (isAllowed(p, path)) {
                int move = Move.of(Move.CASTLING, path.kingFrom(), path.kingTo(), path.partnerFrom(), 0);
                out.add(move);
                addGating(p, path, move, out);
            }
        }
    }

    private static void addGating(Position p, CastlingPath path, int move, MoveList out) {
        if (mayGate(p, path, path.kingFrom())) {
            Gating.addMoves(p, move, out);
        }
        if (mayGate(p, path, path.partnerFrom())) {
            Gating.addMoves(p, Move.of(Move.PARTNER_GATE, path.kingFrom(), path.kingTo(), path.partnerFrom(), 0), out);
        }
    }

    private static boolean mayGate(Position p, CastlingPath path, int square) {
        return path.vacates(square) && Gating.isOpen(p, square) && isSafeAfter(p, path, square);
    }

    /** Whether both have the right to castle: neither has moved. */
    static boolean hasRight(Position p, CastlingPath path) {
        return p.isVirgin(path.kingFrom()) && p.isVirgin(path.partnerFrom());
    }

    /** Whether nothing stands in the way. */
    static boolean isFree(Position p, CastlingPath path) {
        return (path.empty().lo() & p.occupiedLo() | path.empty().hi() & p.occupiedHi()) == 0;
    }

    /** Whether the king passes, and starts from, no attacked square. */
    static boolean isSafe(Position p, CastlingPath path) {
        int them = Color.opposite(p.sideToMove());
        long lo = path.safe().lo();
        long hi = path.safe().hi();
        while ((lo | hi) != 0) {
            int square = Bits.lowest(lo, hi);
            if (p.isAttacked(square, them)) {
                return false;
            }
            lo &= ~Bits.lo(square);
            hi &= ~Bits.hi(square);
        }
        return isSafeAfter(p, path, Position.NO_SQUARE);
    }

    private static boolean isAllowed(Position p, CastlingPath path) {
        return hasRight(p, path) && isFree(p, path) && isSafe(p, path);
    }

    /** Whether the king is safe with both in their new places, and perhaps a piece gated. */
    private static boolean isSafeAfter(Position p, CastlingPath path, int gated) {
        long lo = p.occupiedLo() & ~(Bits.lo(path.kingFrom()) | Bits.lo(path.partnerFrom()));
        long hi = p.occupiedHi() & ~(Bits.hi(path.kingFrom()) | Bits.hi(path.partnerFrom()));
        lo |= Bits.lo(path.kingTo()) | Bits.lo(path.partnerTo());
        hi |= Bits.hi(path.kingTo()) | Bits.hi(path.partnerTo());
        if (gated != Position.NO_SQUARE) {
            lo |= Bits.lo(gated);
            hi |= Bits.hi(gated);
        }
        return !Attacks.attacked(p, path.kingTo(), Color.opposite(p.sideToMove()), lo, hi, 0, 0);
    }
}
