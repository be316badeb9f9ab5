package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Silver Elephant's placement form: each side's first turn sets up an Elephant and a Knight on each wing. */
class PlacementTest {

    @Test
    void thereAreFourArrangementsASide() {
        Drawn start = Drawn.start("silver-elephant-placement");
        assertThat(start.moves()).containsExactly("@ENEN", "@ENNE", "@NEEN", "@NENE");
        assertThat(start.after("@ENEN").moves()).containsExactly("@ENEN", "@ENNE", "@NEEN", "@NENE");
        assertThat(Perft.count(start.position(), 2)).isEqualTo(16);
    }

    @Test
    void theTokenNamesThePiecesInFileOrder() {
        Drawn placed = Drawn.start("silver-elephant-placement").after("@NEEN", "@ENEN");
        assertThat(placed.fen()).isEqualTo("renbqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 2");
    }

    @Test
    void bracketsShowWhatStillWaits() {
        Drawn start = Drawn.start("silver-elephant-placement");
        assertThat(start.fen()).isEqualTo("r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/R2BQKB2R[EENNeenn] w KQkq - 0 1");
        assertThat(start.after("@NENE").fen())
                .isEqualTo("r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBNER[eenn] b KQkq - 0 1");
    }

    @Test
    void aTurnedBoardHasItsWingsTurned() {
        Drawn start = Drawn.start("three-a-wing");
        assertThat(start.moves()).hasSize(36).contains("@NBEEBN", "@BENNBE");
        assertThat(start.after("@NBEBEN", "@EBNNBE").fen())
                .isEqualTo("ebnqkrnbe/ppppppppp/9/9/9/9/PPPPPPPPP/NBERKQBEN w - - 0 2");
    }
}
