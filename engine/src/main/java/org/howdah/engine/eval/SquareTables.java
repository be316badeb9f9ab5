package org.howdah.engine.eval;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * What each piece is worth to its owner on each square, in centipawns: its value plus what the square gives. A square
 * gives a piece more where the piece may expect to reach more, the centre and the enemy's side counting a little extra;
 * and what the weights say of its rank and of its file.
 */
final class SquareTables {
    private static final double MIDDLEGAME_DENSITY = 0.4;
    private static final double ENDGAME_DENSITY = 0.2;
    private static final double CENTRE_WEIGHT = 0.4;
    private static final double FORWARD_WEIGHT = 0.3;

    private final long[] worth;
    private final int squares;
    private final Variant variant;
    private final Board board;
    private final Weights weights;

    SquareTables(Variant variant, Weights weights) {
        this.variant = variant;
        this.board = variant.board();
        this.weights = weights;
        squares = board.squares();
        worth = new long[2 * (Pieces.MAX_TYPE + 1) * squares];
        double[] reaching = reaching();
        Mobility crowded = new Mobility(board, MIDDLEGAME_DENSITY, reaching);
        Mobility open = new Mobility(board, ENDGAME_DENSITY, reaching);
        for (int type = 1; type <= variant.pieces().size(); type++) {
            fill(type, crowded, open);
        }
    }

    /** What reaching each square counts. */
    private double[] reaching() {
        double[] reaching = new double[squares];
        for (int square = 0; square < squares; square++) {
            double forward = (double) board.rank(square) / (board.ranks() - 1) - 0.5;
            reaching[square] = 1 + CENTRE_WEIGHT * (centrality(square) - 0.5) + FORWARD_WEIGHT * forward;
        }
        return reaching;
    }

    private void fill(int type, Mobility crowded, Mobility open) {
        PieceType piece = variant.piece(type);
        boolean moves = !piece.royal() && !PieceValues.isPawn(variant, type);
        Weights.Pair value = piece.royal() ? Weights.Pair.both(0) : weights.of(piece, PieceTerm.VALUE);
        Weights.Pair perMove = moves ? weights.of(piece, PieceTerm.SQUARES) : Weights.Pair.both(0);
        double crowdedMean = crowded.average(piece);
        double openMean = open.average(piece);
        for (int square = 0; square < squares; square++) {
            Weights.Pair rank = weights.of(PieceTerm.rank(piece, board.rank(square)));
            Weights.Pair file = weights.of(PieceTerm.file(piece, fromEdge(square)));
            double early = perMove.middlegame() * (crowded.of(piece, square) - crowdedMean);
            double late = perMove.endgame() * (open.of(piece, square) - openMean);
            set(
                    type,
                    square,
                    (int) Math.round(value.middlegame() + early + rank.middlegame() + file.middlegame()),
                    (int) Math.round(value.endgame() + late + rank.endgame() + file.endgame()));
        }
    }

    private int fromEdge(int square) {
        int file = board.file(square);
        return Math.min(file, board.files() - 1 - file);
    }

    private void set(int type, int square, int early, int late) {
        int black = variant.symmetry().answer(board, square);
        worth[Pieces.of(Color.WHITE, type) * squares + square] = Tapered.of(early, late);
        worth[Pieces.of(Color.BLACK, type) * squares + black] = Tapered.of(early, late);
    }

    /** 1 in the middle of the board, 0 at its edge. */
    private double centrality(int square) {
        double file = edgeDistance(board.file(square), board.files());
        double rank = edgeDistance(board.rank(square), board.ranks());
        return (file + rank) / 2;
    }

    /** From 0 at the edge to 1 in the middle. */
    static double edgeDistance(int coordinate, int side) {
        return Math.min(coordinate, side - 1 - coordinate) / ((side - 1) / 2.0);
    }

    /** The worth of a piece on a square, a {@link Tapered} pair. */
    long of(int piece, int square) {
        return worth[piece * squares + square];
    }
}
