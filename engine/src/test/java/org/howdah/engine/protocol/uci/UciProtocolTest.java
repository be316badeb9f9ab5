package org.howdah.engine.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.uci.Dialogue.session;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class UciProtocolTest {
    private static String fen(String... commands) throws IOException {
        String[] all = java.util.Arrays.copyOf(commands, commands.length + 1);
        all[commands.length] = "d";
        return session(all).stream()
                .filter(line -> line.startsWith("Fen: "))
                .reduce((first, second) -> second)
                .orElseThrow()
                .substring(5);
    }

    @Test
    void introducesItself() throws IOException {
        List<String> lines = session("uci");
        assertThat(lines.getFirst()).isEqualTo("id name Howdah");
        assertThat(lines.getLast()).isEqualTo("uciok");
        String combo = lines.stream()
                .filter(line -> line.startsWith("option name UCI_Variant type combo"))
                .findFirst()
                .orElseThrow();
        Variants.all().forEach(variant -> assertThat(combo + " ").contains(" var " + variant.id() + " "));
        assertThat(lines).anyMatch(line -> line.startsWith("option name Hash type spin default 32 min 1"));
    }

    @Test
    void isReadyAtOnce() throws IOException {
        assertThat(session("isready")).containsExactly("readyok");
    }

    @Test
    void playsAMove() throws IOException {
        List<String> lines = session(
                "setoption name UCI_Variant value chess",
                "ucinewgame",
                "position startpos moves e2e4 e7e5",
                "go depth 4");
        assertThat(lines.getLast()).matches("bestmove [a-h][1-8][a-h][1-8]( ponder [a-h][1-8][a-h][1-8])?");
        assertThat(lines)
                .filteredOn(line -> line.startsWith("info depth"))
                .hasSize(4)
                .allMatch(line -> line.matches(
                        "info depth \\d+ seldepth \\d+ multipv 1 score (cp|mate) -?\\d+ nodes \\d+ nps \\d+"
                                + " hashfull \\d+ tbhits 0 time \\d+ pv( [a-h1-8]{4}[qrbn]?)+"));
    }

    @Test
    void announcesMate() throws IOException {
        List<String> lines = session(
                "setoption name UCI_Variant value chess",
                "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
                "go depth 3");
        assertThat(lines).anyMatch(line -> line.contains("score mate 1 ") && line.endsWith(" pv d1d8"));
        assertThat(lines.getLast()).isEqualTo("bestmove d1d8");
    }

    @Test
    void hasNoMoveWhenTheGameIsOver() throws IOException {
        List<String> lines = session(
                "setoption name UCI_Variant value chess",
                "position fen 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
                "go depth 3");
        assertThat(lines).containsExactly("bestmove (none)");
    }

    @Test
    void tooLargeAHashIsToldOfAndTheOldOneStays() throws IOException {
        assumeTrue(Runtime.getRuntime().maxMemory() < 7_000_000_000L);
        List<String> lines =
                session("setoption name Hash value 3", "setoption name Hash value 8192", "go depth 2", "isready");
        assertThat(lines.getFirst()).startsWith("info string not enough memory").endsWith("it stays at 3");
        assertThat(lines).anyMatch(line -> line.startsWith("bestmove "));
    }

    @Test
    void countsMoves() throws IOException {
        List<String> lines = session("setoption name UCI_Variant value seirawan", "go perft 2");
        assertThat(lines).hasSize(30).contains("b1c3h: 28", "e2e4: 28").endsWith("", "Nodes searched: 784");
    }

    @Test
    void drawsTheBoard() throws IOException {
        List<String> lines = session("setoption name UCI_Variant value elven", "d");
        assertThat(lines).contains("10 | r |   |   |   | k |   |   |   |   | r |");
        assertThat(lines).anyMatch(line -> line.startsWith("Fen: r3k4r/dnbgqwebnd/"));
    }

    @Test
    void tellsWhoGivesCheck() throws IOException {
        assertThat(session(
                        "setoption name UCI_Variant value chess",
                        "position fen 4k3/8/8/8/7b/3n4/8/R3K2R w KQ - 0 1",
                        "d"))
                .last()
                .isEqualTo("Checkers: d3 h4");
        assertThat(session("position startpos", "d")).last().isEqualTo("Checkers:");
    }

    @Test
    void takesTheEvaluationApart() throws IOException {
        for (CompiledVariant variant : Variants.all()) {
            List<String> lines = session("setoption name UCI_Variant value " + variant.id(), "eval");
            assertThat(lines).anyMatch(line -> line.startsWith("material "));
            assertThat(lines).anyMatch(line -> line.matches("Evaluation by hand: [+-]\\d+\\.\\d\\d for White"));
            assertThat(lines)
                    .last()
                    .asString()
                    .matches("This game has no network\\.|The network is not asked about .*\\."
                            + "|By the network: [+-]\\d+\\.\\d\\d for White");
        }
    }

    @Test
    void saysWhereTheNetworkIsNotAsked() throws IOException {
        String notAsked = "The network is not asked about a lone king, nor before the arrays are chosen.";
        String placement = "setoption name UCI_Variant value silver-elephant-placement";
        assertThat(session(placement, "eval")).last().isEqualTo(notAsked);
        assertThat(session(placement, "position startpos moves @NEEN", "eval"))
                .last()
                .isEqualTo(notAsked);
        assertThat(session(placement, "position startpos moves @NEEN @ENNE", "eval"))
                .last()
                .asString()
                .startsWith("By the network: ");
        assertThat(session(
                        "setoption name UCI_Variant value seirawan",
                        "position fen 4k3/8/8/8/8/8/8/R3K3[] w - - 0 1",
                        "eval"))
                .last()
                .isEqualTo(notAsked);
    }

    @Test
    void setsUpFensAndPlacements() throws IOException {
        assertThat(fen(
                        "setoption name UCI_Variant value silver-elephant-placement",
                        "position startpos moves @NEEN @ENNE"))
                .startsWith("renbqkbner/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "xyzzy",
                "go depth",
                "go depth zero",
                "go depth 0",
                "go nodes -5",
                "go sideways",
                "position",
                "position middle",
                "position fen 8/8 w",
                "position startpos e2e4",
                "position startpos moves e2e5",
                "position startpos moves e2e4 e2e4",
                "setoption",
                "setoption name Colour value red",
                "setoption name Hash value many",
                "setoption name Hash value 0",
                "setoption name UCI_Variant value chss",
                "setoption name VariantPath value /nowhere/at-all.toml",
                "setoption name Threads value 0",
                "setoption name MultiPV value two",
                "setoption name UCI_ShowWDL value maybe",
                "setoption name Use NNUE value 1",
                "setoption name UCI_Elo value 1",
                "setoption name Ponder value",
                "go mate 0",
                "go searchmoves",
                "go searchmoves e2e5",
                "go searchmoves d7d5 depth",
                "bench deep",
                "joho debug on"
            })
    void aWrongCommandGetsOneLineAndChangesNothing(String wrong) throws IOException {
        String[] before = {"setoption name UCI_Variant value chess", "position startpos moves d2d4"};
        List<String> lines = session(before[0], before[1], wrong);
        assertThat(lines).singleElement().asString().startsWith("info string ");
        assertThat(fen(before[0], before[1], wrong)).isEqualTo(fen(before[0], before[1]));
    }

    @Test
    void emptyLinesAreNothing() throws IOException {
        assertThat(session("", "   ", "\t")).isEmpty();
    }

    @Test
    void randomTextNeverEndsIt() throws IOException {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        String[] words = {
            "position",
            "startpos",
            "fen",
            "moves",
            "setoption",
            "name",
            "value",
            "Hash",
            "UCI_Variant",
            "-1",
            "e2e4",
            "w",
            "KQkq",
            "8/8",
            "@NEEN",
            "depth",
            "[]",
            "\u0000",
            "9999999999999999999",
            "d",
            "stop",
            "ponderhit"
        };
        String[] lines = new String[500];
        for (int i = 0; i < lines.length - 1; i++) {
            StringBuilder line = new StringBuilder();
            for (int word = random.nextInt(1, 7); word > 0; word--) {
                line.append(words[random.nextInt(words.length)]).append(' ');
            }
            lines[i] = line.toString();
        }
        lines[lines.length - 1] = "isready";
        assertThat(session(lines)).as("seed %d", seed).last().isEqualTo("readyok");
    }

    @Test
    void loadsAVariantFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tiny.toml");
        Files.writeString(file, """
                format = 1
                id = "tiny"
                name = "Tiny"
                summary = "Rooks on a small board."

                [board]
                files = 5
                ranks = 6
                symmetry = "mirror"

                [pieces]
                K = { name = "King", moves = "K", royal = true }
                R = { name = "Rook", moves = "R" }

                [setup]
                board = \"\"\"
                r . k . r
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                R . K . R
                \"\"\"
                """);
        List<String> lines = session(
                "setoption name VariantPath value " + file, "setoption name UCI_Variant value tiny", "go perft 1");
        assertThat(lines).last().asString().startsWith("Nodes searched: ");
        assertThat(lines).noneMatch(line -> line.startsWith("info string"));
    }

    @Test
    void stopsAnInfiniteSearch() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("setoption name UCI_Variant value chess");
        dialogue.send("go infinite");
        dialogue.await("info depth 3");
        dialogue.send("position startpos");
        dialogue.await("info string a search is running");
        dialogue.send("isready");
        dialogue.await("readyok");
        dialogue.send("stop");
        dialogue.await("bestmove ");
        dialogue.send("quit");
        dialogue.end();
    }

    @Test
    void aStopRightAfterGoIsNotLost() throws Exception {
        Dialogue dialogue = new Dialogue();
        for (int i = 0; i < 50; i++) {
            dialogue.send("go infinite");
            dialogue.send("stop");
            dialogue.await("bestmove ");
        }
        dialogue.send("quit");
        dialogue.end();
    }

    @Test
    void anInfiniteSearchOfAFinishedGameWaitsForStop() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("setoption name UCI_Variant value chess");
        dialogue.send("position fen 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        dialogue.send("go infinite");
        dialogue.send("isready");
        dialogue.await("readyok");
        assertThat(dialogue.output()).doesNotContain("bestmove");
        dialogue.send("stop");
        dialogue.await("bestmove (none)");
        dialogue.send("quit");
        dialogue.end();
    }

    @Test
    void squaresAreNamedAsItsMovesNameThem() throws IOException {
        String elven = "setoption name UCI_Variant value elven";
        assertThat(session(elven, "position startpos moves a4a5", "go depth 1 searchmoves e1e9"))
                .satisfiesExactly(
                        nothing -> assertThat(nothing).contains("a4a5: ").endsWith("on a4"),
                        out -> assertThat(out).contains("e1e9: ").contains("e1"));
    }

    @Test
    void whatIsSaidStaysShort() throws IOException {
        assertThat(session("x".repeat(100_000))).singleElement().asString().hasSizeLessThan(1100);
    }

    @Test
    void aNumberTooLargeForAnythingIsOutOfRange() throws IOException {
        assertThat(session("setoption name Hash value 99999999999999999999"))
                .containsExactly("info string Hash takes a number from 1 to 8192, not 99999999999999999999");
    }
}
