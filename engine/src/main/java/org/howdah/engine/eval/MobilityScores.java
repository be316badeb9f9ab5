package org.howdah.engine.eval;

import java.util.Arrays;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * What the number of squares a piece reaches right now is worth, by type. A piece that reaches as many as a piece of its
 * type may expect gets nothing, one that reaches none loses the weight of its mobility, and so on along a straight line,
 * which ends when the weight is gained.
 */
final class MobilityScores {
    private static final double DENSITY = 0.33;
    private static final int MOST = 129;

    private final long[][] scores = new long[Pieces.MAX_TYPE + 1][MOST];

    MobilityScores(Variant variant, Weights weights) {
        double[] even = new double[variant.board().squares()];
        Arrays.fill(even, 1);
        Mobility mobility = new Mobility(variant.board(), DENSITY, even);
        for (int type = 1; type <= variant.pieces().size(); type++) {
            PieceType piece = variant.piece(type);
            double expected = mobility.average(piece);
            if (expected > 0 && !piece.royal() && !PieceValues.isPawn(variant, type)) {
                fill(scores[type], expected, weights.of(piece, PieceTerm.MOBILITY));
            }
        }
    }

    private static void fill(long[] scores, double expected, Weights.Pair weight) {
        for (int reached = 0; reached < MOST; reached++) {
            double surplus = Math.min(1, reached / expected - 1);
            scores[reached] = Tapered.of(
                    (int) Math.round(weight.middlegame() * surplus), (int) Math.round(weight.endgame() * surplus));
        }
    }

    /** The score, a {@link Tapered} pair, for a piece of that type that reaches so many squares. */
    long of(int type, int reached) {
        return scores[type][reached];
    }
}
