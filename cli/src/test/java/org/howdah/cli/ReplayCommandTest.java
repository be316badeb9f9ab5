package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ReplayCommandTest {
    private static final String MATE = "[White \"A\"]\n\n1. f3 {weak} e5 (1... e6) 2. g4 Qh4# 0-1\n";

    @TempDir
    private Path folder;

    @Test
    void aGameToItsEnd() {
        Shell.Result result = howdah("replay", "chess", "f3", "e5", "g2g4", "Qh4");
        assertThat(result.exitCode()).isZero();
        assertThat(result.lines())
                .containsExactly(
                        "1. f3 e5 2. g4 Qh4#",
                        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
                        "Black wins: White is checkmated.");
    }

    @Test
    void asJson() {
        JsonNode answer =
                howdah("replay", "chess", "--json", "f3", "e5", "g4", "Qh4").json();
        assertThat(answer.propertyNames()).containsExactly("fen", "status", "san");
        assertThat(answer.get("status").asString()).isEqualTo("black-mates");
        assertThat(answer.get("san").toString()).isEqualTo("[\"f3\",\"e5\",\"g4\",\"Qh4#\"]");
    }

    @Test
    void withoutMovesItTellsHowThePositionStands() {
        Shell.Result result = howdah("replay", "chess", "--fen", "4k3/8/8/8/8/8/8/4K3 b - - 0 7");
        assertThat(result.lines())
                .containsExactly("4k3/8/8/8/8/8/8/4K3 b - - 0 7", "Draw: nobody can be mated with the pieces left.");
    }

    @Test
    void numbersGoOnFromTheFen() {
        Shell.Result result = howdah("replay", "chess", "--fen", "4k3/7p/8/8/8/8/P7/4K3 b - - 0 7", "h5", "a4");
        assertThat(result.lines().getFirst()).isEqualTo("7... h5 8. a4");
    }

    @Test
    void everyGameEndsAsItShould() {
        assertThat(howdah("replay", "elven", "--json", "e4")
                        .json()
                        .get("status")
                        .asString())
                .isEqualTo("ongoing");
        assertThat(howdah(
                                "replay",
                                "mini-courier",
                                "--fen",
                                "4k5/10/10/10/10/10/1n8/1R1RK5 w - - 0 1",
                                "--json",
                                "Rxb2")
                        .json()
                        .get("status")
                        .asString())
                .isEqualTo("bare-king-white");
    }

    @Test
    void aPgnFile() throws IOException {
        Path file = Files.writeString(folder.resolve("one.pgn"), MATE);
        Shell.Result result = howdah("replay", "chess", "--pgn", file.toString(), "--json");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.json().get("status").asString()).isEqualTo("black-mates");
    }

    @Test
    void aPgnFileWithMoreGames() throws IOException {
        Path file = Files.writeString(folder.resolve("two.pgn"), MATE + "\n[White \"B\"]\n\n1. e4 *\n");
        JsonNode games = howdah("replay", "chess", "--pgn", file.toString(), "--json")
                .json()
                .get("games");
        assertThat(games.size()).isEqualTo(2);
        assertThat(games.get(1).get("san").toString()).isEqualTo("[\"e4\"]");
    }

    @Test
    void anIllegalMoveInAPgnFileIsNamedWithGameAndLine() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.pgn"), MATE + "\n[White \"B\"]\n\n1. e4\n1... e4 *\n");
        Shell.Result result = howdah("replay", "chess", "--pgn", file.toString());
        assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(result.err()).contains("bad.pgn: game 2, line 8", "e4");
    }

    @Test
    void aPgnFileThatIsNotThereIsNamed() {
        Shell.Result result = howdah("replay", "chess", "--pgn", "nowhere.pgn");
        assertThat(result.exitCode()).isEqualTo(ExitCode.WRONG_USE);
        assertThat(result.err()).contains("cannot read nowhere.pgn: there is no such file");
    }

    @Test
    void aPgnFileBringsItsOwnMoves() {
        assertThat(howdah("replay", "chess", "e4", "--pgn", "some.pgn").exitCode())
                .isEqualTo(ExitCode.WRONG_USE);
    }

    @Test
    void anEmptyPgnFileHoldsNoGame() throws IOException {
        Path file = Files.writeString(folder.resolve("empty.pgn"), "");
        assertThat(howdah("replay", "chess", "--pgn", file.toString()).exitCode())
                .isEqualTo(ExitCode.NEGATIVE);
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        Shell.Result result = howdah("replay", "seirawan", "Nc3/H", "Nc6/Q");
        assertThat(result.exitCode()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(result.err()).startsWith("howdah replay: move 2, Nc6/Q: ");
    }
}
