package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Seirawan chess: a piece's first move may bring in a piece from the hand, on the square just vacated. */
class GatingTest {

    @Test
    void thePieceAppearsOnTheSquareJustVacated() {
        Drawn start = Drawn.start("seirawan");
        assertThat(start.moves("b1")).containsExactly("b1a3", "b1a3e", "b1a3h", "b1c3", "b1c3e", "b1c3h");
        assertThat(start.after("b1c3h").fen())
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RHBQKBNR[Ehe] b KQCDFGkqbcdfg - 1 1");
    }

    @Test
    void pawnsDoNotGate() {
        assertThat(Drawn.start("seirawan").moves("e2")).containsExactly("e2e3", "e2e4");
    }

    @Test
    void onlyTheFirstMoveGates() {
        Drawn board = Drawn.start("seirawan").after("b1c3", "b8c6");
        assertThat(board.moves("c3")).allMatch(move -> move.length() == 4);
        assertThat(board.after("c3b1", "c6b8").moves("b1")).containsExactly("b1a3", "b1c3");
    }

    @Test
    void aGatedPieceNeverGates() {
        Drawn board = Drawn.start("seirawan").after("b1c3h", "b8c6", "c3e4", "c6e5");
        assertThat(board.moves("b1")).containsExactly("b1a3", "b1c3");
    }

    @Test
    void aSquareWhoseOriginalPieceWasTakenGatesNoMore() {
        Drawn board =
                Drawn.fen("seirawan", "4k3/8/8/8/8/2n5/8/RN2K3[HE] b AB - 0 1").after("c3b1", "a1b1", "e8e7");
        assertThat(board.fen()).contains("[HE] w - ");
        assertThat(board.moves()).allMatch(move -> move.length() == 4);
    }

    @Test
    void mayNotBeWhatAnswersACheck() {
        Drawn board = Drawn.white("seirawan", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                R N B Q K B N R
                """, "HE", "KQBCDFG");
        assertThat(board.moves("b1")).isEmpty();
        assertThat(board.moves("c1")).containsExactly("c1e3", "c1e3e", "c1e3h");
        assertThat(board.moves("e1")).containsExactly("e1d2", "e1d2e", "e1d2h", "e1f2", "e1f2e", "e1f2h");
    }

    @Test
    void mayNotShieldTheKingFromAnAttackThatTheMoveOpens() {
        Drawn board = Drawn.white("seirawan", """
                k . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                r . . Q K . . .
                """, "HE", "D");
        assertThat(board.moves("d1"))
                .containsExactly("d1a1", "d1a1e", "d1a1h", "d1b1", "d1b1e", "d1b1h", "d1c1", "d1c1e", "d1c1h");
    }

    @Test
    void castlingGatesOnTheKingsOrTheRooksSquare() {
        Drawn board = Drawn.white("seirawan", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R
                """, "HE", "KQ");
        assertThat(board.moves()).contains("e1g1", "e1g1h", "e1g1e", "h1e1h", "h1e1e", "e1c1h", "a1e1e");
        assertThat(board.after("e1g1h").fen()).startsWith("4k3/8/8/8/8/8/8/R3HRK1[E] b");
        assertThat(board.after("h1e1e").fen()).startsWith("4k3/8/8/8/8/8/8/R4RKE[H] b");
        assertThat(board.after("a1e1h").fen()).startsWith("4k3/8/8/8/8/8/8/H1KR3R[E] b");
    }

    @Test
    void aKingWhoseRooksAreGoneStillGates() {
        Drawn board = Drawn.fen("seirawan", "4k3/8/8/8/8/8/8/4K3[H] w E - 0 1");
        assertThat(board.moves()).contains("e1e2", "e1e2h");
    }

    @Test
    void givesCheckAtOnceAndMateByGatingIsMate() {
        Drawn board = Drawn.white("seirawan", """
                . . . r k r . .
                . . . p . p . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . R K . . .
                """, "E", "E");
        assertThat(board.after("e1f2").isCheck()).isFalse();
        assertThat(board.after("e1f2e").ending()).isEqualTo(Ending.CHECKMATE);
    }

    @Test
    void withTheHandEmptyOnlyCastlingRightsRemain() {
        Drawn board = Drawn.fen("seirawan", "4k3/8/8/8/8/8/8/RNBQK1NR[H] w KQBCDG - 0 1");
        assertThat(board.after("g1f3h").fen()).contains("[] b KQ - ");
    }

    @Test
    void doesNotResetTheClock() {
        Drawn board = Drawn.fen("seirawan", "4k3/8/8/8/8/8/8/4K1N1[H] w G - 7 20");
        assertThat(board.after("g1f3h").fen()).endsWith(" 8 20");
    }

    @Test
    void aLionThatTakesAndGoesOnGatesButNotOneThatReturnsOrPasses() {
        Drawn board = Drawn.white("gated-lions", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . L . . K .
                """, "E", "D");
        assertThat(board.moves("d1d2")).contains("d1d2", "d1d2e", "d1d2,d2e3", "d1d2,d2e3e", "d1d2,d2d1");
        assertThat(board.moves("d1d2,d2d1")).containsExactly("d1d2,d2d1");
        assertThat(board.moves("d1d1")).containsExactly("d1d1");
        assertThat(board.after("d1d2,d2e3e").at("d1")).isEqualTo("E");
        assertThat(board.after("d1d2,d2d1").fen())
                .as("taking and returning is a first move")
                .contains("[E] b - ");
        assertThat(board.after("d1d1").fen()).as("passing is none").contains("[E] b D ");
    }

    @Test
    void aGatedPieceMayNotBeTheHurdleOfACannonThatAttacksTheKing() {
        Drawn board = Drawn.white("gated-lions", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                c N . . K . N .
                """, "E", "BG");
        assertThat(board.isCheck()).isTrue();
        assertThat(board.moves("b1")).containsExactly("b1a3", "b1c3", "b1d2");
    }
}
