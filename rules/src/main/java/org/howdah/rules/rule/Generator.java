package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.KingLines;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.PlainMoves;
import org.jspecify.annotations.Nullable;

/**
 * Generates legal moves. In regular variants the checks and pins on the king are found once, and moves are cut down to
 * those that answer them; only moves of kings and of two legs, castling and en passant are tried one by one. In irregular
 * variants every move is.
 */
final class Generator {
    private Generator() {}

    /** Adds all moves that leave the king safe, also when the game has been decided by baring. */
    static void generate(Position p, MoveList out, Wanted wanted) {
        if (PlacementTurn.isPending(p)) {
            if (wanted != Wanted.NOISY) {
                PlacementTurn.addMoves(p, out);
            }
            return;
        }
        CompiledVariant variant = p.variant();
        int us = p.sideToMove();
        KingLines lines = variant.isRegular() ? p.kingLines() : null;
        for (int type = 1; type <= variant.types(); type++) {
            int piece = Pieces.of(us, type);
            for (long lo = p.piecesLo(piece); lo != 0; lo &= lo - 1) {
                addMoves(p, Long.numberOfTrailingZeros(lo), piece, lines, out, wanted);
            }
            for (long hi = p.piecesHi(piece); hi != 0; hi &= hi - 1) {
                addMoves(p, Long.SIZE + Long.numberOfTrailingZeros(hi), piece, lines, out, wanted);
            }
        }
        if (p.epSquare() != Position.NO_SQUARE && wanted != Wanted.QUIET) {
            EnPassantCapture.addMoves(p, out);
        }
        if (wanted != Wanted.NOISY) {
            CastlingMove.addMoves(p, out);
        }
    }

    /** Adds the moves of the piece on a square, en passant and castling apart. */
    static void generateFrom(Position p, int from, MoveList out) {
        int piece = p.pieceAt(from);
        if (piece != Pieces.NONE && Pieces.color(piece) == p.sideToMove()) {
            addMoves(p, from, piece, p.variant().isRegular() ? p.kingLines() : null, out, Wanted.ALL);
        }
    }

    private static void addMoves(
            Position p, int from, int piece, @Nullable KingLines lines, MoveList out, Wanted wanted) {
        CompiledVariant variant = p.variant();
        PieceMoves moves = variant.moves(piece);
        int type = Pieces.type(piece);
        boolean isPawn = variant.isPawn(type);
        int us = p.sideToMove();
        long legalLo = ~(TradeBan.untouchableLo(p) | p.colorLo(us));
        long legalHi = ~(TradeBan.untouchableHi(p) | p.colorHi(us));
        if (wanted != Wanted.ALL) {
            int them = Color.opposite(us);
            legalLo &= wanted.among(
                    p.colorLo(them) | (isPawn ? variant.promotionZone(us).lo() : 0));
            legalHi &= wanted.among(
                    p.colorHi(them) | (isPawn ? variant.promotionZone(us).hi() : 0));
        }
        boolean isKing = type == variant.king();
        if (lines != null && !isKing) {
            legalLo &= lines.answersLo();
            legalHi &= lines.answersHi();
            if (lines.isPinned(from)) {
                legalLo &= lines.lineLo(from);
                legalHi &= lines.lineHi(from);
            }
        }
        boolean tryEach = lines == null || isKing || type == variant.tradeBanPiece();
        if (isPawn) {
            PawnMoves.add(p, from, piece, legalLo, legalHi, tryEach, out);
            return;
        }
        PieceMoves first = firstMoves(p, from, piece);
        PlainMoves plain = moves.plain();
        if (plain != null) {
            long lo = plain.lo(from, p.occupiedLo(), p.occupiedHi());
            long hi = variant.isSmall() ? 0 : plain.hi(from, p.occupiedLo(), p.occupiedHi());
            if (first != null) {
                lo |= targetsLo(p, first, from);
                hi |= targetsHi(p, first, from);
            }
            addSteps(p, from, lo & legalLo, hi & legalHi, tryEach, out);
        } else {
            long lo = targetsLo(p, moves, from) | (first == null ? 0 : targetsLo(p, first, from));
            long hi = targetsHi(p, moves, from) | (first == null ? 0 : targetsHi(p, first, from));
            addSteps(p, from, lo & legalLo, hi & legalHi, tryEach, out);
        }
        if (moves.twoLegs() != null) {
            TwoLegMoves.add(p, from, moves.twoLegs(), out, wanted);
        }
        if (first != null && first.twoLegs() != null) {
            TwoLegMoves.add(p, from, first.twoLegs(), out, wanted);
        }
    }

    /** The first moves still open to the piece on a square, or null. */
    static @Nullable PieceMoves firstMoves(Position p, int from, int piece) {
        PieceMoves first = p.variant().firstMoves(piece);
        return first != null && Bits.contains(p.firstMoversLo(piece), p.firstMoversHi(piece), from) ? first : null;
    }

    /** The lower half of where a piece of the side to move may end by one leg. */
    static long targetsLo(Position p, PieceMoves moves, int from) {
        int us = p.sideToMove();
        return moves.targetsLo(from, p.colorLo(us), p.colorLo(Color.opposite(us)), p.occupiedLo(), p.occupiedHi());
    }

    /** The upper half of where a piece of the side to move may end by one leg. */
    static long targetsHi(Position p, PieceMoves moves, int from) {
        if (p.variant().isSmall()) {
            return 0;
        }
        int us = p.sideToMove();
        return moves.targetsHi(from, p.colorHi(us), p.colorHi(Color.opposite(us)), p.occupiedLo(), p.occupiedHi());
    }

    private static void addSteps(Position p, int from, long lo, long hi, boolean tryEach, MoveList out) {
        if (tryEach) {
            addTried(p, from, lo, hi, out);
            return;
        }
        out.addAll(Move.step(from, 0), lo, hi);
        if (Gating.isOpen(p, from)) {
            for (int type : p.variant().handTypes()) {
                if (p.hand(p.sideToMove(), type) != 0) {
                    out.addAll(Move.withPiece(Move.step(from, 0), type), lo, hi);
                }
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
