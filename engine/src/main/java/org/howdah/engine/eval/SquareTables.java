package org.howdah.engine.eval;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * What each piece is worth to its owner on each square, in centipawns: its value plus what the square gives. A square gives a piece more where the piece reaches more, the centre and the enemy's side
 * counting a little extra; a pawn, as it comes nearer to promotion; a king, while there is much to fear, at home and
 * away from the middle, and in the endgame near it.
 */
final class SquareTables {
    private static final double MIDDLEGAME_DENSITY = 0.4;
    private static final double ENDGAME_DENSITY = 0.2;
    private static final double CENTIPAWNS_PER_MOVE = 2.0;
    private static final double CENTRE_WEIGHT = 0.4;
    private static final double FORWARD_WEIGHT = 0.3;

    private static final int KING_ADVANCE_PENALTY = 22;
    private static final int KING_WING_BONUS = 10;
    private static final int KING_CENTRE_BONUS = 30;
    private static final int PAWN_CENTRE_BONUS = 14;
    private static final int PAWN_STEP_BONUS = 4;
    private static final int PAWN_ENDGAME_STEP_BONUS = 8;

    private final long[] worth;
    private final int squares;
    private final Variant variant;
    private final Board board;
    private final PieceValues values;
    private final PawnPaths paths;

    SquareTables(Variant variant, PieceValues values, PawnPaths paths) {
        this.variant = variant;
        this.board = variant.board();
        this.values = values;
        this.paths = paths;
        squares = board.squares();
        worth = new long[2 * (Pieces.MAX_TYPE + 1) * squares];
        double[] weights = weights();
        Mobility crowded = new Mobility(board, MIDDLEGAME_DENSITY, weights);
        Mobility open = new Mobility(board, ENDGAME_DENSITY, weights);
        for (int type = 1; type <= variant.pieces().size(); type++) {
            fill(type, crowded, open);
        }
    }

    private double[] weights() {
        double[] weights = new double[squares];
        for (int square = 0; square < squares; square++) {
            double forward = (double) board.rank(square) / (board.ranks() - 1) - 0.5;
            weights[square] = 1 + CENTRE_WEIGHT * (centrality(square) - 0.5) + FORWARD_WEIGHT * forward;
        }
        return weights;
    }

    private void fill(int type, Mobility crowded, Mobility open) {
        PieceType piece = variant.piece(type);
        double crowdedMean = crowded.average(piece);
        double openMean = open.average(piece);
        for (int square = 0; square < squares; square++) {
            double early = CENTIPAWNS_PER_MOVE * (crowded.of(piece, square) - crowdedMean);
            double late = CENTIPAWNS_PER_MOVE * (open.of(piece, square) - openMean);
            if (piece.royal()) {
                early = homeBonus(square);
                late = KING_CENTRE_BONUS * (centrality(square) - 0.5);
            } else if (paths.isPawn(type)) {
                early = PAWN_CENTRE_BONUS * (centrality(square) - 0.5) + PAWN_STEP_BONUS * paths.steps(square);
                late = PAWN_ENDGAME_STEP_BONUS * paths.steps(square);
            }
            set(type, square, values.of(type) + (int) Math.round(early), values.of(type) + (int) Math.round(late));
        }
    }

    private void set(int type, int square, int early, int late) {
        int black = variant.symmetry().answer(board, square);
        worth[Pieces.of(Color.WHITE, type) * squares + square] = Tapered.of(early, late);
        worth[Pieces.of(Color.BLACK, type) * squares + black] = Tapered.of(early, late);
    }

    private double homeBonus(int square) {
        double fromMiddle = Math.abs(board.file(square) - (board.files() - 1) / 2.0);
        return KING_WING_BONUS * Math.min(fromMiddle, 3) - KING_ADVANCE_PENALTY * Math.min(board.rank(square), 3);
    }

    /** 1 in the middle of the board, 0 at its edge. */
    private double centrality(int square) {
        double file = edgeDistance(board.file(square), board.files());
        double rank = edgeDistance(board.rank(square), board.ranks());
        return (file + rank) / 2;
    }

    private static double edgeDistance(int coordinate, int side) {
        return Math.min(coordinate, side - 1 - coordinate) / ((side - 1) / 2.0);
    }

    /** The worth of a piece on a square, a {@link Tapered} pair. */
    long of(int piece, int square) {
        return worth[piece * squares + square];
    }
}
