package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.TwoLegs;
import org.jspecify.annotations.Nullable;

/**
 * Moves of two legs. The first leg captures; the second goes on to an empty square (hit and run), to a second enemy piece
 * (double capture) or back (igui). A piece that may step out and back over an empty square passes the turn by it: one
 * move, however many squares it could use, and not while in check.
 */
final class TwoLegMoves {
    private TwoLegMoves() {}

    static void add(Position p, int from, TwoLegs legs, MoveList out, Wanted wanted) {
        if (wanted != Wanted.QUIET) {
            addCaptures(p, from, legs, out);
        }
        if (wanted != Wanted.NOISY) {
            addPass(p, from, legs.pass(), out);
        }
    }

    private static void addCaptures(Position p, int from, TwoLegs legs, MoveList out) {
        int them = Color.opposite(p.sideToMove());
        for (int i = 0; i < legs.count(from); i++) {
            int victim = legs.victim(from, i);
            int piece = p.pieceAt(victim);
            if (piece != Pieces.NONE && Pieces.color(piece) == them && !isUntouchable(p, victim)) {
                addSecondLegs(p, from, victim, legs.secondLo(from, i), legs.secondHi(from, i), out);
            }
        }
    }

    private static void addPass(Position p, int from, @Nullable SquareTable pass, MoveList out) {
        if (pass != null) {
            long emptyLo = pass.lo(from) & ~p.occupiedLo();
            long emptyHi = pass.hi(from) & ~p.occupiedHi();
            if ((emptyLo | emptyHi) != 0 && !p.inCheck()) {
                out.add(Move.of(Move.PASS, from, from, 0, 0));
            }
        }
    }

    /** Whether the piece on a square may capture a victim by its first leg. */
    static boolean mayCapture(Position p, int from, TwoLegs legs, int victim) {
        for (int i = 0; i < legs.count(from); i++) {
            if (legs.victim(from, i) == victim) {
                int us = p.sideToMove();
                long lo = legs.secondLo(from, i) & ~(p.colorLo(us) & ~Bits.lo(from));
                long hi = legs.secondHi(from, i) & ~(p.colorHi(us) & ~Bits.hi(from));
                while ((lo | hi) != 0) {
                    int to = Bits.lowest(lo, hi);
                    lo &= ~Bits.lo(to);
                    hi &= ~Bits.hi(to);
                    if (allows(p, from, victim, to, false)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isUntouchable(Position p, int square) {
        return Bits.contains(TradeBan.untouchableLo(p), TradeBan.untouchableHi(p), square);
    }

    private static void addSecondLegs(Position p, int from, int victim, long secondLo, long secondHi, MoveList out) {
        int us = p.sideToMove();
        long lo = secondLo & ~(p.colorLo(us) & ~Bits.lo(from) | TradeBan.untouchableLo(p));
        long hi = secondHi & ~(p.colorHi(us) & ~Bits.hi(from) | TradeBan.untouchableHi(p));
        boolean gates = Gating.isOpen(p, from);
        while ((lo | hi) != 0) {
            int to = Bits.lowest(lo, hi);
            lo &= ~Bits.lo(to);
            hi &= ~Bits.hi(to);
            if (allows(p, from, victim, to, false)) {
                int move = Move.of(Move.TWO_LEG, from, to, victim, 0);
                out.add(move);
                if (gates && to != from && allows(p, from, victim, to, true)) {
                    Gating.addMoves(p, move, out);
                }
            }
        }
    }

    private static boolean allows(Position p, int from, int victim, int to, boolean gated) {
        long leftLo = Bits.lo(victim) | (gated ? 0 : Bits.lo(from));
        long leftHi = Bits.hi(victim) | (gated ? 0 : Bits.hi(from));
        long occupiedLo = p.occupiedLo() & ~leftLo | Bits.lo(to);
        long occupiedHi = p.occupiedHi() & ~leftHi | Bits.hi(to);
        long capturedLo = Bits.lo(victim) | Bits.lo(to);
        long capturedHi = Bits.hi(victim) | Bits.hi(to);
        boolean trade = TradeBan.isTrade(p, from, victim) || to != from && TradeBan.isTrade(p, from, to);
        return Aftermath.leavesKingSafe(p, from, to, occupiedLo, occupiedHi, capturedLo, capturedHi)
                && (!trade || TradeBan.allows(p, to, occupiedLo, occupiedHi, capturedLo, capturedHi));
    }
}
