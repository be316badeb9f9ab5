package org.howdah.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ClusteredMeanTest {
    private static ClusteredMean of(double... values) {
        ClusteredMean mean = new ClusteredMean();
        for (int i = 0; i < values.length; i++) {
            mean.add(i, values[i]);
        }
        return mean;
    }

    private static ClusteredMean tosses(int heads, int tails) {
        ClusteredMean mean = new ClusteredMean();
        for (int i = 0; i < heads + tails; i++) {
            mean.add(i, i < heads ? 1 : 0);
        }
        return mean;
    }

    private static void assertBounds(Estimate estimate, double low, double high) {
        assertThat(estimate.low()).isCloseTo(low, within(5e-5));
        assertThat(estimate.high()).isCloseTo(high, within(5e-5));
    }

    /** 2, 4, 4, 4, 5, 5, 7, 9: mean 5, variance 32/7. */
    @Test
    void withoutClustersItIsTheOrdinaryMean() {
        Estimate mean = of(2, 4, 4, 4, 5, 5, 7, 9).mean();
        double error = 1.959964 * Math.sqrt(32.0 / 7 / 8);
        assertThat(mean.value()).isEqualTo(5);
        assertBounds(mean, 5 - error, 5 + error);
    }

    /** As R. G. Newcombe (1998) has them in his table I, method 3. */
    @Test
    void sharesHaveWilsonsInterval() {
        assertBounds(tosses(15, 133).share(), 0.0624, 0.1605);
        assertBounds(tosses(81, 182).share(), 0.2553, 0.3662);
        assertBounds(tosses(0, 20).share(), 0, 0.1611);
    }

    @Test
    void drawsMakeAScoreSurerThanTosses() {
        Estimate drawn = of(0.5, 0.5, 0.5, 1, 0, 0.5, 0.5, 0.5, 1, 0).share();
        Estimate decisive = tosses(5, 5).share();
        assertThat(drawn.value()).isEqualTo(decisive.value());
        assertThat(drawn.low()).isGreaterThan(Objects.requireNonNull(decisive.low()));
        Estimate alike = of(0.5, 0.5, 0.5, 0.5).share();
        assertThat(alike.low()).isPositive().isLessThan(0.5);
    }

    @Test
    void ofOneClusterNothingIsKnown() {
        ClusteredMean mean = new ClusteredMean();
        mean.add(1, 3);
        mean.add(1, 5);
        assertThat(mean.mean()).isEqualTo(new Estimate(4.0, null, null));
        assertThat(mean.count()).isEqualTo(2);
    }

    /** Everything ten times over tells no more than once. */
    @Test
    void copiesOfAnObservationAreNoMoreThanOne() {
        ClusteredMean once = of(1, 0, 1, 1, 0, 0.5);
        ClusteredMean copied = new ClusteredMean();
        double[] values = {1, 0, 1, 1, 0, 0.5};
        for (int i = 0; i < 60; i++) {
            copied.add(i % 6, values[i % 6]);
        }
        assertBounds(
                copied.mean(),
                Objects.requireNonNull(once.mean().low()),
                Objects.requireNonNull(once.mean().high()));
    }

    /** Differences 1, 2, 3 have the mean 2 and the variance 1. */
    @Test
    void theDifferenceOfPairs() {
        Estimate difference = ClusteredMean.difference(of(11, 22, 33), of(10, 20, 30));
        double error = 1.959964 * Math.sqrt(1.0 / 3);
        assertThat(difference.value()).isEqualTo(2);
        assertBounds(difference, 2 - error, 2 + error);
        assertThat(ClusteredMean.difference(of(2, 3), of(1, 2)).low()).isNull();
    }

    /** Of many intervals about as many hold the truth as should, also with clusters that differ and one that is cut short. */
    @Test
    void intervalsHoldTheTruth() {
        SplittableRandom random = new SplittableRandom(5);
        int held = 0;
        int trials = 2000;
        for (int trial = 0; trial < trials; trial++) {
            ClusteredMean first = new ClusteredMean();
            ClusteredMean second = new ClusteredMean();
            for (int round = 0; round < 40; round++) {
                double common = random.nextGaussian();
                for (int i = 0; i < (round < 37 ? 4 : 2); i++) {
                    first.add(round, common + random.nextGaussian() + 0.3);
                }
                second.add(round, common + random.nextGaussian());
            }
            Estimate difference = ClusteredMean.difference(first, second);
            held += Objects.requireNonNull(difference.low()) < 0.3 && Objects.requireNonNull(difference.high()) > 0.3
                    ? 1
                    : 0;
        }
        assertThat((double) held / trials).isBetween(0.925, 0.965);
    }
}
