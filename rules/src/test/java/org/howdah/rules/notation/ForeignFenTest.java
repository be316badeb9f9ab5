package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class ForeignFenTest {

    @Test
    void readsTheLettersOfAGameThatXBoardHasBuiltIn() throws FenException {
        CompiledVariant elven = Variants.byId("elven");
        String rest = "/pppppppppp/10/10/10/10/PPPPPPPPPP/MNB+BLQ+RBNM/R4K3R w KQkq - 0 1";
        assertThat(ForeignFen.parse(elven, "r3k4r/mnb+rql+bbnm" + rest)).isEqualTo(Setup.start(elven));
        assertThat(ForeignFen.parse(elven, Fen.write(Setup.start(elven)))).isEqualTo(Setup.start(elven));
        assertThatExceptionOfType(FenException.class)
                .isThrownBy(() -> ForeignFen.parse(elven, "r3k4r/mnx+rql+bbnm" + rest));
    }

    @Test
    void atTheStartNothingHasMovedWhateverItSays() throws FenException {
        CompiledVariant courier = Variants.byId("mini-courier");
        String start = "rnebmkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBMKBENR";
        assertThat(ForeignFen.start(courier)).isEqualTo(start + " w KQkq - 0 1");
        assertThat(ForeignFen.parse(courier, start + " w KQkq - 0 1")).isEqualTo(Setup.start(courier));
        assertThat(ForeignFen.parse(courier, start + " w KQCHkq - 0 1"))
                .as("this one says what has moved")
                .isNotEqualTo(Setup.start(courier));
        assertThat(ForeignFen.parse(courier, start + " w KQkq - 8 5"))
                .as("later, only what is said has not moved")
                .isNotEqualTo(Setup.start(courier));
    }

    @Test
    void gatingKeepsItsSigns() throws FenException {
        CompiledVariant seirawan = Variants.byId("seirawan");
        assertThat(ForeignFen.start(seirawan)).isEqualTo(Fen.write(Setup.start(seirawan)));
        assertThat(ForeignFen.parse(seirawan, "4k3/8/8/8/8/8/8/4K3[-] w - - 0 1")
                        .hand(0))
                .containsOnly(0);
    }
}
