package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Elven chess: no easy Warlock trades. Squares are named as in UCI, ranks from 1. */
class TradeBanTest {

    @Test
    void aWarlockMayNotTakeAGuardedWarlock() {
        Drawn guarded = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . . . . . . .
                . . . p . . . . . .
                . . . . w . . . . .
                . . . . . . . . . .
                . . . . W . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertThat(guarded.moves("e5e7")).isEmpty();
        assertThat(Drawn.fen("elven", "9k/10/10/4w5/10/4W5/10/10/10/K9 w - - 0 1")
                        .moves("e5e7"))
                .containsExactly("e5e7");
    }

    @Test
    void theKingGuardsToo() {
        Drawn board = Drawn.fen("elven", "10/10/4k5/4w5/10/4W5/10/10/10/K9 w - - 0 1");
        assertThat(board.moves("e5e7")).isEmpty();
    }

    @Test
    void soDoesAGuardThatIsPinned() {
        Drawn board = Drawn.fen("elven", "9k/10/10/4w4r/10/4W5/10/10/10/K8R w - - 0 1");
        assertThat(board.moves("e5e7")).isEmpty();
    }

    @Test
    void whatCountsIsWhereTheTakerStandsAfterwards() {
        Drawn board = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . p . . . . . .
                . . . . w . . . . .
                . . . . W . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertThat(board.moves("e5e6")).doesNotContain("e5e6").contains("e5e6,e6e5", "e5e6,e6d7", "e5e6,e6f7");
    }

    @Test
    void aSliderLooksThroughTheSquareOfTheVictim() {
        Drawn board = Drawn.fen("elven", "4r4k/10/10/10/4w5/4W5/10/10/10/K9 w - - 0 1");
        assertThat(board.moves("e5e6"))
                .doesNotContain("e5e6", "e5e6,e6e5", "e5e6,e6e7")
                .contains("e5e6,e6d7");
    }

    @Test
    void theGuardMayBeTakenFirst() {
        Drawn board = Drawn.fen("elven", "9k/10/4p5/3W1w4/10/10/10/10/10/K9 w - - 0 1");
        assertThat(board.moves("d7")).doesNotContain("d7f7").contains("d7e8,e8f7");
    }

    @Test
    void otherPiecesTakeAGuardedWarlockFreely() {
        Drawn board = Drawn.fen("elven", "9k/10/3p6/4w5/10/W9/10/10/10/K3R5 w - - 0 1");
        assertThat(board.moves("e1")).contains("e1e7");
    }

    @Test
    void theReplyMayNotTakeTheOtherWarlock() {
        Drawn board = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . r . . . . .
                . . . . . . . . . .
                . . . . w . . . . .
                . . . . . . . . . .
                . . . . . . r . . .
                . . . . . . . . . .
                . . . . . . W . . .
                . . . . . . . . . .
                K . . . R . . . . .
                """);
        Drawn after = board.after("e1e7");
        assertThat(after.fen()).contains(" b - xe7 ");
        assertThat(after.moves()).contains("e9e7").doesNotContain("g5g3");
        assertThat(after.after("j10i10", "a1a2").moves()).contains("g5g3");
    }

    @Test
    void theBanIsWrittenOnlyWhileThereIsAWarlockToProtect() {
        Drawn board = Drawn.fen("elven", "9k/10/10/4w5/10/10/10/10/10/K3R5 w - - 0 1");
        assertThat(board.after("e1e7").fen()).contains(" b - - ");
    }

    @Test
    void anyPieceCanBeUnderTheBan() {
        Drawn board = Drawn.white("turned-hooks", """
                . . . r . . k
                . . . . . . .
                . . . q . . .
                . . . . . . .
                . . . Q . . .
                . . . . . . .
                . . . . . . .
                K . . . . . .
                """);
        assertThat(board.moves("d4d6")).isEmpty();
        assertThat(board.moves("d4d5")).containsExactly("d4d5");
    }
}
