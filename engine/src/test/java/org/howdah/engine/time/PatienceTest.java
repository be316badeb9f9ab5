package org.howdah.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PatienceTest {
    @Test
    void aClearMoveTakesLessThanHalfOfItsShare() {
        assertThat(Patience.factor(8, 0.97, 0)).isLessThan(0.5);
    }

    @Test
    void aMoveJustChangedTakesMore() {
        assertThat(Patience.factor(0, 0.5, 0)).isGreaterThan(1.2);
        for (int stable = 0; stable < 4; stable++) {
            assertThat(Patience.factor(stable, 0.5, 0)).isGreaterThan(Patience.factor(stable + 1, 0.5, 0));
        }
        assertThat(Patience.factor(4, 0.5, 0)).isEqualTo(Patience.factor(40, 0.5, 0));
    }

    @Test
    void whereOthersTookMorePositionsToRefuteItTakesMore() {
        assertThat(Patience.factor(3, 0.3, 0)).isGreaterThan(Patience.factor(3, 0.9, 0));
    }

    @Test
    void aFallingScoreTakesMoreARisingOneNotLess() {
        assertThat(Patience.factor(3, 0.8, 50)).isGreaterThan(Patience.factor(3, 0.8, 20));
        assertThat(Patience.factor(3, 0.8, -500)).isEqualTo(Patience.factor(3, 0.8, 0));
    }

    @Test
    void howeverBadItLooksThereIsALimit() {
        assertThat(Patience.factor(0, 0, 60_000)).isLessThan(6.5);
        assertThat(Patience.factor(99, 1, -60_000)).isPositive();
    }
}
