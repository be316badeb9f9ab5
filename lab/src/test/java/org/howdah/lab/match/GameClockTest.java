package org.howdah.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.lab.player.Pace;
import org.junit.jupiter.api.Test;

class GameClockTest {
    private static final long MS = 1_000_000;

    @Test
    void baseAndIncrement() {
        GameClock clock = new GameClock(new Pace.Clock(1000, 100, 0));
        assertThat(clock.press(400 * MS)).isEqualTo(-600 * MS);
        assertThat(clock.leftMillis()).isEqualTo(700);
        assertThat(clock.movesToGo()).isZero();
        assertThat(clock.press(703 * MS)).isEqualTo(3 * MS);
        assertThat(clock.leftMillis()).isEqualTo(97);
    }

    @Test
    void moreTimeComesAfterSoManyMoves() {
        GameClock clock = new GameClock(new Pace.Clock(1000, 0, 2));
        assertThat(clock.movesToGo()).isEqualTo(2);
        clock.press(900 * MS);
        assertThat(clock.movesToGo()).isEqualTo(1);
        clock.press(50 * MS);
        assertThat(clock.movesToGo()).isEqualTo(2);
        assertThat(clock.leftMillis()).isEqualTo(1050);
    }

    @Test
    void othersHaveNoClock() {
        assertThat(new GameClock(new Pace.MoveTime(100)).press(130 * MS)).isEqualTo(30 * MS);
        assertThat(new GameClock(new Pace.Depth(3)).press(1_000_000 * MS)).isZero();
        assertThat(new GameClock(new Pace.Nodes(3)).isRunning()).isFalse();
    }
}
