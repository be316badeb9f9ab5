package org.howdah.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TimeBudgetTest {
    @Test
    void sharesOutTheClock() {
        TimeBudget budget = TimeBudget.ofClock(60_000, 0, 0, 0);
        assertThat(budget.softMillis()).isBetween(1_000L, 3_000L);
        assertThat(budget.hardMillis()).isBetween(budget.softMillis(), 15_000L);
    }

    @Test
    void theLastMoveBeforeMoreTimeMayTakeNearlyAll() {
        assertThat(TimeBudget.ofClock(10_000, 0, 1, 100).hardMillis()).isBetween(8_000L, 9_900L);
    }

    @Test
    void aLongGameWithATinyIncrementKeepsAReserve() {
        long clock = 1_000;
        for (int move = 0; move < 400; move++) {
            clock += 10 - TimeBudget.ofClock(clock, 10, 0, 30).softMillis();
            assertThat(clock).as("before move %d", move + 2).isGreaterThan(300);
        }
    }

    @Test
    void nothingLeftIsStillAMove() {
        TimeBudget budget = TimeBudget.ofClock(5, 0, 0, 30);
        assertThat(budget.softMillis()).isEqualTo(1);
        assertThat(budget.hardMillis()).isEqualTo(1);
    }

    @Test
    void neverUsesMoreThanThereIs() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 10_000; i++) {
            long remaining = random.nextLong(1, 1_000_000);
            long overhead = random.nextLong(0, 100);
            TimeBudget budget =
                    TimeBudget.ofClock(remaining, random.nextLong(0, 60_000), random.nextInt(0, 80), overhead);
            assertThat(budget.softMillis()).as("seed %d", seed).isBetween(1L, Math.max(1, remaining - overhead));
            assertThat(budget.hardMillis())
                    .as("seed %d", seed)
                    .isBetween(budget.softMillis(), Math.max(1, remaining - overhead));
        }
    }

    @Test
    void theTighterOfTwoCounts() {
        TimeBudget both = new TimeBudget(5, 100).orSooner(new TimeBudget(10, 20));
        assertThat(both).isEqualTo(new TimeBudget(5, 20));
        assertThat(TimeBudget.UNLIMITED.orSooner(TimeBudget.exactly(7))).isEqualTo(TimeBudget.exactly(7));
    }
}
