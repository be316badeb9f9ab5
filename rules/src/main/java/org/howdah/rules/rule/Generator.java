package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.KingLines;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.LameLeaps;
import org.howdah.rules.variant.PieceMoves;
import org.jspecify.annotations.Nullable;

/**
 * Generates legal moves. In regular variants the checks and pins on the king are found once, and moves are cut down to
 * those that answer them; only moves of kings and of two legs, castling and en passant are tried one by one. In irregular
 * variants every move is.
 */
final class Generator {
    private Generator() {}

    /** Adds all moves that leave the king safe, also when the game has been decided by baring. */
    static void generate(Position p, MoveList out, boolean noisyOnly) {
        if (PlacementTurn.isPending(p)) {
            if (!noisyOnly) {
                PlacementTurn.addMoves(p, out);
            }
            return;
        }
        int us = p.sideToMove();
        KingLines lines = p.variant().isRegular() ? p.kingLines() : null;
        for (int type = 1; type <= p.variant().types(); type++) {
            int piece = Pieces.of(us, type);
            long lo = p.piecesLo(piece);
            long hi = p.piecesHi(piece);
            while ((lo | hi) != 0) {
                int from = Bits.lowest(lo, hi);
                lo &= ~Bits.lo(from);
                hi &= ~Bits.hi(from);
                addMoves(p, from, piece, lines, out, noisyOnly);
            }
        }
        EnPassantCapture.addMoves(p, out);
        if (!noisyOnly) {
            CastlingMove.addMoves(p, out);
        }
    }

    private static void addMoves(
            Position p, int from, int piece, @Nullable KingLines lines, MoveList out, boolean noisyOnly) {
        PieceMoves moves = p.variant().moves(piece);
        PieceMoves first = firstMoves(p, from, piece);
        long lo = targetsLo(p, moves, from) | (first == null ? 0 : targetsLo(p, first, from));
        long hi = targetsHi(p, moves, from) | (first == null ? 0 : targetsHi(p, first, from));
        long legalLo = ~TradeBan.untouchableLo(p);
        long legalHi = ~TradeBan.untouchableHi(p);
        int type = Pieces.type(piece);
        boolean isKing = type == p.variant().king();
        if (lines != null && !isKing) {
            legalLo &= lines.answersLo();
            legalHi &= lines.answersHi();
            if (lines.isPinned(from)) {
                legalLo &= lines.lineLo(from);
                legalHi &= lines.lineHi(from);
            }
        }
        boolean tryEach = lines == null || isKing;
        if (p.variant().isPawn(type)) {
            PawnMoves.add(p, from, lo & legalLo, hi & legalHi, tryEach, out, noisyOnly);
            if (first != null && !noisyOnly) {
                PawnMoves.addDoubleSteps(p, first, from, legalLo, legalHi, tryEach, out);
            }
            return;
        }
        if (noisyOnly) {
            legalLo &= p.colorLo(Color.opposite(p.sideToMove()));
            legalHi &= p.colorHi(Color.opposite(p.sideToMove()));
        }
        lo &= legalLo;
        hi &= legalHi;
        if (tryEach || type == p.variant().tradeBanPiece()) {
            addTried(p, from, lo, hi, out);
        } else {
            addAll(p, from, lo, hi, out);
        }
        if (moves.twoLegs() != null) {
            TwoLegMoves.add(p, from, moves.twoLegs(), out, noisyOnly);
        }
        if (first != null && first.twoLegs() != null) {
            TwoLegMoves.add(p, from, first.twoLegs(), out, noisyOnly);
        }
    }

    /** The first moves still open to the piece on a square, or null. */
    static @Nullable PieceMoves firstMoves(Position p, int from, int piece) {
        PieceMoves first = p.variant().firstMoves(piece);
        return first != null && Bits.contains(p.firstMoversLo(piece), p.firstMoversHi(piece), from) ? first : null;
    }

    private static long targetsLo(Position p, PieceMoves moves, int from) {
        int us = p.sideToMove();
        long lo = moves.targetsLo(from, p.colorLo(us), p.colorLo(Color.opposite(us)), p.occupiedLo(), p.occupiedHi());
        for (LameLeaps leaps : moves.lameLeaps()) {
            lo |= lame(p, leaps, from, false);
        }
        return lo;
    }

    private static long targetsHi(Position p, PieceMoves moves, int from) {
        int us = p.sideToMove();
        long hi = moves.targetsHi(from, p.colorHi(us), p.colorHi(Color.opposite(us)), p.occupiedLo(), p.occupiedHi());
        for (LameLeaps leaps : moves.lameLeaps()) {
            hi |= lame(p, leaps, from, true);
        }
        return hi;
    }

    /** One half of where lame leaps may end; a pawn's double steps are left to {@link PawnMoves}. */
    private static long lame(Position p, LameLeaps leaps, int from, boolean upper) {
        long targets = 0;
        boolean isPawn = p.variant().isPawn(Pieces.type(p.pieceAt(from)));
        for (int i = 0; i < leaps.count(from); i++) {
            int to = leaps.target(from, i);
            if (isOpen(p, leaps, from, i) && !(isPawn && PawnMoves.isDoubleStep(p, leaps, from, i))) {
                targets |= upper ? Bits.hi(to) : Bits.lo(to);
            }
        }
        return targets;
    }

    /** Whether a lame leap has its passed squares empty and may end where it does. */
    static boolean isOpen(Position p, LameLeaps leaps, int from, int i) {
        if ((leaps.passedLo(from, i) & p.occupiedLo() | leaps.passedHi(from, i) & p.occupiedHi()) != 0) {
            return false;
        }
        int target = p.pieceAt(leaps.target(from, i));
        return target == Pieces.NONE ? leaps.moves() : leaps.captures() && Pieces.color(target) != p.sideToMove();
    }

    private static void addAll(Position p, int from, long lo, long hi, MoveList out) {
        boolean gates = Gating.isOpen(p, from);
        for (long rest = lo; rest != 0; rest &= rest - 1) {
            int move = Move.step(from, Long.numberOfTrailingZeros(rest));
            out.add(move);
            if (gates) {
                Gating.addMoves(p, move, out);
            }
        }
        for (long rest = hi; rest != 0; rest &= rest - 1) {
            int move = Move.step(from, Long.SIZE + Long.numberOfTrailingZeros(rest));
            out.add(move);
            if (gates) {
                Gating.addMoves(p, move, out);
            }
        }
    }

    private static void addTried(Position p, int from, long lo, long hi, MoveList out) {
        boolean gates = Gating.isOpen(p, from);
        long restLo = lo;
        long restHi = hi;
        while ((restLo | restHi) != 0) {
            int to = Bits.lowest(restLo, restHi);
            restLo &= ~Bits.lo(to);
            restHi &= ~Bits.hi(to);
            if (Aftermath.allowsStep(p, from, to, false)) {
                out.add(Move.step(from, to));
                if (gates && Aftermath.allowsStep(p, from, to, true)) {
                    Gating.addMoves(p, Move.step(from, to), out);
                }
            }
        }
    }
}
