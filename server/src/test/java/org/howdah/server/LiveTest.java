package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Socket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The socket of a game: who may open it, what it tells, and what it bears. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LiveTest {

    private TestServer server;
    private Player player;
    private String game;

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        server = new TestServer(data);
        player = server.player();
    }

    @BeforeEach
    void begin() {
        game = player.begin("chess", "white");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void everyWatcherIsToldOfEveryChangeWhereverItCameFrom() {
        try (Live one = new Live(player, game);
                Live two = new Live(player, game)) {
            assertThat(one.next().path("moves")).isEmpty();
            assertThat(two.next().path("moves")).isEmpty();
            player.play(game, "e2e4");
            JsonNode told = one.stateWhen(state -> state.path("moves").size() == 2);
            assertThat(two.stateWhen(state -> state.path("moves").size() == 2)).isEqualTo(told);
            assertThat(told.path("type").asString()).isEqualTo("state");
            player.act(game, "takeback");
            assertThat(one.stateWhen(state -> state.path("moves").isEmpty())
                            .path("revision")
                            .asLong())
                    .isGreaterThan(told.path("revision").asLong());
            player.act(game, "resign");
            assertThat(one.stateWhen(state -> !state.path("status").asString().equals("ongoing"))
                            .path("winner")
                            .asString())
                    .isEqualTo("black");
        }
    }

    @Test
    void aMoveByTheSocketIsOnDiskAndTold() throws Exception {
        try (Live live = new Live(player, game)) {
            live.send("{\"type\":\"move\",\"san\":\"e4\",\"ply\":0}");
            live.stateWhen(state -> state.path("moves").size() == 2);
            assertThat(player.state(game).path("moves")).hasSize(2);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "garbage",
                "{",
                "null",
                "[]",
                "42",
                "{}",
                "{\"type\":\"jump\"}",
                "{\"type\":\"move\"}",
                "{\"type\":\"move\",\"uci\":\"e2e5\",\"ply\":0}",
                "{\"type\":\"move\",\"uci\":\"e2e4\",\"ply\":7}",
                "{\"type\":\"move\",\"uci\":7,\"ply\":0}",
                "{\"type\":\"move\",\"uci\":\"e2e4\",\"ply\":0,\"x\":0}"
            })
    void aMessageThatIsNoMoveIsAnsweredAndChangesNothing(String message) {
        try (Live live = new Live(player, game)) {
            live.next();
            live.send(message);
            JsonNode answer = live.next();
            assertThat(answer.path("type").asString()).isEqualTo("error");
            assertThat(answer.path("error").asString()).isNotBlank();
            live.send("{\"type\":\"move\",\"uci\":\"e2e4\",\"ply\":0}");
            live.stateWhen(state -> state.path("moves").size() == 2);
        }
    }

    @Test
    void anIllegalMoveNamesItsRule() {
        try (Live live = new Live(player, game)) {
            live.next();
            live.send("{\"type\":\"move\",\"uci\":\"e2e5\",\"ply\":0}");
            assertThat(live.next().path("rule").asString()).isEqualTo("PIECE_MOVE");
        }
    }

    @Test
    void aMessageThatIsTooLongClosesOnlyItsSocket() throws Exception {
        try (Live bad = new Live(player, game);
                Live good = new Live(player, game)) {
            good.next();
            bad.send("x".repeat(70_000));
            assertThat(bad.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1009);
            player.play(game, "e2e4");
            good.stateWhen(state -> state.path("moves").size() == 2);
        }
    }

    @Test
    void anEndlessMessageInPartsClosesItsSocket() throws Exception {
        try (Live live = new Live(player, game)) {
            try {
                for (int i = 0; i < 700 && !live.closed.isDone(); i++) {
                    live.sendPart("x".repeat(16 * 1024));
                }
            } catch (java.util.concurrent.CompletionException e) {
                assertThat(e).as("the server hung up meanwhile").isNotNull();
            }
            assertThat(live.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1009);
        }
        assertThat(player.state(game).path("moves")).isEmpty();
    }

    @Test
    void whoDoesNotReadHoldsNobodyUp() throws Exception {
        try (Socket deaf = new Socket("localhost", server.port())) {
            deaf.setReceiveBufferSize(1024);
            deaf.getOutputStream()
                    .write(("GET /api/games/" + game + "/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                                    + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                    + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: howdah=" + player.cookie()
                                    + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(deaf.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 101");
            for (int i = 0; i < 60; i++) { // each state is tens of kilobytes
                player.play(game, "g1f3");
                player.act(game, "takeback");
            }
            player.play(game, "g1f3");
        }
    }

    @Test
    void bytesCloseTheSocket() throws Exception {
        try (Live live = new Live(player, game)) {
            live.sendBytes(new byte[100]);
            assertThat(live.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1003);
        }
    }

    @Test
    void aFloodClosesTheSocket() throws Exception {
        try (Live live = new Live(player, game)) {
            try {
                for (int i = 0; i < 2_000 && !live.closed.isDone(); i++) {
                    live.send("flood");
                }
            } catch (java.util.concurrent.CompletionException e) {
                assertThat(e).as("the server hung up meanwhile").isNotNull();
            }
            assertThat(live.closed.get(30, TimeUnit.SECONDS)).isEqualTo(1008);
        }
    }

    @Test
    void manySocketsThatVanishHarmNobody() {
        List<Live> all = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            all.add(new Live(player, game));
        }
        all.forEach(Live::abort);
        player.play(game, "e2e4");
        try (Live live = new Live(player, game)) {
            assertThat(live.next().path("moves")).hasSize(2);
        }
    }

    @Test
    void aSocketOfAnUnknownOrAnothersGameDoesNotOpen() {
        assertThatThrownBy(() -> new Live(player, "aaaaaaaaaa")).satisfies(e -> assertRefused(e, 404));
        assertThatThrownBy(() -> new Live(server.player(), game)).satisfies(e -> assertRefused(e, 404));
    }

    @Test
    void aSocketForThePageOfAnotherSiteDoesNotOpen() {
        assertThatThrownBy(() -> new Live(player, game, "http://evil.example")).satisfies(e -> assertRefused(e, 403));
        assertThatThrownBy(() -> new Live(player, game, "null")).satisfies(e -> assertRefused(e, 403));
        try (Live live = new Live(player, game, "http://localhost:5173")) {
            assertThat(live.next().path("type").asString()).isEqualTo("state");
        }
    }

    private static void assertRefused(Throwable e, int status) {
        assertThat(e.getCause()).isInstanceOf(WebSocketHandshakeException.class);
        assertThat(((WebSocketHandshakeException) e.getCause()).getResponse().statusCode())
                .isEqualTo(status);
    }
}
