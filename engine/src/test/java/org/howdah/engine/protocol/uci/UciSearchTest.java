package org.howdah.engine.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.uci.Dialogue.session;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code go} can be asked for, and how searches are told of. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class UciSearchTest {
    private static final String CHESS = "setoption name UCI_Variant value chess";
    private static final String MATE_IN_ONE = "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

    @Test
    void ranksSeveralLines() throws IOException {
        List<String> lines = session(CHESS, "setoption name MultiPV value 3", "go depth 2");
        assertThat(lines)
                .filteredOn(line -> line.startsWith("info depth 2 "))
                .extracting(line -> line.replaceAll(".* multipv (\\d).*", "$1"))
                .containsExactly("1", "2", "3");
    }

    @Test
    void choosesFromTheMovesGiven() throws IOException {
        List<String> lines = session(CHESS, MATE_IN_ONE, "go searchmoves h2h3 g2g3 depth 4");
        assertThat(lines.getLast()).matches("bestmove (h2h3|g2g3).*");
    }

    @Test
    void looksForAMate() throws IOException {
        List<String> lines = session(CHESS, MATE_IN_ONE, "go mate 1");
        assertThat(lines.getLast()).isEqualTo("bestmove d1d8");
    }

    @Test
    void goesByTheNetworkOrByHand() throws IOException {
        String game = "setoption name UCI_Variant value seirawan";
        List<String> network = session(game, "go nodes 2000");
        List<String> hand = session(game, "setoption name Use NNUE value false", "go nodes 2000");
        List<String> both = session(
                game,
                "setoption name Use NNUE value false",
                "go nodes 2000",
                "setoption name Use NNUE value true",
                "go nodes 2000");
        assertThat(scores(hand)).isNotEmpty().isNotEqualTo(scores(network));
        assertThat(scores(both))
                .isEqualTo(Stream.of(hand, network)
                        .flatMap(lines -> scores(lines).stream())
                        .toList());
    }

    private static List<String> scores(List<String> lines) {
        return lines.stream()
                .filter(line -> line.contains(" score cp "))
                .map(line -> line.replaceFirst(".*(depth \\d+).*(score cp -?\\d+).*", "$1 $2"))
                .toList();
    }

    @Test
    void tellsTheChances() throws IOException {
        List<String> lines =
                session(CHESS, "setoption name UCI_ShowWDL value true", "go depth 1", MATE_IN_ONE, "go depth 2");
        assertThat(lines.getFirst()).matches(".* score cp -?\\d+ wdl \\d+ \\d+ \\d+ nodes .*");
        assertThat(lines).anyMatch(line -> line.contains(" score mate 1 wdl 1000 0 0 nodes "));
    }

    @ParameterizedTest
    @CsvSource({"800", "1234", "2200"})
    void playsAsWeakAsAsked(int elo) throws IOException {
        List<String> lines = session(
                CHESS,
                "setoption name UCI_LimitStrength value true",
                "setoption name UCI_Elo value " + elo,
                "go wtime 60000 btime 60000");
        assertThat(lines).singleElement().asString().matches("bestmove [a-h][12][a-h][34]");
    }

    @Test
    void analysesAsWellAsItCanWhateverTheStrength() throws IOException {
        List<String> lines = session(CHESS, "setoption name UCI_LimitStrength value true", MATE_IN_ONE, "go mate 1");
        assertThat(lines).anyMatch(line -> line.contains("score mate 1"));
    }

    @Test
    void searchesWithSeveralThreads() throws IOException {
        List<String> lines = session(CHESS, "setoption name Threads value 3", "go nodes 20000");
        assertThat(lines.getLast()).startsWith("bestmove ");
    }

    @Test
    void pondersUntilTheMoveIsPlayed() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send(CHESS);
        dialogue.send("go ponder wtime 300 btime 300");
        dialogue.await("info depth 4");
        Thread.sleep(400);
        assertThat(dialogue.output()).doesNotContain("bestmove");
        dialogue.send("position startpos");
        dialogue.await("info string a search is running");
        dialogue.send("ponderhit");
        dialogue.await("bestmove ");
        dialogue.send("go ponder depth 1");
        dialogue.send("stop");
        dialogue.await("bestmove ");
        dialogue.send("quit");
        dialogue.end();
    }

    @Test
    void aPonderHitRightAfterGoIsNotLost() throws Exception {
        Dialogue dialogue = new Dialogue();
        for (int i = 0; i < 20; i++) {
            dialogue.send("go ponder movetime 1");
            dialogue.send("ponderhit");
            dialogue.await("bestmove ");
        }
        dialogue.send("quit");
        dialogue.end();
    }

    @Test
    void aWeakPlayerPondersToo() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("setoption name UCI_LimitStrength value true");
        dialogue.send("go ponder wtime 1000 btime 1000");
        Thread.sleep(50);
        assertThat(dialogue.output()).doesNotContain("bestmove");
        dialogue.send("ponderhit");
        dialogue.await("bestmove ");
        dialogue.send("quit");
        dialogue.end();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // Checkmate, stalemate, and a bared king where baring wins.
                "chess; 3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
                "chess; 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "silver-elephant; 5k4/10/10/10/10/10/10/R4K3R b - - 0 1"
            })
    void thereIsNoMoveWhenTheGameIsOver(String variant, String fen) throws IOException {
        List<String> lines = session(
                "setoption name UCI_Variant value " + variant,
                "setoption name Threads value 2",
                "position fen " + fen,
                "go depth 3",
                "go wtime 100 btime 100",
                "go mate 2");
        assertThat(lines).containsExactly("bestmove (none)", "bestmove (none)", "bestmove (none)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "7k/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQQ w - - 0 1",
                "kqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/8/QQQQQQQQ/QQQQQQQQ/KQQQQQQQ w - - 0 1",
                "nbnbnbnk/bnbnbnbn/nbnbnbnb/bnbnbnbn/NBNBNBNB/BNBNBNBN/NBNBNBNB/K1NBNBNB w - - 0 1"
            })
    void boardsFullOfPiecesAreSearchedInTime(String fen) throws IOException {
        List<String> lines =
                session(CHESS, "position fen " + fen, "setoption name MultiPV value 500", "go movetime 200");
        assertThat(lines.getLast()).startsWith("bestmove ").isNotEqualTo("bestmove (none)");
    }

    @Test
    void drawnGamesAreStillPlayedOn() throws IOException {
        // Programs that do not claim such draws go on, and want a move.
        List<String> lines = session(CHESS, "position fen 7k/8/8/8/8/8/R7/K7 w - - 120 100", "go depth 2");
        assertThat(lines.getLast()).matches("bestmove [a-h][1-8].*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"go nodes 1", "go movetime 1", "go searchmoves h2h3 nodes 1"})
    void aMoveComesNeverWithoutAScore(String go) throws IOException {
        List<String> lines = session(CHESS, MATE_IN_ONE, go);
        assertThat(lines).last().asString().startsWith("bestmove ");
        assertThat(lines.get(lines.size() - 2)).matches("info depth \\d+ .* score (cp|mate) -?\\d+ .* pv .+");
    }

    @ParameterizedTest
    @ValueSource(strings = {"position startpos moves e2e4", "ucinewgame", "setoption name Hash value 3", "go depth 1"})
    void stopEndsASearchThatACommandWaitsFor(String waiting) throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("go depth 100");
        dialogue.await("info depth 3 ");
        dialogue.send(waiting);
        dialogue.send("isready");
        dialogue.await("readyok");
        assertThat(dialogue.output()).doesNotContain("bestmove");
        dialogue.send("stop");
        dialogue.await("bestmove");
        dialogue.send("quit");
        dialogue.end();
    }

    @Test
    void quitEndsASearchThatACommandWaitsFor() throws Exception {
        Dialogue dialogue = new Dialogue();
        dialogue.send("go depth 100");
        dialogue.await("info depth 3 ");
        dialogue.send("position startpos moves e2e4");
        dialogue.send("quit");
        dialogue.await("bestmove");
        dialogue.end();
    }

    @Test
    void commandsInAPipeWaitForEachSearch() throws IOException {
        List<String> lines = session("go depth 6", "position startpos moves e2e4", "go depth 5", "stop", "quit");
        assertThat(lines).anyMatch(line -> line.startsWith("info depth 6 "));
        assertThat(lines.stream().filter(line -> line.startsWith("bestmove "))).hasSize(2);
    }
}
