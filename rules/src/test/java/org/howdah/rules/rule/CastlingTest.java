package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * "King and rook both unmoved, no square strictly between them occupied, king not in check, not crossing and not landing
 * on an attacked square. King and rook end squares per game."
 */
class CastlingTest {

    @Test
    void theRookLandsJustInsideTheKing() {
        Drawn board = Drawn.white("chess", """
                r . . . k . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R
                """, "", "KQkq");
        assertThat(board.moves("e1")).contains("e1g1", "e1c1");
        assertThat(board.after("e1g1").fen()).isEqualTo("r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
        assertThat(board.after("e1c1").fen()).isEqualTo("r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
        assertThat(board.after("h1h2", "e8g8").fen()).isEqualTo("r4rk1/8/8/8/8/8/7R/R3K3 w Q - 2 2");
    }

    @Test
    void eachGameHasItsOwnEndSquares() {
        Drawn silver = Drawn.fen("silver-elephant", "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1");
        assertThat(silver.after("f1i1").fen()).startsWith("r4k3r/10/10/10/10/10/10/R6RK1 b kq");
        assertThat(silver.after("f1c1").fen()).startsWith("r4k3r/10/10/10/10/10/10/2KR5R b kq");
        assertThat(silver.after("a1a2", "f8i8").fen()).startsWith("r6rk1/");
        assertThat(silver.after("a1a2", "f8c8").fen()).startsWith("2kr5r/");
    }

    @Test
    void onATurnedBoardBlackCastlesTheOtherWay() {
        Drawn elven = Drawn.fen("elven", "r3k4r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1");
        assertThat(elven.after("f1i1").fen()).startsWith("r3k4r/10/10/10/10/10/10/10/10/R6RK1 b kq");
        assertThat(elven.after("f1c1").fen()).startsWith("r3k4r/10/10/10/10/10/10/10/10/2KR5R b kq");
        assertThat(elven.after("a1a2", "e10b10").fen()).startsWith("1kr6r/");
        assertThat(elven.after("a1a2", "e10h10").fen()).startsWith("r5rk2/");
    }

    @Test
    void noSquareBetweenKingAndRookMayBeOccupied() {
        Drawn board = Drawn.white("chess", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R n . . K . N R
                """, "", "KQ");
        assertThat(board.moves("e1")).doesNotContain("e1c1", "e1g1");
    }

    @Test
    void theKingMayNotBeInCheck() {
        Drawn board = Drawn.white("chess", """
                . . . . r . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R
                """, "", "KQ");
        assertThat(board.isCheck()).isTrue();
        assertThat(board.moves("e1")).doesNotContain("e1c1", "e1g1");
    }

    @Test
    void theKingMayNotCrossNorLandOnAnAttackedSquare() {
        Drawn board = Drawn.white("chess", """
                . . r . k r . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R
                """, "", "KQ");
        assertThat(board.moves("e1")).doesNotContain("e1c1", "e1g1");
    }

    @Test
    void rookAndTheSquareBesideItMayBeAttacked() {
        Drawn board = Drawn.white("chess", """
                r r . . k . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R
                """, "", "KQ");
        assertThat(board.moves("e1")).contains("e1c1", "e1g1");
    }

    @Test
    void whoHasMovedAndComeBackHasMoved() {
        Drawn board = Drawn.fen("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertThat(board.after("a1b1", "a8b8", "b1a1", "b8a8").fen()).contains(" w Kk ");
        assertThat(board.after("e1e2", "h8g8", "e2e1", "g8h8").fen()).contains(" w q ");
    }

    @Test
    void aRookTakenOnItsSquareCastlesNoMoreNorDoesAnotherInItsPlace() {
        Drawn board = Drawn.black("chess", """
                . . . . k . . b
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . R
                R . . . K . . R
                """, "", "KQ").after("h8a1", "h1g1", "e8e7", "h2h1", "e7e8");
        assertThat(board.at("h1")).isEqualTo("R");
        assertThat(board.moves("e1")).doesNotContain("e1c1", "e1g1");
    }
}
