package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaperedTest {
    @ParameterizedTest
    @CsvSource({"0,0", "5,7", "-5,7", "5,-7", "-5,-7", "30000,-30000", "-1,-1"})
    void holdsBothScores(int middlegame, int endgame) {
        long pair = Tapered.of(middlegame, endgame);
        assertThat(Tapered.middlegame(pair)).isEqualTo(middlegame);
        assertThat(Tapered.endgame(pair)).isEqualTo(endgame);
    }

    @Test
    void sumsAndNegatesAsItIs() {
        long sum = Tapered.of(10, -20) + Tapered.of(-35, 5) - Tapered.of(1, -1);
        assertThat(Tapered.middlegame(sum)).isEqualTo(-26);
        assertThat(Tapered.endgame(sum)).isEqualTo(-14);
        assertThat(Tapered.middlegame(-sum)).isEqualTo(26);
        assertThat(Tapered.endgame(3 * sum)).isEqualTo(-42);
    }

    @Test
    void blendsByPhase() {
        long pair = Tapered.of(100, -100);
        assertThat(Tapered.blend(pair, 10, 10)).isEqualTo(100);
        assertThat(Tapered.blend(pair, 0, 10)).isEqualTo(-100);
        assertThat(Tapered.blend(pair, 5, 10)).isZero();
    }
}
