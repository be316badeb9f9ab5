package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The courier Elephant: "on its very first move it may instead leap two, capturing allowed, over anything." */
class FirstMoveTest {

    @Test
    void anUnmovedElephantLeapsOverAnythingAndMayCapture() {
        Drawn board = Drawn.white("mini-courier", """
                . . . . . k . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . p . . . . .
                . P P P . . . . . .
                . . E . . K . . . .
                """, "", "C");
        assertThat(board.moves("c1")).containsExactly("c1a3", "c1c3", "c1e3");
    }

    @Test
    void anElephantThatHasMovedOnlySteps() {
        Drawn board = Drawn.start("mini-courier").after("c1a3", "c8a6", "b2b3", "b7b6", "a3b2", "a6b7", "b2c1", "b7c8");
        assertThat(board.moves("c1")).containsExactly("c1b2");
        assertThat(board.fen()).contains(" w KQHkqh ");
    }

    @Test
    void sidesWithoutLettersHaveMovedTheirElephants() {
        String board = "5k3r/10/10/10/10/10/10/2E2K1E2 w ";
        assertThat(Drawn.fen("mini-courier", board + "- - 0 1").moves("c1")).containsExactly("c1b2", "c1c2", "c1d2");
        assertThat(Drawn.fen("mini-courier", board + "C - 0 1").moves("c1"))
                .containsExactly("c1a3", "c1b2", "c1c2", "c1c3", "c1d2", "c1e3");
        assertThat(Drawn.fen("mini-courier", board + "C - 0 1").moves("h1")).containsExactly("h1g2", "h1h2", "h1i2");
    }

    @Test
    void theLeapGivesCheck() {
        String board = "9r/10/10/10/10/4k5/10/2E2K4 b ";
        assertThat(Drawn.fen("mini-courier", board + "C - 0 1").isCheck()).isTrue();
        assertThat(Drawn.fen("mini-courier", board + "- - 0 1").isCheck()).isFalse();
    }

    @Test
    void anElephantTakenAtHomeLeavesNoRightToTheNextOne() {
        Drawn board = Drawn.fen("mini-courier", "5k3r/10/10/10/10/3n6/1E8/2E2K4 b C - 0 1")
                .after("d3c1", "b2c1", "f8f7");
        assertThat(board.moves("c1")).containsExactly("c1b2", "c1c2", "c1d2");
    }

    @Test
    void ridesAndLeapsOfOtherPiecesGoOnceToo() {
        Drawn board = Drawn.start("first-leaps");
        assertThat(board.moves("b1")).contains("b1a4", "b1c4");
        assertThat(board.moves("d1")).containsExactly("d1c3", "d1e3");
        assertThat(board.after("d1e3", "a7a6").moves("e3"))
                .doesNotContain("e3d5", "e3f5")
                .contains("e3e4");
    }
}
