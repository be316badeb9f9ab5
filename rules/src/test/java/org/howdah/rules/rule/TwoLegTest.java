package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Elven chess's Warlock: two king steps in one turn. Squares are named as in UCI, ranks from 1. */
class TwoLegTest {

    @Test
    void goesDirectlyToTwentyFourSquaresWhateverStandsBetween() {
        Drawn board = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . P P P . . . .
                . . . P W P . . . .
                . . . P P P . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertThat(board.moves("e5")).hasSize(16).contains("e5c3", "e5e7", "e5g6");
    }

    @Test
    void takesAndStepsOnOrTakesTwice() {
        Drawn board = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . p . . . .
                . . . . p . . . . .
                . . . . W . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertThat(board.moves("e5e6"))
                .containsExactly(
                        "e5e6",
                        "e5e6,e6d5",
                        "e5e6,e6d6",
                        "e5e6,e6d7",
                        "e5e6,e6e5",
                        "e5e6,e6e7",
                        "e5e6,e6f5",
                        "e5e6,e6f6",
                        "e5e6,e6f7");
        Drawn twice = board.after("e5e6,e6f7");
        assertThat(twice.at("e5") + twice.at("e6") + twice.at("f7")).isEqualTo("..W");
        Drawn hitAndRun = board.after("e5e6,e6d7");
        assertThat(hitAndRun.at("e6") + hitAndRun.at("d7") + hitAndRun.at("f7")).isEqualTo(".Wp");
        Drawn rifle = board.after("e5e6,e6e5");
        assertThat(rifle.at("e5") + rifle.at("e6")).isEqualTo("W.");
        assertThat(rifle.fen()).endsWith(" b - - 0 1");
    }

    @Test
    void theSecondLegMayNotEndOnAFriend() {
        Drawn board = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . p . . . . . .
                . . P N W . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """);
        assertThat(board.moves("e5d6,"))
                .doesNotContain("e5d6,d6c5", "e5d6,d6d5")
                .contains("e5d6,d6e5", "e5d6,d6c7");
    }

    @Test
    void passesWhenANeighbouringSquareIsEmpty() {
        Drawn board = Drawn.fen("elven", "9k/10/10/10/10/10/10/10/10/W8K w - - 3 9");
        assertThat(board.moves("a1a1")).containsExactly("a1a1");
        assertThat(board.after("a1a1").fen()).isEqualTo("9k/10/10/10/10/10/10/10/10/W8K b - - 4 9");
        Drawn shutIn = Drawn.fen("elven", "9k/10/10/10/10/10/10/10/PP8/WD7K w - - 0 1");
        assertThat(shutIn.moves("a1a1")).isEmpty();
        Drawn besieged = Drawn.fen("elven", "9k/10/10/10/10/10/10/10/dd8/Wd7K w - - 0 1");
        assertThat(besieged.moves("a1a1")).isEmpty();
    }

    @Test
    void mayNotPassInCheck() {
        Drawn board = Drawn.fen("elven", "4r4k/10/10/10/10/2W7/10/10/10/4K5 w - - 0 1");
        assertThat(board.isCheck()).isTrue();
        assertThat(board.moves("c5")).doesNotContain("c5c5").contains("c5e5");
    }

    @Test
    void pinnedItMayStillTakeTheMenThatPinItOneByOne() {
        Drawn board = Drawn.white("elven", """
                . . . . . . . . . k
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . r . . . . .
                . . . p . . . . . .
                . . . . W . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . K . . . . .
                """);
        assertThat(board.moves("e4d5")).containsExactly("e4d5,d5e4", "e4d5,d5e5", "e4d5,d5e6");
    }

    @Test
    void checksAtTwoStepsOverAMan() {
        Drawn board = Drawn.fen("elven", "9k/10/10/4w5/4P5/4K5/10/10/10/10 w - - 0 1");
        assertThat(board.isCheck()).isTrue();
    }

    @Test
    void piecesWithoutTheDirectLeapAttackByTheirSecondLeg() {
        Drawn board = Drawn.white("two-legs", """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . P . . .
                . . . . K . j . .
                """);
        assertThat(board.isCheck()).as("takes f2, then e1").isTrue();
    }

    @Test
    void aFirstVictimIsAttackedOnlyIfThereIsAWayOn() {
        Drawn cornered = Drawn.white("two-legs", """
                . . . . . . . . k
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . v . . . . . . .
                K . . . . . . . .
                """);
        assertThat(cornered.isCheck())
                .as("from a1 the Viper has no other way on than back")
                .isFalse();
        Drawn open = Drawn.white("two-legs", """
                . . . . . . . . k
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                v . . . . . . . .
                . K . . . . . . .
                """);
        assertThat(open.isCheck()).as("takes b1, goes on to c2").isTrue();
    }
}
