package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.EnPassant;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.LameLeaps;
import org.howdah.rules.variant.PieceMoves;

/**
 * Pawns: promotion is compulsory on the promotion zone, to any of the types the variant names; and the double step from a
 * start rank, which can be answered en passant.
 */
final class PawnMoves {
    private PawnMoves() {}

    /** Adds a pawn's moves to squares found for it, double steps apart. */
    static void add(Position p, int from, long lo, long hi, boolean tryEach, MoveList out, boolean noisyOnly) {
        int us = p.sideToMove();
        long restLo = lo;
        long restHi = hi;
        if (noisyOnly) {
            restLo &= p.colorLo(Color.opposite(us))
                    | p.variant().promotionZone(us).lo();
            restHi &= p.colorHi(Color.opposite(us))
                    | p.variant().promotionZone(us).hi();
        }
        while ((restLo | restHi) != 0) {
            int to = Bits.lowest(restLo, restHi);
            restLo &= ~Bits.lo(to);
            restHi &= ~Bits.hi(to);
            if (!tryEach || Aftermath.allowsStep(p, from, to, false)) {
                addStep(p, from, to, us, out);
            }
        }
    }

    private static void addStep(Position p, int from, int to, int us, MoveList out) {
        if (!p.variant().promotionZone(us).contains(to)) {
            out.add(Move.step(from, to));
            return;
        }
        for (int type : p.variant().promotions()) {
            out.add(Move.of(Move.PROMOTION, from, to, 0, type));
        }
    }

    /** Adds a pawn's double steps to allowed squares. */
    static void addDoubleSteps(
            Position p, PieceMoves first, int from, long legalLo, long legalHi, boolean tryEach, MoveList out) {
        for (LameLeaps leaps : first.lameLeaps()) {
            for (int i = 0; i < leaps.count(from); i++) {
                int to = leaps.target(from, i);
                if (isDoubleStep(p, leaps, from, i)
                        && Generator.isOpen(p, leaps, from, i)
                        && Bits.contains(legalLo, legalHi, to)
                        && (!tryEach || Aftermath.allowsStep(p, from, to, false))) {
                    int passed = Bits.lowest(leaps.passedLo(from, i), leaps.passedHi(from, i));
                    out.add(Move.of(Move.DOUBLE_STEP, from, to, passed, 0));
                }
            }
        }
    }

    /** Whether a pawn's lame leap from a square can be taken en passant: it passes one square, is quiet and no promotion. */
    static boolean isDoubleStep(Position p, LameLeaps leaps, int from, int i) {
        return EnPassant.isDoubleStep(leaps, from, i)
                && !p.variant().promotionZone(p.sideToMove()).contains(leaps.target(from, i));
    }
}
