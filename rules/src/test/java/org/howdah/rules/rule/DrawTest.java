package org.howdah.rules.rule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dead material, fifty moves, threefold repetition, stalemate, and which of several endings names the game's. */
class DrawTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k7/8/8/8/8/8/8/K7",
                "k7/8/8/8/8/8/8/KN6",
                "kn6/8/8/8/8/8/8/K7",
                "k7/8/8/8/8/8/8/KB6",
                "k7/8/8/2b5/3B4/8/8/K7",
                "1k6/8/4B3/3B4/8/3b1b2/8/K7"
            })
    void deadMaterial(String placement) {
        assertThat(Drawn.fen("chess", placement + " w - - 0 1").ending()).isEqualTo(Ending.DEAD_MATERIAL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k7/8/8/8/8/8/8/KNN5",
                "kn6/8/8/8/8/8/8/KN6",
                "k7/8/8/8/8/8/8/KNB5",
                "k7/8/8/8/8/8/8/KBB5",
                "k7/7p/8/8/8/8/8/K7",
                "k7/8/8/8/8/8/8/KR6",
                "1k6/8/8/2b5/2B5/8/8/K7"
            })
    void livingMaterial(String placement) {
        assertThat(Drawn.fen("chess", placement + " w - - 0 1").ending()).isNull();
    }

    @Test
    void nothingIsDeadWhileASideCanStillGate() {
        assertThat(Drawn.fen("seirawan", "4k3/8/8/8/8/8/8/4K3[H] w E - 0 1").ending())
                .isNull();
        assertThat(Drawn.fen("seirawan", "4k3/8/8/8/8/8/8/4K3[H] w - - 0 1").ending())
                .isEqualTo(Ending.DEAD_MATERIAL);
        assertThat(Drawn.fen("seirawan", "4k3/8/8/8/8/8/8/4K3[h] w E - 0 1").ending())
                .as("it is Black who has a piece left")
                .isEqualTo(Ending.DEAD_MATERIAL);
    }

    @Test
    void theHundredthPlyWithoutCaptureOrPawnMoveEndsTheGame() {
        Drawn board = Drawn.fen("chess", "k7/7p/8/8/8/8/8/KR6 w - - 98 80");
        assertThat(board.after("b1b2").ending()).isNull();
        assertThat(board.after("b1b2", "a8a7").ending()).isEqualTo(Ending.FIFTY_MOVES);
        assertThat(board.after("b1b2", "h7h6").ending()).isNull();
        assertThat(board.after("b1b2", "h7h6").fen()).contains(" 0 81");
    }

    @Test
    void mateOnTheHundredthPlyIsMate() {
        Drawn board = Drawn.fen("chess", "k7/7p/1K6/8/8/8/8/7R w - - 99 80").after("h1h7");
        assertThat(board.ending()).as("a capture").isNull();
        Drawn mate = Drawn.fen("chess", "k7/7p/1K6/8/8/8/8/6R1 w - - 99 80").after("g1g8");
        assertThat(mate.ending()).isEqualTo(Ending.CHECKMATE);
        assertThat(mate.winner()).isEqualTo("white");
    }

    @Test
    void thirdTimeEndsTheGame() {
        Drawn board = Drawn.start("chess").after("g1f3", "g8f6", "f3g1", "f6g8");
        assertThat(board.ending()).isNull();
        assertThat(board.after("g1f3", "g8f6", "f3g1").ending()).isNull();
        assertThat(board.after("g1f3", "g8f6", "f3g1", "f6g8").ending()).isEqualTo(Ending.THREEFOLD);
    }

    @Test
    void aPositionWithOtherRightsIsAnother() {
        Drawn board = Drawn.fen("chess", "4k3/7p/8/8/8/8/8/R3K3 w Q - 0 1")
                .after("a1b1", "e8e7", "b1a1", "e7e8", "a1b1", "e8e7", "b1a1", "e7e8");
        assertThat(board.ending()).isNull();
        assertThat(board.after("a1b1", "e8e7").ending()).isEqualTo(Ending.THREEFOLD);
    }

    @Test
    void anEnPassantThatCannotBeExecutedMakesNoOtherPosition() {
        Drawn pinned = Drawn.fen("chess", "8/2p5/8/KP5r/8/8/4P3/7k b - - 0 40")
                .after("c7c5", "a5b6", "h1g1", "b6a5", "g1h1", "a5b6", "h1g1", "b6a5", "g1h1");
        assertThat(pinned.ending()).isEqualTo(Ending.THREEFOLD);
        Drawn free = Drawn.fen("chess", "8/2p5/8/KP6/7r/8/4P3/7k b - - 0 40")
                .after("c7c5", "a5a6", "h1g1", "a6a5", "g1h1", "a5a6", "h1g1", "a6a5", "g1h1");
        assertThat(free.ending()).isNull();
    }

    @Test
    void passingRepeatsThePosition() {
        Drawn board =
                Drawn.fen("elven", "9k/1w8/10/10/10/10/10/10/1W8/9K w - - 0 1").after("b2b2", "b9b9", "b2b2", "b9b9");
        assertThat(board.ending()).isEqualTo(Ending.THREEFOLD);
    }

    @ParameterizedTest
    @CsvSource({
        "chess, 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, nobody",
        "old-bones, 7k/R7/5NK1/8/8/8/p7/N7 b - - 0 1, white",
        "early-crown, 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, black"
    })
    void aStalemateIsWhatTheGameSays(String variant, String fen, String winner) {
        Drawn board = Drawn.fen(variant, fen);
        assertThat(board.moves()).isEmpty();
        assertThat(board.ending()).isEqualTo(Ending.STALEMATE);
        assertThat(board.winner()).isEqualTo(winner);
    }
}
