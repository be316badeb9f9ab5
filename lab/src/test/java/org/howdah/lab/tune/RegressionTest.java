package org.howdah.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.lab.stats.Logistic;
import org.junit.jupiter.api.Test;

class RegressionTest {
    private static final double K = 180;
    private static final double[] TRUE = {90, -40, 15, 0};

    /** Positions whose results follow the true weights. */
    private static Observations synthetic(int size, SplittableRandom random) {
        Observations observations = new Observations();
        double[] slopes = new double[TRUE.length];
        for (int i = 0; i < size; i++) {
            double score = 0;
            for (int w = 0; w < TRUE.length; w++) {
                slopes[w] = random.nextInt(-2, 3);
                score += slopes[w] * TRUE[w];
            }
            double result = random.nextDouble() < Logistic.share(score / K) ? 1 : 0;
            observations.add(0, slopes, result, score);
        }
        return observations;
    }

    private static double[] fit(List<Observations> training, double prior) {
        double[] spreads = new double[TRUE.length];
        Arrays.fill(spreads, 20);
        try (Workers workers = new Workers(training.size())) {
            return new Regression(training, K, spreads, workers).fit(new double[TRUE.length], prior);
        }
    }

    @Test
    void findsTheWeightsThatMadeTheResults() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        List<Observations> training = List.of(synthetic(20_000, random), synthetic(20_000, random));
        double[] found = fit(training, 0);
        for (int w = 0; w < TRUE.length; w++) {
            assertThat(found[w]).as("seed %d, weight %d", seed, w).isCloseTo(TRUE[w], within(12.0));
        }
    }

    @Test
    void aStrongPriorHoldsThemWhereTheyWere() {
        SplittableRandom random = new SplittableRandom(1);
        double[] found = fit(List.of(synthetic(1000, random)), 1e9);
        for (double weight : found) {
            assertThat(weight).isCloseTo(0, within(2.0));
        }
    }

    @Test
    void findsTheScale() {
        SplittableRandom random = new SplittableRandom(2);
        Observations observations = new Observations();
        double[] none = new double[1];
        for (int i = 0; i < 40_000; i++) {
            double score = random.nextInt(-500, 501);
            observations.add(score, none, random.nextDouble() < Logistic.share(score / K) ? 1 : 0, score);
        }
        assertThat(Regression.scale(observations, 1)).isCloseTo(K, within(8.0));
    }

    @Test
    void aimsBetweenTheResultAndTheSearch() {
        Observations observations = new Observations();
        observations.add(0, new double[1], 1, 0);
        observations.aim(K, 0.5);
        assertThat(observations.target(0)).isCloseTo(0.75, within(1e-6));
    }
}
