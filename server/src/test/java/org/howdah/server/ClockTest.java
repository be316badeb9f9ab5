package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Clocks of games, on a ticker that the test moves. */
class ClockTest {

    @TempDir
    Path data;

    private final ManualTicker ticker = new ManualTicker();
    private TestServer server;
    private Player player;

    @BeforeEach
    void start() throws Exception {
        server = new TestServer(data, ticker);
        player = server.player();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String timed(String variant, String color, String fen) {
        return player.begin("""
                {"variant":"%s","level":1,"color":"%s","fen":%s,
                 "clock":{"initialSeconds":60,"incrementSeconds":2}}""".formatted(variant, color, fen == null ? "null" : "\"" + fen + "\""));
    }

    private static long white(JsonNode state) {
        return state.path("clock").path("whiteMillis").asLong();
    }

    private static long black(JsonNode state) {
        return state.path("clock").path("blackMillis").asLong();
    }

    private static String running(JsonNode state) {
        return state.path("clock").path("running").asString("nobody");
    }

    @Test
    void clocksStandUntilBothHaveMoved() {
        String game = timed("chess", "white", null);
        ticker.pass(100_000);
        JsonNode state = player.state(game);
        assertThat(running(state)).isEqualTo("nobody");
        assertThat(white(state)).isEqualTo(60_000);
        state = player.play(game, "e2e4");
        assertThat(running(state)).isEqualTo("white");
        assertThat(white(state)).isEqualTo(62_000);
        assertThat(black(state)).isEqualTo(62_000);
    }

    @Test
    void theHumanPaysForThinkingAndGetsTheIncrement() {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        ticker.pass(10_000);
        assertThat(white(player.state(game))).isEqualTo(52_000);
        JsonNode state = player.play(game, "d2d4");
        assertThat(white(state)).isEqualTo(54_000);
        assertThat(state.path("moves").get(2).path("clockMillis").asLong()).isEqualTo(54_000);
        assertThat(black(state)).isEqualTo(64_000);
    }

    @Test
    void theComputerPaysForItsThinking() {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        server.opponent.choice = task -> {
            ticker.pass(7_000);
            return "";
        };
        JsonNode state = player.play(game, "d2d4");
        assertThat(black(state)).isEqualTo(62_000 - 7_000 + 2_000);
        assertThat(white(state)).isEqualTo(64_000);
    }

    @Test
    void nobodyPaysWhileTheComputerWaitsForAThread() {
        CountDownLatch free = new CountDownLatch(1);
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        server.opponent.choice = task -> {
            await(free);
            return "";
        };
        int threads = Runtime.getRuntime().availableProcessors();
        for (int i = 0; i < threads; i++) {
            player.begin("chess", "black"); // keeps a thread busy
        }
        JsonNode before = player.state(game);
        assertThat(player.move(game, "d2d4", before.path("moves").size()).status())
                .isEqualTo(200);
        ticker.pass(30_000);
        assertThat(running(player.state(game))).isEqualTo("black");
        free.countDown();
        JsonNode state = player.myTurn(game);
        assertThat(black(state)).isEqualTo(64_000);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whoOverstepsLoses() throws Exception {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        ticker.pass(61_999);
        assertThat(player.state(game).path("status").asString()).isEqualTo("ongoing");
        ticker.pass(1);
        Player.Reply late = player.move(game, "d2d4", 2);
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.error()).contains("time ran out");
        JsonNode state = player.state(game);
        assertThat(state.path("status").asString()).isEqualTo("time-black");
        assertThat(state.path("winner").asString()).isEqualTo("black");
        assertThat(state.path("result").asString()).isEqualTo("0-1");
        assertThat(state.path("sentence").asString()).contains("White's time ran out");
        assertThat(white(state)).isZero();
        assertThat(running(state)).isEqualTo("nobody");
        server.restart();
        assertThat(player.state(game).path("clock").path("whiteMillis").asLong())
                .isZero();
        assertThat(player.get("/api/games/" + game + "/pgn").text())
                .contains("[Termination \"time forfeit\"]")
                .contains("[TimeControl \"60+2\"]");
    }

    @Test
    void aComputerThatOverstepsLoses() {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        server.opponent.choice = task -> {
            ticker.pass(62_000);
            return "";
        };
        JsonNode state = player.play(game, "d2d4");
        assertThat(state.path("status").asString()).isEqualTo("time-white");
        assertThat(state.path("moves")).hasSize(3);
        assertThat(black(state)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the human, White, oversteps; what Black has left decides
                "chess            | k7/8/8/8/8/8/P7/K7 w - - 0 1            | time-draw",
                "chess            | k7/n7/8/8/8/8/P7/K7 w - - 0 1           | time-draw",
                "chess            | k7/b7/8/8/8/8/P7/K7 w - - 0 1           | time-draw",
                "chess            | kn6/n7/8/8/8/8/P7/K7 w - - 0 1          | time-black",
                "chess            | k7/p7/8/8/8/8/P7/K7 w - - 0 1           | time-black",
                "chess            | k7/r7/8/8/8/8/P7/K7 w - - 0 1           | time-black",
                "seirawan         | 4k3/8/8/8/8/8/P7/K7[h] w e - 0 1        | time-draw",
                "seirawan         | 1n2k3/8/8/8/8/8/P7/K7[h] w be - 0 1     | time-black",
                "silver-elephant  | k9/e9/10/10/10/10/P9/K9 w - - 0 1       | time-black",
            })
    void timeIsADrawAgainstWhoCannotWin(String variant, String fen, String status) {
        server.opponent.choice = task -> king(task.position());
        String game = timed(variant.strip(), "white", fen.strip());
        player.play(game, "a1b1");
        ticker.pass(62_000);
        assertThat(player.state(game).path("status").asString()).isEqualTo(status);
    }

    /** A move of the king, so that what else there is stays. */
    private static String king(Position position) {
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        for (int move : moves.toArray()) {
            if (Move.from(move) == position.kingSquare(position.sideToMove()) && Move.piece(move) == 0) {
                return Uci.write(position, move);
            }
        }
        throw new IllegalStateException("no king move");
    }

    @Test
    void aTakebackSetsTheClocksBack() {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        ticker.pass(5_000);
        player.play(game, "d2d4");
        ticker.pass(20_000);
        JsonNode state = player.act(game, "takeback").json();
        assertThat(state.path("moves")).hasSize(2);
        assertThat(white(state)).isEqualTo(62_000);
        assertThat(black(state)).isEqualTo(62_000);
        assertThat(running(state)).isEqualTo("white");
        state = player.act(game, "takeback").json();
        assertThat(white(state)).isEqualTo(60_000);
        assertThat(running(state)).isEqualTo("nobody");
    }

    @Test
    void clocksStandWhileTheServerIsDownAndUntilThePlayerIsBack() throws Exception {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        ticker.pass(5_000);
        player.play(game, "d2d4");
        ticker.pass(3_000); // these are the player's own
        server.close();
        ticker.pass(1_000_000);
        server.start();
        ticker.pass(1_000_000);
        JsonNode state = player.state(game);
        assertThat(state.path("status").asString()).isEqualTo("ongoing");
        assertThat(white(state)).isEqualTo(62_000 - 5_000 + 2_000 - 3_000);
        assertThat(running(state)).isEqualTo("white");
        ticker.pass(1_000);
        assertThat(white(player.state(game))).isEqualTo(55_000);
    }

    @Test
    void aHintAndADrawOfferCostNoTime() {
        String game = timed("chess", "white", null);
        player.play(game, "e2e4");
        server.opponent.thinking = () -> ticker.pass(9_000);
        ticker.pass(1_000);
        assertThat(player.act(game, "hint").status()).isEqualTo(200);
        assertThat(player.act(game, "draw").status()).isEqualTo(200);
        JsonNode state = player.state(game);
        assertThat(white(state)).isEqualTo(61_000);
        assertThat(running(state)).isEqualTo("white");
    }

    @Test
    void aFlagFallsByItselfAndIsTold() throws Exception {
        server.close();
        try (TestServer real = new TestServer(data)) {
            Player other = real.player();
            String game = other.begin("""
                    {"variant":"chess","level":1,"color":"white","clock":{"initialSeconds":1,"incrementSeconds":0}}""");
            try (Live live = new Live(other, game)) {
                other.play(game, "e2e4");
                JsonNode state =
                        live.stateWhen(s -> !s.path("status").asString().equals("ongoing"));
                assertThat(state.path("status").asString()).isEqualTo("time-black");
            }
        }
        server.start();
    }
}
