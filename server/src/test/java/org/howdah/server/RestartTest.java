package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.howdah.rules.variant.Variants;
import org.howdah.server.clock.Ticker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A server that stops, or is killed, and comes back with the same data folder: nothing is lost. */
class RestartTest {

    @TempDir
    Path data;

    static Stream<String> variants() {
        return Variants.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aGameGoesOnAfterARestart(String variant) throws Exception {
        Random random = new Random(11);
        try (TestServer server = new TestServer(data)) {
            Player player = server.player();
            String game = player.begin(variant, "white");
            for (int i = 0; i < 4; i++) {
                JsonNode state = player.myTurn(game);
                JsonNode legal = state.path("legal");
                state = player.play(
                        game,
                        legal.get(random.nextInt(legal.size())).path("uci").asString());
                server.restart();
                assertThat(comparable(player.state(game))).isEqualTo(comparable(state));
            }
            assertThat(player.get("/api/games").json()).hasSize(1);
        }
    }

    private static JsonNode comparable(JsonNode state) {
        return ((ObjectNode) state).without("revision");
    }

    @Test
    void aComputerThatWasThinkingThinksAgain() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TestServer server = new TestServer(data)) {
            Player player = server.player();
            String game = player.begin("chess", "white");
            server.opponent.choice = task -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return "";
            };
            assertThat(player.move(game, "e2e4", 0).status()).isEqualTo(200);
            assertThat(player.state(game).path("thinking").asBoolean()).isTrue();
            server.close();
            server.opponent.choice = task -> "e7e5";
            server.start();
            JsonNode state = player.myTurn(game);
            assertThat(state.path("moves").get(1).path("uci").asString()).isEqualTo("e7e5");
        }
    }

    @Test
    void endsThatTheBoardDoesNotTellComeBack() throws Exception {
        try (TestServer server = new TestServer(data)) {
            Player player = server.player();
            String game = player.begin("elven", "black");
            player.myTurn(game);
            JsonNode state = player.act(game, "resign").json();
            server.restart();
            assertThat(comparable(player.state(game))).isEqualTo(comparable(state));
            assertThat(player.get("/api/games").json().get(0).path("status").asString())
                    .isEqualTo("resign-white");
        }
    }

    @Test
    void aMoveThatWasShownSurvivesAKill() throws Exception {
        Process process = launch();
        try {
            int port = port(process);
            Player player = new Player(() -> port);
            String game = player.begin("seirawan", "white");
            player.play(game, "g1f3h");
            int moves = player.play(game, "e2e3").path("moves").size();
            Player.Reply shown = player.move(game, "a2a3", moves);
            assertThat(shown.status()).isEqualTo(200);
            process.destroyForcibly().waitFor();
            try (TestServer server = new TestServer(data, null, Ticker.system())) {
                Player back = player.at(server::port);
                JsonNode state = back.myTurn(game);
                assertThat(state.path("moves").get(moves).path("uci").asString())
                        .isEqualTo("a2a3");
                assertThat(state.path("moves")).hasSize(moves + 2);
            }
        } finally {
            process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
        }
    }

    private Process launch() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(List.of(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        ServerProcess.class.getName(),
                        data.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static int port(Process process) throws Exception {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        return Integer.parseInt(out.readLine());
    }
}
