package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class PieceValuesTest {
    private static int value(String variant, char letter) {
        CompiledVariant compiled = Variants.byId(variant);
        return new PieceValues(compiled.variant()).of(compiled.variant().type(letter));
    }

    @Test
    void orthodoxPiecesAreWorthWhatEverybodyThinks() {
        assertThat(value("chess", 'N')).isEqualTo(325);
        assertThat(value("chess", 'Q')).isEqualTo(975);
        assertThat(value("chess", 'B')).isBetween(320, 370);
        assertThat(value("chess", 'R')).isBetween(480, 520);
        assertThat(value("chess", 'K')).isZero();
    }

    @Test
    void aPawnIsWorthAHundredEverywhere() {
        for (CompiledVariant variant : Variants.all()) {
            assertThat(value(variant.id(), 'P')).isEqualTo(PieceValues.PAWN);
        }
    }

    @Test
    void compoundsAreWorthMoreThanTheirParts() {
        assertThat(value("seirawan", 'H')).isGreaterThan(value("seirawan", 'B') + value("seirawan", 'N'));
        assertThat(value("seirawan", 'E'))
                .isGreaterThan(value("seirawan", 'R') + value("seirawan", 'N'))
                .isLessThan(value("seirawan", 'Q'));
        assertThat(value("elven", 'G')).isBetween(value("elven", 'R'), value("elven", 'Q'));
        assertThat(value("elven", 'E')).isBetween(value("elven", 'B'), value("elven", 'G'));
    }

    @Test
    void theWarlockIsTheStrongestAndTheCourierElephantWeakerThanTheSilver() {
        assertThat(value("elven", 'W')).isGreaterThan(value("elven", 'Q') + value("elven", 'B'));
        assertThat(value("mini-courier", 'E')).isLessThan(value("silver-elephant", 'E') - 100);
    }

    @Test
    void slidersGainOnLargeBoards() {
        assertThat(value("capablanca", 'R')).isGreaterThan(value("chess", 'R'));
        assertThat(value("elven", 'R')).isGreaterThan(value("capablanca", 'R'));
    }
}
