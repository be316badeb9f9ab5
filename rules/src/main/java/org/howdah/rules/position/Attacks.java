package org.howdah.rules.position;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.Attackers;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.LameLeap;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.TwoLegs;
import org.jspecify.annotations.Nullable;

/**
 * Who attacks what. The questions take the occupied squares as they would be after some move, and the attackers that
 * the move would have captured, so that nothing needs to be made and unmade to ask.
 */
public final class Attacks {
    private Attacks() {}

    /**
     * Whether a side attacks a square, pins and bans disregarded.
     *
     * @param by the attacking side
     * @param occupiedLo the occupied squares to assume, lower half
     * @param occupiedHi the occupied squares to assume, upper half
     * @param absentLo squares whose attackers do not count, lower half
     * @param absentHi squares whose attackers do not count, upper half
     */
    public static boolean attacked(
            Position p, int square, int by, long occupiedLo, long occupiedHi, long absentLo, long absentHi) {
        CompiledVariant variant = p.variant();
        Attackers attackers = variant.attackers(by);
        return leaperAttacks(p, square, by, attackers, absentLo, absentHi)
                || riderAttacks(p, square, attackers, occupiedLo, occupiedHi, absentLo, absentHi)
                || attackers.others().length != 0
                        && otherAttacks(p, square, by, occupiedLo, occupiedHi, absentLo, absentHi);
    }

    private static boolean leaperAttacks(
            Position p, int square, int by, Attackers attackers, long absentLo, long absentHi) {
        for (Attackers.Leaper leaper : attackers.leapers()) {
            SquareTable from = leaper.from();
            long lo = from.lo(square) & p.piecesLo(leaper.piece()) & ~absentLo;
            long hi = from.hi(square) & p.piecesHi(leaper.piece()) & ~absentHi;
            if (leaper.firstMove()) {
                lo &= p.firstMoversLo(leaper.piece());
                hi &= p.firstMoversHi(leaper.piece());
            }
            if ((lo | hi) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean riderAttacks(
            Position p,
            int square,
            Attackers attackers,
            long occupiedLo,
            long occupiedHi,
            long absentLo,
            long absentHi) {
        for (Attackers.Riders riders : attackers.riders()) {
            long lo = 0;
            long hi = 0;
            for (int piece : riders.pieces()) {
                lo |= p.piecesLo(piece);
                hi |= p.piecesHi(piece);
            }
            lo &= riders.from().lo(square) & ~absentLo;
            hi &= riders.from().hi(square) & ~absentHi;
            while ((lo | hi) != 0) {
                int rider = Bits.lowest(lo, hi);
                long betweenLo = riders.lines().betweenLo(square, rider);
                long betweenHi = riders.lines().betweenHi(square, rider);
                if ((betweenLo & occupiedLo | betweenHi & occupiedHi) == 0) {
                    return true;
                }
                lo &= ~Bits.lo(rider);
                hi &= ~Bits.hi(rider);
            }
        }
        return false;
    }

    private static boolean otherAttacks(
            Position p, int square, int by, long occupiedLo, long occupiedHi, long absentLo, long absentHi) {
        long preyLo = occupiedLo & ~(p.colorLo(by) & ~absentLo);
        long preyHi = occupiedHi & ~(p.colorHi(by) & ~absentHi);
        for (int piece : p.variant().attackers(by).others()) {
            long lo = p.piecesLo(piece) & ~absentLo;
            long hi = p.piecesHi(piece) & ~absentHi;
            while ((lo | hi) != 0) {
                int from = Bits.lowest(lo, hi);
                lo &= ~Bits.lo(from);
                hi &= ~Bits.hi(from);
                if (from == square) {
                    continue;
                }
                if (captures(p, piece, from, square, occupiedLo, occupiedHi, preyLo, preyHi)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the piece that stands on {@code from} attacks a square, pins and bans disregarded. */
    public static boolean attacks(Position p, int from, int square) {
        int piece = p.pieceAt(from);
        int by = Pieces.color(piece);
        long occupiedLo = p.occupiedLo();
        long occupiedHi = p.occupiedHi();
        long preyLo = occupiedLo & ~p.colorLo(by);
        long preyHi = occupiedHi & ~p.colorHi(by);
        return captures(p, piece, from, square, occupiedLo, occupiedHi, preyLo, preyHi);
    }

    private static boolean captures(
            Position p, int piece, int from, int square, long occupiedLo, long occupiedHi, long preyLo, long preyHi) {
        if (captures(p.variant().moves(piece), from, square, occupiedLo, occupiedHi, preyLo, preyHi)) {
            return true;
        }
        PieceMoves first = p.variant().firstMoves(piece);
        return first != null
                && Bits.contains(p.firstMoversLo(piece), p.firstMoversHi(piece), from)
                && captures(first, from, square, occupiedLo, occupiedHi, preyLo, preyHi);
    }

    private static boolean captures(
            PieceMoves moves, int from, int square, long occupiedLo, long occupiedHi, long preyLo, long preyHi) {
        return Bits.contains(
                        moves.attacksLo(from, occupiedLo, occupiedHi),
                        moves.attacksHi(from, occupiedLo, occupiedHi),
                        square)
                || lameCaptures(moves, from, square, occupiedLo, occupiedHi)
                || twoLegCaptures(moves.twoLegs(), from, square, occupiedLo, occupiedHi, preyLo, preyHi);
    }

    private static boolean lameCaptures(PieceMoves moves, int from, int square, long occupiedLo, long occupiedHi) {
        for (LameLeap leap : moves.lameLeaps()) {
            if (leap.captures() && leap.target(from) == square && leap.isFree(from, occupiedLo, occupiedHi)) {
                return true;
            }
        }
        return false;
    }

    /** As first victim, if the piece can then go on or return; or as second victim, if there is a first one. */
    private static boolean twoLegCaptures(
            @Nullable TwoLegs twoLegs,
            int from,
            int square,
            long occupiedLo,
            long occupiedHi,
            long preyLo,
            long preyHi) {
        if (twoLegs == null) {
            return false;
        }
        long openLo = ~occupiedLo | preyLo | Bits.lo(from);
        long openHi = ~occupiedHi | preyHi | Bits.hi(from);
        for (int i = 0; i < twoLegs.count(from); i++) {
            int victim = twoLegs.victim(from, i);
            long secondLo = twoLegs.secondLo(from, i);
            long secondHi = twoLegs.secondHi(from, i);
            boolean first = victim == square && (secondLo & openLo | secondHi & openHi) != 0;
            boolean second = Bits.contains(secondLo, secondHi, square) && Bits.contains(preyLo, preyHi, victim);
            if (first || second) {
                return true;
            }
        }
        return false;
    }
}
