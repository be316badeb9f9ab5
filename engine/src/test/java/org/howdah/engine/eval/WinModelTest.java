package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WinModelTest {
    static Iterable<CompiledVariant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aBetterScoreIsABetterChance(CompiledVariant variant) {
        Position start = Position.start(variant);
        WinModel model = WinModel.of(variant);
        WinChances before = model.of(start, -4000);
        for (int score = -3990; score <= 4000; score += 10) {
            WinChances now = model.of(start, score);
            assertThat(now.win()).isGreaterThanOrEqualTo(before.win());
            assertThat(now.loss()).isLessThanOrEqualTo(before.loss());
            before = now;
        }
        assertThat(before.win()).isGreaterThan(990);
    }

    @Test
    void bothSidesAreTreatedAlike() {
        Position start = Position.start(Variants.byId("chess"));
        WinModel model = WinModel.of(start.variant());
        assertThat(model.of(start, 0).win()).isEqualTo(model.of(start, 0).loss());
        assertThat(model.of(start, 150).win()).isEqualTo(model.of(start, -150).loss());
    }

    @Test
    void theSameAdvantageWeighsMoreWhenLittleIsLeft() {
        Position start = Position.start(Variants.byId("chess"));
        Position end = TestPositions.of("chess", "4k3/ppp5/8/8/8/8/PPPP4/4K3 w - - 0 1");
        WinModel model = WinModel.of(start.variant());
        assertThat(model.of(end, 200).win()).isGreaterThan(model.of(start, 200).win());
    }

    @Test
    void chancesAddUp() {
        assertThat(WinChances.certain(true)).isEqualTo(new WinChances(1000, 0, 0));
        assertThat(WinChances.certain(false)).isEqualTo(new WinChances(0, 0, 1000));
        assertThatIllegalArgumentException().isThrownBy(() -> new WinChances(500, 500, 500));
    }
}
