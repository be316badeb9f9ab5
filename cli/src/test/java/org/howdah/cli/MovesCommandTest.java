package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

    @Test
    void withWhatTheTablesSay(@TempDir Path root) {
        howdah("tablebase", "chess", "KRvK", "--out", root.toString());
        String[] asked = {"moves", "chess", "--fen", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "--tablebase", root.toString()};
        List<String> lines = howdah(asked).lines();
        assertThat(lines.get(1)).isEqualTo("White to move: won in 1 move");
        assertThat(lines.get(2)).isEqualTo("a1a8  Ra8#  won in 1 move");
        assertThat(lines.get(3)).endsWith("won in 2 moves");
        assertThat(lines.getLast()).isEqualTo("20 moves");

        JsonNode answer = howdah(append(asked, "--json")).json();
        assertThat(answer.get("table").get("result").asString()).isEqualTo("won");
        assertThat(answer.get("table").get("plies").asInt()).isEqualTo(1);
        assertThat(answer.get("table").get("spoiled").asBoolean()).isFalse();
        assertThat(answer.get("moves").get(0).get("table").get("plies").asInt()).isEqualTo(1);

        String[] defending = asked.clone();
        defending[3] = "7k/R7/6K1/8/8/8/8/8 b - - 0 1";
        assertThat(howdah(defending).lines()).contains("Black to move: lost in 1 move", "h8g8  Kg8  lost in 1 move");
    }

    @Test
    void withoutATableTheCommandThatBuildsItIsNamed(@TempDir Path root) {
        howdah("tablebase", "chess", "KvK", "--out", root.toString());
        Shell.Result result = howdah(
                "moves", "chess", "--fen", "8/8/8/3k4/8/8/8/K6R w - - 0 1", "--tablebase", root.toString(), "--json");
        assertThat(result.json().get("missing").asString())
                .isEqualTo("there is no table of KRvK: howdah tablebase chess KRvK --out " + root + " builds it");
        assertThat(result.json().get("table").get("result").asString()).isEqualTo("unknown");
        assertThat(howdah("moves", "elven", "--tablebase", root.toString()))
                .satisfies(start -> assertThat(start.err()).contains("no endgame tables of Elven Chess"))
                .satisfies(start -> assertThat(start.lines()).contains("46 men are too many: tables are of 5 at most"));
    }

    private static String[] append(String[] words, String word) {
        String[] more = Arrays.copyOf(words, words.length + 1);
        more[words.length] = word;
        return more;
    }
}
