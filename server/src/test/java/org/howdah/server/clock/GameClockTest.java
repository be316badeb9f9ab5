package org.howdah.server.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.howdah.rules.board.Color.BLACK;
import static org.howdah.rules.board.Color.WHITE;

import org.junit.jupiter.api.Test;

class GameClockTest {

    private final GameClock clock = GameClock.start(new TimeControl(60_000, 2_000));

    @Test
    void bothClocksStandAtFirst() {
        assertThat(clock.isRunning()).isFalse();
        assertThat(clock.left(WHITE, 123_456)).isEqualTo(60_000);
        assertThat(clock.left(BLACK, 123_456)).isEqualTo(60_000);
    }

    @Test
    void onlyTheRunningClockLosesTime() {
        GameClock white = clock.run(WHITE, 1_000);
        assertThat(white.left(WHITE, 11_000)).isEqualTo(50_000);
        assertThat(white.left(BLACK, 11_000)).isEqualTo(60_000);
    }

    @Test
    void aMoveAddsTheIncrementAndStopsTheClock() {
        GameClock moved = clock.run(WHITE, 0).moved(WHITE, 10_000);
        assertThat(moved.isRunning()).isFalse();
        assertThat(moved.left(WHITE, 99_000)).isEqualTo(52_000);
        assertThat(moved.run(BLACK, 20_000).moved(BLACK, 21_000).left(BLACK, 0)).isEqualTo(61_000);
    }

    @Test
    void aMoveWithAStandingClockCostsNothing() {
        assertThat(clock.moved(BLACK, 5_000).left(BLACK, 5_000)).isEqualTo(62_000);
    }

    @Test
    void timeBetweenStopAndRunIsNobodys() {
        GameClock again = clock.run(WHITE, 0).stop(1_000).run(WHITE, 50_000);
        assertThat(again.left(WHITE, 51_000)).isEqualTo(58_000);
    }

    @Test
    void aClockIsOverAtNothingLeft() {
        assertThat(clock.run(BLACK, 0).left(BLACK, 60_000)).isZero();
        assertThat(clock.run(BLACK, 0).left(BLACK, 60_001)).isNegative();
    }

    @Test
    void aReadingOlderThanTheStartChargesNothing() {
        // A move that arrived while the other's was being saved.
        assertThat(clock.run(WHITE, 1_000).moved(WHITE, 900).left(WHITE, 900)).isEqualTo(62_000);
    }

    @Test
    void timeControlsThatCannotBeAreRefused() {
        assertThatThrownBy(() -> new TimeControl(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl(1, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theSystemTickerGoesForward() {
        Ticker ticker = Ticker.system();
        assertThat(ticker.millis()).isLessThanOrEqualTo(ticker.millis());
    }
}
