package org.howdah.engine.nnue;

import java.util.SplittableRandom;
import org.howdah.rules.variant.CompiledVariant;

/** A network that knows nothing. */
final class RandomNetwork {
    private RandomNetwork() {}

    static Network of(CompiledVariant variant, SplittableRandom random) {
        return of(variant, random, 16);
    }

    static Network of(CompiledVariant variant, SplittableRandom random, int hidden) {
        return new Network(
                Shape.of(variant.variant()),
                Network.men(variant.variant()),
                hidden,
                200,
                rows(new Inputs(variant).count(), hidden, random),
                row(hidden, random),
                rows(2 * Network.STAGES, hidden, random),
                row(Network.STAGES, random));
    }

    private static int[][] rows(int count, int width, SplittableRandom random) {
        int[][] rows = new int[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = row(width, random);
        }
        return rows;
    }

    private static int[] row(int length, SplittableRandom random) {
        return random.ints(length, -500, 500).toArray();
    }
}
