package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** The scale between the levels. */
class EloTest {
    @Test
    void levelsAreWhereTheyAreSaidToBe() {
        for (int number = 1; number < Level.COUNT; number++) {
            assertThat(Strength.ofElo(600 + 200 * number).level()).isEqualTo(Level.of(number));
        }
    }

    @Test
    void moreIsNeverWorse() {
        Level before = Strength.ofElo(Strength.LEAST_ELO).level();
        for (int elo = Strength.LEAST_ELO + 1; elo <= Strength.MOST_ELO; elo++) {
            Level now = Strength.ofElo(elo).level();
            assertThat(now.lapses()).as("%d", elo).isLessThanOrEqualTo(before.lapses());
            assertThat(now.nodes()).as("%d", elo).isGreaterThanOrEqualTo(before.nodes());
            before = now;
        }
        assertThat(before.lapses()).isZero();
    }

    @Test
    void theScaleEnds() {
        assertThatIllegalArgumentException().isThrownBy(() -> Strength.ofElo(Strength.LEAST_ELO - 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Strength.ofElo(Strength.MOST_ELO + 1));
    }
}
