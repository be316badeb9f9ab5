package org.howdah.engine.search;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Attackers;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.Ray;

/**
 * Tells without making a move whether it gives check: by the piece that moves, by one that it gates, or by a rider whose
 * line it opens. Castling, placements, and lines opened by what a move captures are not seen. What is found about a
 * position is kept for its other moves, one row a ply.
 */
final class Checks {
    private final CompiledVariant variant;

    /** Kinds of pieces that check from where their like of the other side, on the king's square, would attack. */
    private final boolean[] mirrored = new boolean[Pieces.MAX_TYPE + 1];

    private final int width;
    private final int[] known = new int[Score.MAX_PLY + 1];
    private final boolean[] blockersKnown = new boolean[Score.MAX_PLY + 1];
    private final long[] fromLo;
    private final long[] fromHi;
    private final long[] blockersLo = new long[Score.MAX_PLY + 1];
    private final long[] blockersHi = new long[Score.MAX_PLY + 1];

    Checks(CompiledVariant variant) {
        this.variant = variant;
        width = variant.types() + 1;
        fromLo = new long[(Score.MAX_PLY + 1) * width];
        fromHi = new long[(Score.MAX_PLY + 1) * width];
        for (int type = 1; type <= variant.types(); type++) {
            mirrored[type] = isMirrored(
                    variant.moves(Pieces.of(Color.WHITE, type)), variant.moves(Pieces.of(Color.BLACK, type)));
        }
    }

