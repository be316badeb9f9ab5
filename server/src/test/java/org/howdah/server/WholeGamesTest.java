package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.howdah.rules.game.Game;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnReader;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Games of every variant from the first move to the end, through the interface alone, against what the rules say. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WholeGamesTest {

    private static final int LONGEST = 160;

    private TestServer server;
    private final long seed = System.nanoTime();

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        System.out.println("WholeGamesTest seed " + seed);
        server = new TestServer(data);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    static Stream<String> variants() {
        return Variants.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aWholeGameByRequests(String variant) throws Exception {
        Random random = new Random(seed);
        Player player = server.player();
        String game = player.begin(variant, random.nextBoolean() ? "white" : "black");
        JsonNode state = player.myTurn(game);
        while (isOpen(state) && state.path("moves").size() < LONGEST) {
            agreesWithTheRules(variant, state);
            state = player.play(game, any(random, state));
        }
        finish(player, game, variant, state);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aWholeGameBySocket(String variant) throws Exception {
        Random random = new Random(seed + 1);
        Player player = server.player();
        String game = player.begin(variant, random.nextBoolean() ? "white" : "black");
        try (Live live = new Live(player, game)) {
            JsonNode state = live.stateWhen(s -> !s.path("thinking").asBoolean());
            while (isOpen(state) && state.path("moves").size() < LONGEST) {
                int ply = state.path("moves").size();
                live.send("{\"type\":\"move\",\"uci\":\"%s\",\"ply\":%d}".formatted(any(random, state), ply));
                state = live.stateWhen(
                        s -> s.path("moves").size() > ply && !s.path("thinking").asBoolean());
            }
        }
        finish(player, game, variant, player.state(game));
    }

    private static boolean isOpen(JsonNode state) {
        return state.path("status").asString().equals("ongoing");
    }

    private static String any(Random random, JsonNode state) {
        JsonNode legal = state.path("legal");
        return legal.get(random.nextInt(legal.size())).path("uci").asString();
    }

    private void finish(Player player, String game, String variant, JsonNode state) throws Exception {
        agreesWithTheRules(variant, state);
        if (isOpen(state)) {
            state = player.act(game, "resign").json();
            assertThat(state.path("status").asString()).startsWith("resign-");
        }
        assertThat(state.path("legal")).isEmpty();
        assertThat(state.path("result").asString()).isNotEqualTo("*");
        assertThat(player.move(game, "a1a2", state.path("moves").size()).status())
                .isEqualTo(409);
        pgnTellsTheSame(player, game, variant, state);
    }

    /** The whole state against a game of the rules library with the same moves. */
    private void agreesWithTheRules(String variant, JsonNode state) throws Exception {
        Game game = Game.start(Variants.byId(variant));
        for (JsonNode move : state.path("moves")) {
            game = game.play(move.path("uci").asString());
            assertThat(move.path("fen").asString()).isEqualTo(game.fen());
            assertThat(move.path("san").asString())
                    .isEqualTo(game.moves().getLast().san());
            assertThat(move.path("spoken").asString()).isNotBlank();
            assertThat(move.path("check").isNull()).isEqualTo(!game.inCheck());
        }
        assertThat(state.path("fen").asString()).isEqualTo(game.fen());
        assertThat(state.path("status").asString()).isEqualTo(game.outcome().word());
        assertThat(state.path("sentence").asString()).isEqualTo(game.outcome().sentence());
        List<String> legal = new ArrayList<>();
        state.path("legal").forEach(move -> legal.add(move.path("uci").asString()));
        assertThat(legal).as("seed %d, %s", seed, game.fen()).isEqualTo(game.legalMoves());
    }

    private static void pgnTellsTheSame(Player player, String game, String variant, JsonNode state) throws Exception {
        Player.Reply reply = player.get("/api/games/" + game + "/pgn");
        assertThat(reply.header("Content-Type")).startsWith("application/x-chess-pgn");
        assertThat(reply.header("Content-Disposition")).contains(game + ".pgn");
        try (PgnReader reader = new PgnReader(new StringReader(reply.text()), Variants.byId(variant))) {
            PgnGame pgn = (PgnGame) reader.next();
            assertThat(pgn.result().text()).isEqualTo(state.path("result").asString());
            Game read = Game.from(pgn);
            assertThat(read.fen()).isEqualTo(state.path("fen").asString());
            assertThat(read.moves()).hasSize(state.path("moves").size());
        }
    }
}
