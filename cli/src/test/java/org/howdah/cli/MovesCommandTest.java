package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class MovesCommandTest {
    private static final String MATED = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

    @Test
    void theMovesOfTheStart() {
        Shell.Result result = howdah("moves", "seirawan");
        assertThat(result.exitCode()).isZero();
        assertThat(result.lines().getFirst())
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1");
        assertThat(result.lines()).contains("b1c3h  Nc3/Hb1", "e2e4   e4").endsWith("28 moves");
    }

    @Test
    void asJson() {
        JsonNode answer = howdah("moves", "elven", "--json").json();
        assertThat(answer.propertyNames()).containsExactly("fen", "moves");
        assertThat(answer.get("fen").asString()).startsWith("r3k4r/dnbgqwebnd/");
        JsonNode first = answer.get("moves").get(0);
        assertThat(first.propertyNames()).containsExactly("uci", "san");
    }

    @Test
    void afterMovesInEitherNotation() {
        JsonNode answer =
                howdah("moves", "chess", "e4", "e7e5", "Nf3", "--json").json();
        assertThat(answer.get("fen").asString())
                .isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    }

    @Test
    void fromAFen() {
        Shell.Result result = howdah("moves", "chess", "--fen", "8/8/8/8/8/k7/p7/K7 w - - 0 1");
        assertThat(result.exitCode()).isZero();
        assertThat(result.lines()).endsWith("Draw: stalemate, there is no legal move and no check.");
    }

    @Test
    void aGameThatIsOverHasNone() {
        Shell.Result result = howdah("moves", "chess", "--fen", MATED, "--json");
        assertThat(result.exitCode()).isZero();
        assertThat(result.json().get("moves").isEmpty()).isTrue();
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        Shell.Result result = howdah("moves", "chess", "--json", "e4", "e5", "Ke3");
        assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(result.err()).startsWith("howdah moves: move 3, Ke3: ").contains("(rule: piece move)");
        assertThat(result.json().get("error").asString()).contains("Ke3");
        assertThat(result.json().get("rule").asString()).isEqualTo("PIECE_MOVE");
    }

    @Test
    void aVariantOfOnesOwnIsAFile() {
        assertThat(howdah("moves", "../variants/chess.toml").lines()).endsWith("20 moves");
    }
}
