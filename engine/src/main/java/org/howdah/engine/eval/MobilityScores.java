package org.howdah.engine.eval;

import java.util.Arrays;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.Variant;

/**
 * What the number of squares a piece reaches right now is worth, by type. A piece that reaches as many as a piece of its
 * type may expect gets nothing, one that reaches none loses {@value #WEIGHT} centipawns, and so on along a straight
 * line: a move more counts for less the more moves a piece has.
 */
final class MobilityScores {
    private static final int WEIGHT = 32;
    private static final double DENSITY = 0.33;
    private static final int MOST = 129;

    private final int[][] scores = new int[Pieces.MAX_TYPE + 1][];

    MobilityScores(Variant variant, PawnPaths paths) {
        double[] even = new double[variant.board().squares()];
        Arrays.fill(even, 1);
        Mobility mobility = new Mobility(variant.board(), DENSITY, even);
        for (int type = 1; type <= variant.pieces().size(); type++) {
            scores[type] = new int[MOST];
            double expected = mobility.average(variant.piece(type));
            if (expected > 0 && !variant.piece(type).royal() && !paths.isPawn(type)) {
                for (int reached = 0; reached < MOST; reached++) {
                    scores[type][reached] = (int) Math.round(Math.min(WEIGHT, WEIGHT * (reached / expected - 1)));
                }
            }
        }
    }

    /** The score in centipawns for a piece of that type that reaches so many squares. */
    int of(int type, int reached) {
        return scores[type][reached];
    }
}
