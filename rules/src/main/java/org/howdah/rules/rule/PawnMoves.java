package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.SquareSet;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.LameLeap;
import org.howdah.rules.variant.PieceMoves;
import org.jspecify.annotations.Nullable;

/**
 * Pawns: promotion is compulsory on the promotion zone, to any of the types the variant names; and the double step from a
 * start rank, over one empty square, can be answered en passant.
 */
final class PawnMoves {
    private PawnMoves() {}

    /**
     * Adds a pawn's moves, en passant apart. A pawn that could also just step onto the passed square takes instead.
     *
     * @param legalLo the squares 0-63 on which it may end
     * @param legalHi the squares 64-127 on which it may end
     * @param tryEach whether each move has to be tried for the king's safety
     */
    static void add(Position p, int from, int piece, long legalLo, long legalHi, boolean tryEach, MoveList out) {
        long allowedLo = legalLo;
        long allowedHi = legalHi;
        SquareSet zone = p.variant().promotionZone(p.sideToMove());
        if (p.epSquare() != Position.NO_SQUARE && EnPassantCapture.isLegal(p, from)) {
            allowedLo &= ~Bits.lo(p.epSquare());
            allowedHi &= ~Bits.hi(p.epSquare());
        }
        PieceMoves moves = p.variant().moves(piece);
        long lo = Generator.targetsLo(p, moves, from) & allowedLo;
        long hi = Generator.targetsHi(p, moves, from) & allowedHi;
        if (tryEach || (lo & zone.lo() | hi & zone.hi()) != 0) {
            addSteps(p, from, lo, hi, null, tryEach, out);
        } else {
            out.addAll(Move.step(from, 0), lo, hi);
        }
        PieceMoves first = Generator.firstMoves(p, from, piece);
        if (first != null) {
            long firstLo = Generator.targetsLo(p, first, from) & allowedLo & ~lo;
            long firstHi = Generator.targetsHi(p, first, from) & allowedHi & ~hi;
            addSteps(p, from, firstLo, firstHi, first, tryEach, out);
        }
    }

    private static void addSteps(
            Position p, int from, long lo, long hi, @Nullable PieceMoves first, boolean tryEach, MoveList out) {
        long restLo = lo;
        long restHi = hi;
        while ((restLo | restHi) != 0) {
            int to = Bits.lowest(restLo, restHi);
            restLo &= ~Bits.lo(to);
            restHi &= ~Bits.hi(to);
            if (!tryEach || Aftermath.allowsStep(p, from, to, false)) {
                addStep(p, from, to, first, out);
            }
        }
    }

    private static void addStep(Position p, int from, int to, @Nullable PieceMoves first, MoveList out) {
        if (p.variant().promotionZone(p.sideToMove()).contains(to)) {
            for (int type : p.variant().promotions()) {
                out.add(Move.of(Move.PROMOTION, from, to, 0, type));
            }
            return;
        }
        int passed = first == null ? Bits.EMPTY : passed(first, from, to);
        out.add(passed == Bits.EMPTY ? Move.step(from, to) : Move.of(Move.DOUBLE_STEP, from, to, passed, 0));
    }

    /** The square on which a first move can be answered en passant, {@link Bits#EMPTY} when there is none. */
    private static int passed(PieceMoves first, int from, int to) {
        for (LameLeap leap : first.lameLeaps()) {
            if (leap.target(from) == to && leap.moves()) {
                return leap.onlyPassed(from);
            }
        }
        return Bits.EMPTY;
    }
}
