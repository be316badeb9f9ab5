package org.howdah.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
    private static double error(Estimate estimate) {
        return (estimate.high() - estimate.low()) / 2;
    }

    /** Worked by fastchess: app/tests/elo_test.cpp in github.com/Disservin/fastchess, to two places. */
    @ParameterizedTest
    @CsvSource({
        "34, 54, 63, 64, 75, 55.58, 27.65, 57.94, 28.28, 1.0000",
        "332, 433, 498, 333, 334, -8.64, 10.33, -9.17, 10.96, 0.0505",
        "7895, 8757, 5685, 568, 9999, -21.04, 2.95, -19.01, 2.65, 0.0000"
    })
    void pairsAsFastchessHasThem(
            long a, long b, long c, long d, long e, double elo, double by, double normalized, double byN, double los) {
        Tally tally = Tally.pairs(a, b, c, d, e);
        assertThat(Estimate.elo(tally).value()).isCloseTo(elo, within(0.01));
        assertThat(error(Estimate.elo(tally))).isCloseTo(by, within(0.01));
        assertThat(Estimate.normalizedElo(tally).value()).isCloseTo(normalized, within(0.01));
        assertThat(error(Estimate.normalizedElo(tally))).isCloseTo(byN, within(0.01));
        assertThat(Estimate.superiority(tally)).isCloseTo(los, within(0.0001));
    }

    /** From the same file. */
    @Test
    void gamesAsFastchessHasThem() {
        Tally tally = Tally.games(96, 111, 136);
        assertThat(Estimate.elo(tally).value()).isCloseTo(40.70, within(0.01));
        assertThat(error(Estimate.elo(tally))).isCloseTo(30.43, within(0.01));
        assertThat(Estimate.normalizedElo(tally).value()).isCloseTo(49.77, within(0.01));
        assertThat(error(Estimate.normalizedElo(tally))).isCloseTo(36.77, within(0.01));
        assertThat(Estimate.superiority(tally)).isCloseTo(0.9960, within(0.0001));
    }

    /** The raw statistics of a fishtest instance: montytest.muzhen.org/tests/stats/69d3c8dc7c5b3724e29d2712. */
    @Test
    void asFishtestHasIt() {
        Tally tally = Tally.pairs(13, 37, 50, 25, 3);
        assertThat(tally.games()).isEqualTo(256);
        assertThat(tally.score()).isCloseTo(0.43750, within(1e-5));
        assertThat(tally.variance()).isCloseTo(0.05762, within(1e-5));
        assertThat(tally.deviationPerGame()).isCloseTo(0.33946, within(1e-5));
        assertThat(Estimate.elo(tally).value()).isCloseTo(-43.6578, within(1e-4));
        assertThat(Estimate.normalizedElo(tally).value()).isCloseTo(-63.97, within(0.01));
    }

    /** Shown by OpenBench in github.com/Yoshie2000/PlentyChess, pull request 334, to two places. */
    @ParameterizedTest
    @CsvSource({"214, 8992, 19871, 9102, 235, 0.69, 1.25", "5, 942, 2469, 1050, 5, 4.20, 3.43"})
    void pairsAsOpenBenchHasThem(long a, long b, long c, long d, long e, double elo, double by) {
        Tally tally = Tally.pairs(a, b, c, d, e);
        assertThat(Estimate.elo(tally).value()).isCloseTo(elo, within(0.01));
        assertThat(error(Estimate.elo(tally))).isCloseTo(by, within(0.01));
    }

    /** Shown by OpenBench there too, in pull request 95, when it took the error from single games. */
    @Test
    void gamesAsOpenBenchHasThem() {
        Tally tally = Tally.games(1908, 4385, 2049);
        assertThat(Estimate.elo(tally).value()).isCloseTo(5.87, within(0.01));
        assertThat(error(Estimate.elo(tally))).isCloseTo(5.13, within(0.01));
    }

    @Test
    void theOtherSideSeesTheOpposite() {
        Tally tally = Tally.pairs(3, 9, 20, 11, 7);
        Estimate ours = Estimate.elo(tally);
        Estimate theirs = Estimate.elo(tally.swapped());
        assertThat(ours.value()).isCloseTo(-theirs.value(), within(1e-9));
        assertThat(ours.low()).isCloseTo(-theirs.high(), within(1e-9));
        assertThat(Estimate.superiority(tally) + Estimate.superiority(tally.swapped()))
                .isCloseTo(1, within(1e-12));
    }

    @Test
    void pairsWithoutHalfResultsAreGames() {
        assertThat(Estimate.elo(Tally.pairs(30, 0, 50, 0, 45))).isEqualTo(Estimate.elo(Tally.games(30, 50, 45)));
    }

    @Test
    void whatHasNoBoundHasNone() {
        Estimate all = Estimate.elo(Tally.pairs(0, 0, 0, 0, 10));
        assertThat(all).isEqualTo(new Estimate(null, null, null));
        assertThat(Estimate.elo(Tally.pairs(0, 0, 10, 0, 0))).isEqualTo(new Estimate(0.0, null, null));
        assertThat(Estimate.superiority(Tally.pairs(0, 0, 10, 0, 0))).isNull();
        assertThat(Estimate.elo(Tally.pairs(0, 0, 1, 0, 9)).high()).isNull();
    }

    @Test
    void theNormalDistribution() {
        assertThat(Normal.below(0)).isEqualTo(0.5);
        assertThat(Normal.below(Normal.TWO_SIDED_95)).isCloseTo(0.975, within(1e-14));
        assertThat(Normal.below(-1)).isCloseTo(0.15865525393145707, within(1e-15));
        assertThat(Normal.below(-7)).isCloseTo(1.28e-12, within(1e-14));
        assertThat(Normal.below(50)).isOne();
    }
}
