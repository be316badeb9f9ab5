package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** "En passant on the very next move after a double step that passed the square." */
class EnPassantTest {
    private static final String PAWNS = """
            . . . . k . . .
            . . . p . . . .
            . . . . . . . .
            . . . . P . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . K . . .
            """;

    @Test
    void takesThePawnThatHasPassed() {
        Drawn board = Drawn.black("chess", PAWNS).after("d7d5");
        assertThat(board.fen()).contains(" w - d6 0 ");
        assertThat(board.moves("e5")).containsExactly("e5d6", "e5e6");
        Drawn taken = board.after("e5d6");
        assertThat(taken.at("d5")).isEqualTo(".");
        assertThat(taken.at("d6")).isEqualTo("P");
    }

    @Test
    void onlyOnTheVeryNextMove() {
        Drawn board = Drawn.black("chess", PAWNS).after("d7d5", "e1d1", "e8d8");
        assertThat(board.moves("e5")).containsExactly("e5e6");
    }

    @Test
    void notAfterTwoSingleSteps() {
        Drawn board = Drawn.black("chess", PAWNS).after("d7d6", "e1d1", "d6d5");
        assertThat(board.moves("e5")).containsExactly("e5e6");
    }

    @Test
    void theSquareIsWrittenOnlyWhenAPawnAttacksIt() {
        assertThat(Drawn.start("chess").after("e2e4").fen()).contains(" b KQkq - 0 1");
        assertThat(Drawn.fen("chess", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1")
                        .after("e2e4")
                        .fen())
                .contains(" b - e3 ");
    }

    @Test
    void mayNotExposeTheKingAlongTheRankThatBothPawnsLeave() {
        Drawn board = Drawn.black("chess", """
                . . . . k . . .
                . . . p . . . .
                . . . . . . . .
                K . . . P . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """).after("d7d5");
        assertThat(board.fen()).contains(" w - d6 ");
        assertThat(board.moves("e5")).containsExactly("e5e6");
    }

    @Test
    void mayTakeThePawnThatGivesCheck() {
        Drawn board = Drawn.black("chess", """
                . . . . k . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """).after("d7d5");
        assertThat(board.isCheck()).isTrue();
        assertThat(board.moves("e5")).containsExactly("e5d6");
    }

    @Test
    void theDoubleStepNeedsBothSquaresEmptyAndTheStartRank() {
        Drawn board = Drawn.white("chess", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . n . . . . .
                . n . . . P . .
                . P P P . . . .
                . . . . K . . .
                """);
        assertThat(board.moves("b2")).isEmpty();
        assertThat(board.moves("c2")).containsExactly("c2b3", "c2c3");
        assertThat(board.moves("d2")).containsExactly("d2d3", "d2d4");
        assertThat(board.moves("f3")).containsExactly("f3f4");
    }

    @Test
    void elvenPawnsStartOnTheShownRankTwo() {
        Drawn board = Drawn.fen("elven", "9k/10/10/10/10/10/3p6/4P5/10/K9 w - - 0 1");
        assertThat(board.moves("e3")).containsExactly("e3d4", "e3e4", "e3e5");
    }

    @Test
    void berolinaPawnsPassAndTakeTheirOwnWay() {
        Drawn board = Drawn.fen("berolina-gate", "4k3/8/8/8/3p4/8/2P5/4K3[] w - - 0 1")
                .after("c2e4");
        assertThat(board.fen()).contains(" b - d3 ");
        assertThat(board.moves("d4")).contains("d4d3");
        assertThat(board.after("d4d3").at("e4")).isEqualTo(".");
    }

    @Test
    void aSergeantThatCouldJustStepOntoThePassedSquareTakes() {
        Drawn board = Drawn.white("sergeants", """
                . . . . k . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . s . . . . . . . .
                . . . . . . . . . .
                . . P . . . . . . .
                . . . . K . . . . .
                """).after("c2c4");
        assertThat(board.moves("b4")).containsExactly("b4a3", "b4b3", "b4c3");
        assertThat(board.after("b4c3").at("c4")).isEqualTo(".");
    }
}
