package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.howdah.engine.TestPositions;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SensitivityTest {
    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant", "elven"})
    void theSlopesForetellTheScoreOfOtherWeights(String id) {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        CompiledVariant variant = Variants.byId(id);
        Weights weights = Weights.derived(variant.variant());
        Map<String, Pair> moved = new LinkedHashMap<>();
        for (String name : weights.names()) {
            if (Sensitivity.grain(name) > 1) {
                Pair pair = weights.of(name);
                moved.put(name, new Pair(pair.middlegame() + random.nextInt(20), pair.endgame() + random.nextInt(20)));
            }
        }
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            positions.add(TestPositions.random(variant, random, random.nextInt(10, 60)));
        }
        List<String> names = List.copyOf(weights.names());
        double[][] slopes = new double[positions.size()][2 * names.size()];
        int[] scores = new Sensitivity(variant, weights).of(positions, slopes);
        Evaluation other = new Evaluation(variant, weights.with(moved));
        for (int i = 0; i < positions.size(); i++) {
            double expected = scores[i];
            for (int w = 0; w < names.size(); w++) {
                Pair from = weights.of(names.get(w));
                Pair to = moved.getOrDefault(names.get(w), from);
                expected += slopes[i][2 * w] * (to.middlegame() - from.middlegame())
                        + slopes[i][2 * w + 1] * (to.endgame() - from.endgame());
            }
            int score = other.evaluate(positions.get(i));
            assertThat((double) (positions.get(i).sideToMove() == Color.WHITE ? score : -score))
                    .as("seed %d: %s", seed, positions.get(i).setup())
                    .isCloseTo(expected, within(40.0));
        }
    }
}
