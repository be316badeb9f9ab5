package org.howdah.rules.position;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.Attackers;
import org.howdah.rules.variant.LameLeap;
import org.howdah.rules.variant.PieceMoves;

/**
 * En passant: a pawn that has just passed a square by a double step may be captured there by an enemy pawn, on the very
 * next move.
 */
public final class EnPassant {
    private EnPassant() {}

    /** The squares 0-63 from which pawns of a side attack a square by leaping. */
    public static long capturersLo(Position p, int square, int color) {
        long lo = 0;
        for (Attackers.Leaper leaper : p.variant().attackers(color).leapers()) {
            if (!leaper.firstMove() && p.variant().isPawn(Pieces.type(leaper.piece()))) {
                lo |= leaper.from().lo(square) & p.piecesLo(leaper.piece());
            }
        }
        return lo;
    }

    /** The squares 64-127 from which pawns of a side attack a square by leaping. */
    public static long capturersHi(Position p, int square, int color) {
        long hi = 0;
        for (Attackers.Leaper leaper : p.variant().attackers(color).leapers()) {
            if (!leaper.firstMove() && p.variant().isPawn(Pieces.type(leaper.piece()))) {
                hi |= leaper.from().hi(square) & p.piecesHi(leaper.piece());
            }
        }
        return hi;
    }

    /** Whether the pawn on {@code from} can take en passant without leaving its king attacked. */
    public static boolean leavesKingSafe(Position p, int from, int passed, int victim) {
        int us = Pieces.color(p.pieceAt(from));
        long goneLo = Bits.lo(from) | Bits.lo(victim);
        long goneHi = Bits.hi(from) | Bits.hi(victim);
        return !Attacks.attacked(
                p,
                p.kingSquare(us),
                Color.opposite(us),
                p.occupiedLo() & ~goneLo | Bits.lo(passed),
                p.occupiedHi() & ~goneHi | Bits.hi(passed),
                Bits.lo(victim),
                Bits.hi(victim));
    }

    /** Notes that a pawn now on {@code victim} has passed a square, if a pawn of the side to move attacks that. */
    static void open(Position p, int passed, int victim) {
        int us = p.sideToMove();
        if (victim != Position.NO_SQUARE && (capturersLo(p, passed, us) | capturersHi(p, passed, us)) != 0) {
            p.rights.openEnPassant(passed, victim, isPossible(p, passed, victim));
        }
    }

    /** Whether the pawn of the side not to move on {@code victim} can really be taken on {@code passed}. */
    static boolean isPossible(Position p, int passed, int victim) {
        int us = Color.opposite(Pieces.color(p.pieceAt(victim)));
        long lo = capturersLo(p, passed, us);
        long hi = capturersHi(p, passed, us);
        while ((lo | hi) != 0) {
            int from = Bits.lowest(lo, hi);
            if (leavesKingSafe(p, from, passed, victim)) {
                return true;
            }
            lo &= ~Bits.lo(from);
            hi &= ~Bits.hi(from);
        }
        return false;
    }

    /** Where the pawn of the side not to move stands that has just passed a square; -1 when none can have. */
    static int victim(Position p, int passed) {
        int them = Color.opposite(p.sideToMove());
        for (int type = 1; type <= p.variant().types(); type++) {
            PieceMoves first = p.variant().firstMoves(Pieces.of(them, type));
            if (p.variant().isPawn(type) && first != null) {
                int victim = victim(p, passed, Pieces.of(them, type), first);
                if (victim != Position.NO_SQUARE) {
                    return victim;
                }
            }
        }
        return Position.NO_SQUARE;
    }

    private static int victim(Position p, int passed, int pawn, PieceMoves first) {
        for (int from = 0; from < p.variant().board().squares(); from++) {
            for (LameLeap leap : first.lameLeaps()) {
                boolean fits = leap.moves()
                        && leap.onlyPassed(from) == passed
                        && p.variant().pawnStart(Pieces.color(pawn)).contains(from)
                        && p.pieceAt(from) == Pieces.NONE
                        && p.pieceAt(passed) == Pieces.NONE
                        && p.pieceAt(leap.target(from)) == pawn;
                if (fits) {
                    return leap.target(from);
                }
            }
        }
        return Position.NO_SQUARE;
    }
}
