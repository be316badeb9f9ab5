package org.howdah.engine.nnue;

import java.util.SplittableRandom;
import org.howdah.rules.variant.CompiledVariant;

/** A network that knows nothing. */
final class RandomNetwork {
    private static final int HIDDEN = 16;

    private RandomNetwork() {}

    static Network of(CompiledVariant variant, SplittableRandom random) {
        return new Network(
                Shape.of(variant.variant()),
                Network.men(variant.variant()),
                HIDDEN,
                200,
                rows(new Inputs(variant).count(), random),
                row(HIDDEN, random),
                rows(2 * Network.STAGES, random),
                row(Network.STAGES, random));
    }

    private static int[][] rows(int count, SplittableRandom random) {
        int[][] rows = new int[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = row(HIDDEN, random);
        }
        return rows;
    }

    private static int[] row(int length, SplittableRandom random) {
        return random.ints(length, -500, 500).toArray();
    }
}
