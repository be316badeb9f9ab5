package org.howdah.engine.nnue;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * The static evaluation by a network. Quick where positions come one after the other as in a search: each is computed from
 * the one a ply before it. Not for several threads at once; it allocates nothing.
 */
public final class NetworkEvaluation {
    /** A power of two: by their plies, positions further apart share a place. */
    private static final int PLIES = 256;

    private static final int LARGEST = 20_000;

    private final Network network;
    private final Accumulator[] line = new Accumulator[PLIES];
    private final Changes changes;

    /** @throws IllegalArgumentException when the network is of other men or another board */
    public NetworkEvaluation(CompiledVariant variant, Network network) {
        if (!network.shape().equals(Shape.of(variant.variant()))) {
            throw new IllegalArgumentException("a network of " + network.shape() + ", not of " + variant.id());
        }
        this.network = network;
        Inputs inputs = new Inputs(variant);
        changes = new Changes(inputs.count());
        for (int ply = 0; ply < PLIES; ply++) {
            line[ply] = new Accumulator(inputs, network);
        }
    }

    /**
     * Whether the network is to be asked about a position: not while an array waits to be chosen, nor when a side has nothing but
     * its king. What counts there is known, and seldom seen in the games it learnt from.
     */
    public boolean knows(Position position) {
        return !position.isArranging() && !isBare(position, Color.WHITE) && !isBare(position, Color.BLACK);
    }

    private static boolean isBare(Position position, int color) {
        return Bits.isSingle(position.colorLo(color), position.colorHi(color)) && position.handIsEmpty(color);
    }

    /** The score of a position for the side to move, in centipawns; of no use where the network does not {@link #knows know}. */
    public int evaluate(Position position) {
        int ply = position.ply();
        Accumulator now = line[ply & PLIES - 1];
        now.take(position, line[ply - 1 & PLIES - 1], changes);
        int side = position.sideToMove();
        int stage = Network.stage(position, network.men());
        int score = network.output(now.sums(side), now.sums(Color.opposite(side)), stage);
        return Math.clamp(score, -LARGEST, LARGEST);
    }
}
