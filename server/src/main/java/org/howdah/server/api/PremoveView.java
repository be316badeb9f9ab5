package org.howdah.server.api;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.PieceMoves;
import org.jspecify.annotations.Nullable;

/**
 * A move that may become possible, as JSON: where a piece could go on a board empty but for itself, for what stands there now may
 * not stand there then.
 */
record PremoveView(String from, String to) {

    private static final long ALL = -1L;

    /** All such moves of a side. */
    static List<PremoveView> all(Position position, int color) {
        Board board = position.variant().board();
        List<PremoveView> all = new ArrayList<>();
        for (int from = 0; from < board.squares(); from++) {
            int piece = position.pieceAt(from);
            if (piece != Pieces.NONE && Pieces.color(piece) == color) {
                addTargets(position, from, piece, all);
            }
        }
        addCastling(position, color, all);
        return all;
    }

    private static void addTargets(Position position, int from, int piece, List<PremoveView> all) {
        Board board = position.variant().board();
        PieceMoves moves = position.variant().moves(piece);
        boolean first = Bits.contains(position.firstMoversLo(piece), position.firstMoversHi(piece), from);
        PieceMoves firstMoves = first ? position.variant().firstMoves(piece) : null;
        for (int to = 0; to < board.squares(); to++) {
            if (to != from && (reaches(moves, from, to) || reaches(firstMoves, from, to))) {
                all.add(new PremoveView(board.name(from), board.name(to)));
            }
        }
    }

    private static boolean reaches(@Nullable PieceMoves moves, int from, int to) {
        if (moves == null) {
            return false;
        }
        long lo = moves.targetsLo(from, 0, ALL, 0, 0);
        long hi = moves.targetsHi(from, 0, ALL, 0, 0);
        return Bits.contains(lo, hi, to);
    }

    private static void addCastling(Position position, int color, List<PremoveView> all) {
        Board board = position.variant().board();
        for (CastlingPath path : position.variant().castlings(color)) {
            if (position.isVirgin(path.kingFrom()) && position.isVirgin(path.partnerFrom())) {
                all.add(new PremoveView(board.name(path.kingFrom()), board.name(path.kingTo())));
            }
        }
    }
}