    private boolean isMirrored(PieceMoves white, PieceMoves black) {
        for (Ray[] rays : new Ray[][] {white.rays(), white.captureRays()}) {
            for (Ray ray : rays) {
                if (ray.hops()) {
                    return false;
                }
            }
        }
        int squares = variant.board().squares();
        for (int from = 0; from < squares; from++) {
            long lo = white.attacksLo(from, 0, 0);
            long hi = white.attacksHi(from, 0, 0);
            for (int to = 0; to < squares; to++) {
                boolean back = Bits.contains(black.attacksLo(to, 0, 0), black.attacksHi(to, 0, 0), from);
                if (Bits.contains(lo, hi, to) != back) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Forgets what was found at a ply: another position is there now. */
    void begin(int ply) {
        known[ply] = 0;
        blockersKnown[ply] = false;
    }

    /** Whether a move of the position at a ply gives check. */
    boolean isGiven(Position position, int move, int ply) {
        int kind = Move.kind(move);
        if (Move.isCastling(move) || kind == Move.PLACEMENT || kind == Move.PASS) {
            return false;
        }
        int piece = position.pieceAt(Move.from(move));
        int type = kind == Move.PROMOTION ? Move.piece(move) : Pieces.type(piece);
        boolean simple =
                kind == Move.PROMOTION || Move.piece(move) == 0 && (kind == Move.STEP || kind == Move.DOUBLE_STEP);
        boolean direct =
                simple && mirrored[type] ? checksFrom(position, type, Move.to(move), ply) : isDirect(position, move);
        return direct || isDiscovered(position, move, ply);
    }

    private boolean checksFrom(Position position, int type, int square, int ply) {
        int i = ply * width + type;
        if ((known[ply] & 1 << type) == 0) {
            known[ply] |= 1 << type;
            int them = Color.opposite(position.sideToMove());
            int king = position.kingSquare(them);
            PieceMoves back = variant.moves(Pieces.of(them, type));
            fromLo[i] = back.attacksLo(king, position.occupiedLo(), position.occupiedHi());
            fromHi[i] = back.attacksHi(king, position.occupiedLo(), position.occupiedHi());
        }
        return Bits.contains(fromLo[i], fromHi[i], square);
    }

    private boolean isDiscovered(Position position, int move, int ply) {
        if (!blockersKnown[ply]) {
            blockersKnown[ply] = true;
            findBlockers(position, ply);
        }
        return Bits.contains(blockersLo[ply], blockersHi[ply], Move.from(move)) && opensLine(position, move);
    }

    /** The men of the side to move that stand alone between a rider of theirs and the enemy king. */
    private void findBlockers(Position position, int ply) {
        long foundLo = 0;
        long foundHi = 0;
        int us = position.sideToMove();
        int king = position.kingSquare(Color.opposite(us));
        for (Attackers.Riders riders : variant.attackers(us).riders()) {
            long lo = ridersLo(position, riders, king);
            long hi = ridersHi(position, riders, king);
            while ((lo | hi) != 0) {
                int rider = Bits.lowest(lo, hi);
                hi &= lo == 0 ? hi - 1 : -1;
                lo &= lo - 1;
                long betweenLo = riders.lines().betweenLo(king, rider) & position.occupiedLo();
                long betweenHi = riders.lines().betweenHi(king, rider) & position.occupiedHi();
                if (Bits.isSingle(betweenLo, betweenHi)) {
                    foundLo |= betweenLo;
                    foundHi |= betweenHi;
                }
            }
        }
        blockersLo[ply] = foundLo & position.colorLo(us);
        blockersHi[ply] = foundHi & position.colorHi(us);
    }

    private static long ridersLo(Position position, Attackers.Riders riders, int king) {
        long lo = 0;
        for (int piece : riders.pieces()) {
            lo |= position.piecesLo(piece);
        }
        return lo & riders.from().lo(king);
    }

    private static long ridersHi(Position position, Attackers.Riders riders, int king) {
        long hi = 0;
        for (int piece : riders.pieces()) {
            hi |= position.piecesHi(piece);
        }
        return hi & riders.from().hi(king);
    }

    /** Whether some rider that does not move attacks the king once the move is made. */
    private boolean opensLine(Position position, int move) {
        int from = Move.from(move);
        long afterLo = occupiedLo(position, move);
        long afterHi = occupiedHi(position, move);
        int us = position.sideToMove();
        int king = position.kingSquare(Color.opposite(us));
        for (Attackers.Riders riders : variant.attackers(us).riders()) {
            long lo = ridersLo(position, riders, king) & ~Bits.lo(from);
            long hi = ridersHi(position, riders, king) & ~Bits.hi(from);
            while ((lo | hi) != 0) {
                int rider = Bits.lowest(lo, hi);
                hi &= lo == 0 ? hi - 1 : -1;
                lo &= lo - 1;
                if ((riders.lines().betweenLo(king, rider) & afterLo
                                | riders.lines().betweenHi(king, rider) & afterHi)
                        == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isDirect(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int us = position.sideToMove();
        int king = position.kingSquare(Color.opposite(us));
        long lo = occupiedLo(position, move);
        long hi = occupiedHi(position, move);
        int chosen = Move.piece(move);
        if (chosen != 0 && Move.isPromotion(move)) {
            return attacks(position, Pieces.of(us, chosen), to, king, lo, hi);
        }
        return attacks(position, position.pieceAt(from), to, king, lo, hi)
                || chosen != 0 && attacks(position, Pieces.of(us, chosen), from, king, lo, hi);
    }

    /** The lower half of the squares occupied after a move. */
    private static long occupiedLo(Position position, int move) {
        long left = leavesEmpty(move) ? Bits.lo(Move.from(move)) : 0;
        long taken = takesAside(move) ? Bits.lo(Move.via(move)) : 0;
        return position.occupiedLo() & ~(left | taken) | Bits.lo(Move.to(move));
    }

    /** The upper half of the squares occupied after a move. */
    private static long occupiedHi(Position position, int move) {
        long left = leavesEmpty(move) ? Bits.hi(Move.from(move)) : 0;
        long taken = takesAside(move) ? Bits.hi(Move.via(move)) : 0;
        return position.occupiedHi() & ~(left | taken) | Bits.hi(Move.to(move));
    }

    private static boolean leavesEmpty(int move) {
        return Move.piece(move) == 0 || Move.isPromotion(move);
    }

    private static boolean takesAside(int move) {
        return Move.kind(move) == Move.TWO_LEG || Move.kind(move) == Move.EN_PASSANT;
    }

    private static boolean attacks(Position position, int piece, int from, int king, long occupiedLo, long occupiedHi) {
        PieceMoves moves = position.variant().moves(piece);
        return king < Long.SIZE
                ? (moves.attacksLo(from, occupiedLo, occupiedHi) & Bits.lo(king)) != 0
                : (moves.attacksHi(from, occupiedLo, occupiedHi) & Bits.hi(king)) != 0;
    }
}
