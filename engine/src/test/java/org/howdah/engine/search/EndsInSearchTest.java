package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndsInSearchTest {
    private static SearchResult search(String variant, String fen, int depth) {
        Position position = TestPositions.of(variant, fen);
        try (Engine engine = new Engine(position.variant(), 1)) {
            return engine.search(position, Limits.depth(depth), SearchListener.NONE);
        }
    }

    private static String name(String variant, int move) {
        var board = TestPositions.of(variant, START.get(variant)).variant().board();
        return board.name(Move.from(move)) + board.name(Move.to(move));
    }

    private static final java.util.Map<String, String> START = java.util.Map.of(
            "chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "silver-elephant", "rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 1",
            "elven", "r3k4r/dnbgqwebnd/pppppppppp/10/10/10/10/PPPPPPPPPP/DNBEWQGBND/R4K3R w KQkq - 0 1",
            "seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1");

    @ParameterizedTest
    @CsvSource({
        "chess, 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1, d1d8, 1",
        "chess, r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1, d2h6, 2",
        "chess, r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1, f8c5, 3",
        "silver-elephant, 5k4/R9/1R8/10/10/8p1/10/5K4 w - - 0 1, b6b8, 1",
        "elven, 4k5/R9/1R8/10/10/10/10/10/10/5K4 w - - 0 1, b8b10, 1"
    })
    void findsMates(String variant, String fen, String move, int moves) {
        Position position = TestPositions.of(variant, fen);
        Engine engine = new Engine(position.variant(), 1);
        SearchResult result = engine.search(position, Limits.nodes(100_000), SearchListener.NONE);
        assertThat(result.score().isMate()).isTrue();
        assertThat(result.score().mateIn()).isEqualTo(moves);
        assertThat(name(variant, result.bestMove())).isEqualTo(move);
    }

    @Test
    void baresTheKingRatherThanMating() {
        SearchResult result = search("silver-elephant", "9k/10/4p5/10/10/4R5/10/5K4 w - - 0 1", 3);
        assertThat(result.score()).isEqualTo(new Score(Score.MATE - 1));
        assertThat(name("silver-elephant", result.bestMove())).isEqualTo("e3e6");
    }

    @Test
    void doesNotBareWithAPieceThatFallsAtOnce() {
        // Taking the pawn next to the king only draws; first the king comes nearer.
        SearchResult result = search("silver-elephant", "10/10/4k5/4p5/10/4R5/10/5K4 w - - 0 1", 8);
        assertThat(name("silver-elephant", result.bestMove())).isNotEqualTo("e3e5");
        assertThat(result.score().value()).isGreaterThan(100);
    }

    @Test
    void aBaredKingTakesTheLastPiece() {
        SearchResult result = search("silver-elephant", "10/10/4k5/4R5/10/10/10/5K4 b - - 0 1", 4);
        assertThat(name("silver-elephant", result.bestMove())).isEqualTo("e6e5");
        assertThat(result.score().value()).isZero();
    }

    @Test
    void aDrawByRepetitionIsBetterThanLosing() {
        // Perpetual check on d8 and f6 against two queens.
        SearchResult result = search("chess", "6k1/5p1p/5Qp1/4P3/8/1q6/q4PP1/6K1 w - - 0 1", 8);
        assertThat(result.score().value()).isGreaterThanOrEqualTo(-50);
        assertThat(name("chess", result.bestMove())).isEqualTo("f6d8");
    }

    @Test
    void aPerpetualCheckIsSeenWhenTheMoveThatRepeatsIsStillToCome() {
        SearchResult result = search("chess", "6k1/5p1p/5Qp1/4P3/8/1q6/q4PP1/6K1 w - - 0 1", 3);
        assertThat(result.score().value()).isZero();
    }

    @Test
    void deadMaterialIsADraw() {
        SearchResult result = search("chess", "8/8/8/3k4/8/8/1q6/K7 w - - 0 1", 4);
        assertThat(result.score().value()).isZero();
    }

    @Test
    void theFiftyMoveRuleIsSeen() {
        SearchResult result = search("chess", "7k/8/8/8/8/8/8/K5R1 w - - 97 90", 6);
        assertThat(result.score().value()).isZero();
    }
}
