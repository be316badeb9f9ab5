package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** "Promotion is compulsory on reaching the promotion rank; choices per game." */
class PromotionTest {

    @Test
    void isCompulsoryByMoveAndByCapture() {
        Drawn board = Drawn.white("chess", """
                . n . . k . . .
                P . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """);
        assertThat(board.moves("a7"))
                .containsExactly("a7a8b", "a7a8n", "a7a8q", "a7a8r", "a7b8b", "a7b8n", "a7b8q", "a7b8r");
        assertThat(board.after("a7b8n").at("b8")).isEqualTo("N");
    }

    @Test
    void seirawanPawnsMayBecomeHawkOrElephantWhateverIsStillInHand() {
        Drawn board = Drawn.fen("seirawan", "4k3/P7/8/8/8/8/8/4K3[HEhe] w - - 0 1");
        assertThat(board.moves("a7")).containsExactly("a7a8b", "a7a8e", "a7a8h", "a7a8n", "a7a8q", "a7a8r");
        assertThat(board.after("a7a8h").fen()).contains("[HEhe]");
    }

    @Test
    void eachCourierGameHasItsOwnChoices() {
        String fen = "10/P9/10/10/10/4k4r/10/4K5 w - - 0 1";
        assertThat(Drawn.fen("mini-courier", fen).moves("a7"))
                .containsExactly("a7a8b", "a7a8e", "a7a8m", "a7a8n", "a7a8r");
        assertThat(Drawn.fen("mini-courier-queen", fen).moves("a7"))
                .containsExactly("a7a8b", "a7a8e", "a7a8n", "a7a8q", "a7a8r");
        assertThat(Drawn.fen("silver-elephant", fen).moves("a7"))
                .containsExactly("a7a8b", "a7a8e", "a7a8n", "a7a8q", "a7a8r");
    }

    @Test
    void elvenPawnsPromoteOnTheShownRankSevenAndBlackOnesOnTwo() {
        Drawn board = Drawn.fen("elven", "9k/10/10/4P5/10/10/4p5/10/10/K9 w - - 0 1");
        assertThat(board.moves("e7")).containsExactly("e7e8b", "e7e8n", "e7e8q", "e7e8r");
        assertThat(board.after("a1a2").moves("e4")).containsExactly("e4e3b", "e4e3n", "e4e3q", "e4e3r");
    }

    @Test
    void anEarlyRankIsAsGood() {
        Drawn board = Drawn.fen("early-crown", "k7/8/3p4/4P3/8/8/8/K7 w - - 0 1");
        assertThat(board.moves("e5")).containsExactly("e5d6b", "e5d6m", "e5d6n", "e5e6b", "e5e6m", "e5e6n");
    }

    @Test
    void aPromotedElephantNeverHasTheFirstLeap() {
        Drawn board =
                Drawn.fen("mini-courier", "k9/2P7/10/10/10/10/9r/K9 w - - 0 1").after("c7c8e", "a8a7");
        assertThat(board.moves("c8")).containsExactly("c8b7", "c8d7");
    }
}
