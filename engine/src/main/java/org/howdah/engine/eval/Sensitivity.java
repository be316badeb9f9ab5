package org.howdah.engine.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;

/**
 * How the score of a position depends on each weight. It is found by evaluating the position again with each weight
 * changed, so that nothing has to be told here about what the weights mean; almost all of them count linearly.
 *
 * <p>Slopes are numbered: {@code 2 i} is that of the middlegame half of the weight numbered {@code i} in
 * {@link Weights#names()}, {@code 2 i + 1} that of its endgame half. Not for several threads at once.
 */
public final class Sensitivity {
    private static final double CENTIPAWNS = 10;
    private static final double CENTIPAWNS_PER_MOVE = 1;
    private static final double UNITS_OF_DANGER = 0.5;

    /** Weights are changed by so much that rounding does not matter; only danger counts by its square. */
    private static final double LINEAR_STEPS = 25;

    private final CompiledVariant variant;
    private final Evaluation evaluation;
    private final List<Change> changes = new ArrayList<>();
    private final int tempo;

    /** The evaluation with one weight larger; type 0 when it is of no one piece type. */
    private record Change(int weight, double step, int type, Evaluation evaluation) {
        /** How much more White has by it than Black, a {@link Tapered} pair. */
        long gain(Position position, long whole) {
            if (type != 0 && !isThere(position, type)) {
                return 0;
            }
            evaluation.addUp(position);
            return evaluation.total(Color.WHITE) - evaluation.total(Color.BLACK) - whole;
        }
    }

    /** The slopes at these weights. */
    public Sensitivity(CompiledVariant variant, Weights weights) {
        this.variant = variant;
        evaluation = new Evaluation(variant, weights);
        List<String> names = List.copyOf(weights.names());
        tempo = names.indexOf(GameTerm.TEMPO);
        for (int i = 0; i < names.size(); i++) {
            if (i != tempo) {
                String name = names.get(i);
                double step = step(name);
                Pair pair = weights.of(name);
                Pair larger = new Pair(pair.middlegame() + step, pair.endgame() + step);
                changes.add(
                        new Change(i, step, type(name), new Evaluation(variant, weights.with(Map.of(name, larger)))));
            }
        }
    }

    private static double step(String name) {
        double grain = grain(name);
        return grain == UNITS_OF_DANGER ? grain : LINEAR_STEPS * grain;
    }

    /** By how much the weight of that name changes when it changes a little, in its own unit. */
    public static double grain(String name) {
        if (name.endsWith(".danger") || name.endsWith(".check") || GameTerm.OF_DANGER.contains(name)) {
            return UNITS_OF_DANGER;
        }
        return name.endsWith(".squares") ? CENTIPAWNS_PER_MOVE : CENTIPAWNS;
    }

    private int type(String name) {
        for (PieceType piece : variant.variant().pieces()) {
            if (name.startsWith(PieceTerm.table(piece))) {
                return variant.variant().type(piece.letter());
            }
        }
        return 0;
    }

    /**
     * Finds the slopes for some positions. A few hundred at a time go fastest: the tables of each evaluation are large.
     *
     * @param slopes filled with them, for each position twice as many as there are weights
     * @return the scores in White's view, in centipawns
     */
    public int[] of(List<Position> positions, double[][] slopes) {
        int[] scores = new int[positions.size()];
        long[] wholes = new long[positions.size()];
        double[] full = new double[positions.size()];
        double[] kept = new double[positions.size()];
        for (int i = 0; i < positions.size(); i++) {
            int white = positions.get(i).sideToMove() == Color.WHITE ? 1 : -1;
            scores[i] = white * evaluation.evaluate(positions.get(i));
            wholes[i] = evaluation.total(Color.WHITE) - evaluation.total(Color.BLACK);
            full[i] = evaluation.phaseShare();
            kept[i] = evaluation.endShare();
            slopes[i][2 * tempo] = white * full[i];
            slopes[i][2 * tempo + 1] = white * (1 - full[i]);
        }
        for (Change change : changes) {
            for (int i = 0; i < positions.size(); i++) {
                long gain = change.gain(positions.get(i), wholes[i]);
                slopes[i][2 * change.weight] = Tapered.middlegame(gain) / change.step * full[i] * kept[i];
                slopes[i][2 * change.weight + 1] = Tapered.endgame(gain) / change.step * (1 - full[i]) * kept[i];
            }
        }
        return scores;
    }

    private static boolean isThere(Position position, int type) {
        int white = Pieces.of(Color.WHITE, type);
        int black = Pieces.of(Color.BLACK, type);
        return (position.piecesLo(white)
                                | position.piecesHi(white)
                                | position.piecesLo(black)
                                | position.piecesHi(black))
                        != 0
                || position.hand(Color.WHITE, type) + position.hand(Color.BLACK, type) != 0;
    }
}
