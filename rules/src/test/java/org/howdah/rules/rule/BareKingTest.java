package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Silver Elephant and Mini Courier: who leaves the opponent with only the king wins, unless it can strike back. */
class BareKingTest {

    @Test
    void baringTheKingWinsAtOnce() {
        Drawn board = Drawn.white("silver-elephant", """
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . k n . . . . . .
                . . . . . . . . . .
                . . . R . . . . . .
                . . . . . . . . . .
                K . . B . . . . . .
                """).after("d3d5");
        assertThat(board.ending()).isEqualTo(Ending.BARE_KING);
        assertThat(board.winner()).isEqualTo("white");
    }

    @Test
    void playGoesOnForOneMoveIfTheBareKingCanTakeTheOnlyPieceLeft() {
        Drawn bared = Drawn.white("silver-elephant", """
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . k n . . . . . .
                . . . . . . . . . .
                . . . R . . . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                """).after("d3d5");
        assertThat(bared.ending()).isNull();
        assertThat(bared.after("c5d5").ending()).isEqualTo(Ending.BARE_DRAW);
        assertThat(bared.after("c5d5").winner()).isEqualTo("nobody");
        Drawn declined = bared.after("c5b4");
        assertThat(declined.ending()).isEqualTo(Ending.BARE_KING);
        assertThat(declined.winner()).isEqualTo("white");
    }

    @Test
    void notIfThatPieceIsGuarded() {
        Drawn board = Drawn.white("silver-elephant", """
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . k n . . . . . .
                . . . . K . . . . .
                . . . R . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                """).after("d3d5");
        assertThat(board.ending()).isEqualTo(Ending.BARE_KING);
        assertThat(board.winner()).isEqualTo("white");
    }

    @Test
    void kingAgainstKingIsADraw() {
        assertThat(Drawn.fen("mini-courier", "k9/10/10/10/10/10/10/K9 w - - 0 1")
                        .ending())
                .isEqualTo(Ending.BARE_DRAW);
    }

    @Test
    void mateIsJudgedBeforeBaring() {
        Drawn board = Drawn.white("silver-elephant", """
                k . . . . n . . . .
                . . . . . . . . . .
                K . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . R . . . .
                """).after("f1f8");
        assertThat(board.ending()).isEqualTo(Ending.CHECKMATE);
        assertThat(board.winner()).isEqualTo("white");
    }

    @Test
    void baringIsJudgedBeforeStalemate() {
        Drawn board = Drawn.white("silver-elephant", """
                k . . . . . . . . .
                . . Q . . . . . . .
                . n . . . . . . . .
                K . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                . . . . . . . . . .
                """).after("a5b6");
        assertThat(board.moves()).isEmpty();
        assertThat(board.isCheck()).isFalse();
        assertThat(board.ending()).isEqualTo(Ending.BARE_KING);
        assertThat(board.winner()).isEqualTo("white");
    }

    @Test
    void aPositionInWhichOnlyTheOtherSideIsBareIsWonAlready() {
        Drawn board = Drawn.fen("silver-elephant", "k9/10/10/10/10/10/10/KR8 w - - 0 1");
        assertThat(board.ending()).isEqualTo(Ending.BARE_KING);
        assertThat(board.winner()).isEqualTo("white");
    }

    @Test
    void nothingIsBaredWhilePiecesWait() {
        Drawn board = Drawn.fen("silver-elephant-placement", "4k5/10/10/10/10/10/10/4K5[EENNeenn] w - - 0 1");
        assertThat(board.ending()).isNull();
    }

    @Test
    void chessKnowsNoBareKing() {
        assertThat(Drawn.fen("chess", "k7/8/8/8/8/8/8/KR6 b - - 0 1").ending()).isNull();
    }

    @Test
    void aBareKingDoesNotKeepPerftGoing() {
        Drawn board = Drawn.fen("silver-elephant", "10/10/10/2kn6/10/3R6/10/K2B6 w - - 0 1");
        long ongoing = board.moves().stream()
                .filter(move -> board.after(move).ending() == null)
                .mapToLong(move -> board.after(move).moves().size())
                .sum();
        assertThat(Perft.count(board.position(), 2)).isEqualTo(ongoing);
    }
}
