package org.howdah.lab.train;

import java.util.Arrays;
import org.howdah.engine.nnue.Inputs;
import org.howdah.engine.nnue.Network;
import org.howdah.lab.stats.Logistic;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Positions to learn from, packed: the rows of weights that each sets as the side to move and as the other sees it, its stage,
 * how many centipawns the side to move was found to be ahead, and what it scored in the end.
 */
final class Examples {
    private final Inputs inputs;
    private final int men;
    private int size;
    private int filled;
    private int[] starts = new int[1025];
    private short[] own = new short[1 << 16];
    private short[] other = new short[1 << 16];
    private byte[] stages = new byte[1024];
    private short[] scores = new short[1024];
    private float[] results = new float[1024];

    Examples(CompiledVariant variant) {
        inputs = new Inputs(variant);
        men = Network.men(variant.variant());
    }

    /**
     * Adds a position.
     *
     * @param score what a search found, in centipawns for White
     * @param result what White scored
     */
    void add(Position position, int score, double result) {
        if (size == scores.length) {
            starts = Arrays.copyOf(starts, 2 * size + 1);
            stages = Arrays.copyOf(stages, 2 * size);
            scores = Arrays.copyOf(scores, 2 * size);
            results = Arrays.copyOf(results, 2 * size);
        }
        boolean white = position.sideToMove() == Color.WHITE;
        int[] ownView = inputs.rows(position, position.sideToMove());
        int[] otherView = inputs.rows(position, Color.opposite(position.sideToMove()));
        inputs.forEach(position, input -> put(ownView[input], otherView[input]));
        stages[size] = (byte) Network.stage(position, men);
        scores[size] = (short) (white ? score : -score);
        results[size] = (float) (white ? result : 1 - result);
        starts[++size] = filled;
    }

    private void put(int ownRow, int otherRow) {
        if (filled == own.length) {
            own = Arrays.copyOf(own, 2 * filled);
            other = Arrays.copyOf(other, 2 * filled);
        }
        own[filled] = (short) ownRow;
        other[filled++] = (short) otherRow;
    }

    int size() {
        return size;
    }

    /** Where the rows of a position begin in {@link #own} and {@link #other}. */
    int start(int i) {
        return starts[i];
    }

    /** The row of weights at a place, as the side to move sees it. */
    int own(int at) {
        return own[at];
    }

    /** The row of weights at a place, as the other side sees it. */
    int other(int at) {
        return other[at];
    }

    int stage(int i) {
        return stages[i];
    }

    /**
     * What is to be foretold: the share of a point for the side to move.
     *
     * @param k centipawns that make the odds e to 1
     * @param scoreShare how much of it is what the search expected; the rest is the game's result
     */
    double target(int i, double k, double scoreShare) {
        return (1 - scoreShare) * results[i] + scoreShare * Logistic.share(scores[i] / k);
    }
}
