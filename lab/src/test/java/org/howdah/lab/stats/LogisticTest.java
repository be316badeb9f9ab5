package org.howdah.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.lab.stats.Logistic.Observation;
import org.junit.jupiter.api.Test;

class LogisticTest {
    private static final double[] NONE = {1e-9, 1e-9};

    /** In a table of two by two the coefficient is the logarithm of the odds ratio; its variance, the sum of the reciprocals. */
    @Test
    void aTableOfTwoByTwo() {
        List<Observation> observations = new ArrayList<>();
        int[][] table = {{30, 70}, {45, 25}};
        for (int group = 0; group < 2; group++) {
            for (int won = 0; won < 2; won++) {
                for (int i = 0; i < table[group][won]; i++) {
                    observations.add(new Observation(new double[] {1, group}, won, observations.size()));
                }
            }
        }
        Logistic model = Logistic.fit(observations, NONE);
        assertThat(model.coefficient(0)).isCloseTo(Math.log(70.0 / 30), within(1e-6));
        assertThat(model.coefficient(1)).isCloseTo(Math.log(25.0 / 45) - Math.log(70.0 / 30), within(1e-6));
        assertThat(model.error(1)).isCloseTo(Math.sqrt(1.0 / 30 + 1.0 / 70 + 1.0 / 45 + 1.0 / 25), within(1e-6));
        assertThat(model.share(new double[] {1, 1})).isCloseTo(25.0 / 70, within(1e-9));
    }

    @Test
    void drawsScatterLessAndTheErrorKnowsIt() {
        List<Observation> decided = new ArrayList<>();
        List<Observation> drawn = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            decided.add(new Observation(new double[] {1}, i % 2, i));
            drawn.add(new Observation(new double[] {1}, i % 4 == 0 ? 0 : i % 4 == 1 ? 1 : 0.5, i));
        }
        double[] prior = {1e-9};
        double ofDecided = Logistic.fit(decided, prior).error(0);
        assertThat(ofDecided).isCloseTo(2 / Math.sqrt(400), within(1e-6));
        assertThat(Logistic.fit(drawn, prior).error(0)).isCloseTo(ofDecided / Math.sqrt(2), within(1e-6));
    }

    @Test
    void aClusterCountsOnce() {
        List<Observation> once = new ArrayList<>();
        List<Observation> fourTimes = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            for (int again = 0; again < 4; again++) {
                fourTimes.add(new Observation(new double[] {1}, i % 3 == 0 ? 1 : 0, i));
            }
            once.add(new Observation(new double[] {1}, i % 3 == 0 ? 1 : 0, i));
        }
        double[] prior = {1e-9};
        assertThat(Logistic.fit(fourTimes, prior).error(0))
                .isCloseTo(Logistic.fit(once, prior).error(0), within(1e-6));
    }

    /** Of many fits to results drawn at random, about 95 in a hundred have the true ratio in their interval. */
    @Test
    void intervalsOfRatiosHoldWhatTheyPromise() {
        long seed = 20261130;
        SplittableRandom random = new SplittableRandom(seed);
        double[] truth = {0.1, 0.5, 1.6};
        int held = 0;
        int fits = 200;
        for (int n = 0; n < fits; n++) {
            List<Observation> observations = new ArrayList<>();
            for (int i = 0; i < 600; i++) {
                double[] x = {1, random.nextInt(-1, 2), random.nextInt(-1, 2)};
                double share = 1 / (1 + Math.exp(-(truth[0] + truth[1] * x[1] + truth[2] * x[2])));
                observations.add(new Observation(x, random.nextDouble() < share ? 1 : 0, i));
            }
            double[] prior = new double[3];
            Arrays.fill(prior, 1e-9);
            double[] ratio = Logistic.fit(observations, prior).ratio(2, 1);
            held += Math.abs(ratio[0] - truth[2] / truth[1]) <= Normal.TWO_SIDED_95 * ratio[1] ? 1 : 0;
        }
        assertThat(held).as("seed %d", seed).isBetween(180, 198);
    }
}
