package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What one can do with a game. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GameApiTest {

    private TestServer server;
    private Player player;

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        server = new TestServer(data);
    }

    @BeforeEach
    void newcomer() {
        server.opponent.choice = task -> "";
        server.opponent.worth = 0;
        player = server.player();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void aNewGameGivesACookieThatLastsAndNobodyCanRead() {
        Player.Reply reply = player.post("/api/games", "{\"variant\":\"chess\",\"level\":8,\"color\":\"white\"}");
        assertThat(reply.status()).isEqualTo(201);
        assertThat(reply.header("Location"))
                .isEqualTo("/api/games/" + reply.json().path("id").asString());
        assertThat(reply.header("Set-Cookie"))
                .matches("howdah=[A-Za-z0-9_-]{22};.*")
                .contains("HttpOnly")
                .contains("SameSite=Lax")
                .contains("Max-Age=31536000");
        assertThat(player.post("/api/games", "{\"variant\":\"chess\",\"level\":8,\"color\":\"white\"}")
                        .header("Set-Cookie"))
                .isEmpty();
    }

    @Test
    void aStateTellsAllThatThePageNeeds() {
        String game = player.begin("seirawan", "white");
        JsonNode state = player.state(game);
        assertThat(state.path("id").asString()).isEqualTo(game);
        assertThat(state.path("variant").asString()).isEqualTo("seirawan");
        assertThat(state.path("color").asString()).isEqualTo("white");
        assertThat(state.path("toMove").asString()).isEqualTo("white");
        assertThat(state.path("status").asString()).isEqualTo("ongoing");
        assertThat(state.path("result").asString()).isEqualTo("*");
        assertThat(state.path("clock").isNull()).isTrue();
        assertThat(state.path("canTakeBack").asBoolean()).isFalse();
        assertThat(state.path("hands").toString())
                .contains("\"white\":{\"H\":1,\"E\":1}")
                .contains("\"black\":{\"H\":1,\"E\":1}");
        JsonNode gating = legal(state, "b1c3h");
        assertThat(gating.toString())
                .isEqualTo("{\"uci\":\"b1c3h\",\"san\":\"Nc3/Hb1\",\"kind\":\"step\",\"from\":\"b1\",\"to\":\"c3\","
                        + "\"capture\":false,\"captures\":[],\"piece\":\"H\",\"gateOn\":\"b1\"}");
        state = player.play(game, "b1c3h");
        assertThat(state.path("hands").path("white").toString()).isEqualTo("{\"E\":1}");
        assertThat(state.path("moves").get(0).path("spoken").asString()).isEqualTo("knight c3, hawk enters b1");
        assertThat(state.path("canTakeBack").asBoolean()).isTrue();
    }

    private static JsonNode legal(JsonNode state, String uci) {
        for (JsonNode move : state.path("legal")) {
            if (move.path("uci").asString().equals(uci)) {
                return move;
            }
        }
        throw new AssertionError("no " + uci + " in " + state.path("legal"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[H] w KH - 0 1 | h1e1h | castling | e1 | g1 | h1 | [] | H | h1",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[H] w KH - 0 1 | e1g1h | castling | e1 | g1 | h1 | [] | H | e1",
                "chess    | 4k3/8/8/8/8/8/8/4K2R w K - 0 1     | e1g1  | castling | e1 | g1 | h1 | [] | | ",
                "chess    | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1  | e5d6  | en-passant | e5 | d6 | | [\"d5\"] | | ",
                "chess    | 3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1   | e7d8n | promotion | e7 | d8 | | [\"d8\"] | N | ",
                "elven    | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5,f5e6 | two-leg | e4 | e6 | f5 | [\"f5\",\"e6\"] | | ",
                "elven    | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5,f5e4 | two-leg | e4 | e4 | f5 | [\"f5\"] | | ",
                "elven    | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4f5,f5g6 | two-leg | e4 | g6 | f5 | [\"f5\"] | | ",
                "elven    | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4e4 | pass | e4 | e4 | | [] | | ",
                "elven    | k9/10/10/10/4p5/5p4/4W5/10/10/K9 w - - 0 1 | e4e6 | step | e4 | e6 | | [\"e6\"] | | ",
            })
    void legalMovesSayWhatTheyDo(
            String variant,
            String fen,
            String uci,
            String kind,
            String from,
            String to,
            String via,
            String captures,
            String piece,
            String gateOn) {
        String game = player.begin(
                "{\"variant\":\"%s\",\"level\":1,\"color\":\"white\",\"fen\":\"%s\"}".formatted(variant, fen));
        JsonNode move = legal(player.state(game), uci);
        assertThat(move.path("kind").asString()).isEqualTo(kind);
        assertThat(move.path("from").asString()).isEqualTo(from);
        assertThat(move.path("to").asString()).isEqualTo(to);
        assertThat(text(move, "via")).isEqualTo(via);
        assertThat(move.path("captures").toString()).isEqualTo(captures);
        assertThat(move.path("capture").asBoolean()).isEqualTo(!captures.equals("[]"));
        assertThat(text(move, "piece")).isEqualTo(piece);
        assertThat(text(move, "gateOn")).isEqualTo(gateOn);
        JsonNode made = player.play(game, uci).path("moves").get(0);
        for (String field : new String[] {"uci", "san", "kind", "from", "to", "via", "captures", "piece", "gateOn"}) {
            assertThat(made.path(field)).as(field).isEqualTo(move.path(field));
        }
    }

    private static String text(JsonNode node, String field) {
        return node.has(field) ? node.path(field).asString() : null;
    }

    @Test
    void aCheckAndAMateAreShown() {
        String game = player.begin(
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"fen\":\"k7/8/1K6/8/8/8/8/7R w - - 0 1\"}");
        JsonNode state = player.play(game, "h1h8");
        JsonNode move = state.path("moves").get(0);
        assertThat(move.path("check").asString()).isEqualTo("a8");
        assertThat(move.path("spoken").asString()).isEqualTo("rook h8, checkmate");
        assertThat(state.path("check").asString()).isEqualTo("a8");
        assertThat(state.path("status").asString()).isEqualTo("white-mates");
        assertThat(state.path("winner").asString()).isEqualTo("white");
        assertThat(state.path("result").asString()).isEqualTo("1-0");
        assertThat(state.path("sentence").asString()).contains("checkmate");
        assertThat(state.path("canTakeBack").asBoolean()).isFalse();
    }

    @Test
    void theComputerBeginsWhereItHasWhite() {
        String game = player.begin("mini-courier", "black");
        JsonNode state = player.myTurn(game);
        assertThat(state.path("moves")).hasSize(1);
        assertThat(state.path("color").asString()).isEqualTo("black");
        assertThat(player.act(game, "takeback").status()).isEqualTo(409);
        state = player.play(game, state.path("legal").get(0).path("uci").asString());
        assertThat(player.act(game, "takeback").json().path("moves")).hasSize(1);
    }

    @Test
    void aRandomColorIsNowOneNowTheOther() {
        Set<String> colors = new HashSet<>();
        for (int i = 0; i < 40 && colors.size() < 2; i++) {
            colors.add(
                    player.state(player.begin("chess", "random")).path("color").asString());
        }
        assertThat(colors).containsExactlyInAnyOrder("white", "black");
    }

    @Test
    void whileTheComputerThinksThereArePremovesAndNoMoves() throws Exception {
        var free = new java.util.concurrent.CountDownLatch(1);
        server.opponent.choice = task -> {
            try {
                free.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return "";
        };
        String game = player.begin("seirawan", "white");
        JsonNode state = player.move(game, "e2e4", 0).json();
        assertThat(state.path("thinking").asBoolean()).isTrue();
        assertThat(state.path("legal")).isEmpty();
        assertThat(state.path("premoves").toString())
                .contains("{\"from\":\"b1\",\"to\":\"c3\"}")
                .contains("{\"from\":\"e1\",\"to\":\"g1\"}")
                .contains("{\"from\":\"d1\",\"to\":\"h5\"}")
                .contains("{\"from\":\"a1\",\"to\":\"a8\"}")
                .contains("{\"from\":\"e4\",\"to\":\"d5\"}")
                .contains("{\"from\":\"a2\",\"to\":\"a4\"}")
                .doesNotContain("{\"from\":\"e4\",\"to\":\"e6\"}")
                .doesNotContain("\"from\":\"e7\"");
        assertThat(player.move(game, "d2d4", 1).status()).isEqualTo(409);
        free.countDown();
        assertThat(player.myTurn(game).path("premoves")).isEmpty();
    }

    @Test
    void aTakebackTakesBackToTheHumansTurn() {
        String game = player.begin("chess", "white");
        JsonNode first = player.play(game, "e2e4");
        player.play(game, "d2d4");
        JsonNode state = player.act(game, "takeback").json();
        assertThat(state.path("fen")).isEqualTo(first.path("fen"));
        assertThat(state.path("legal")).isNotEmpty();
        assertThat(player.act(game, "takeback").json().path("moves")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, true", "-300, false", "300, true", "-20, true", "-21, false"})
    void aDrawIsTakenOnlyWhereTheComputerStandsNoBetterAndNotEarly(int worthForHuman, boolean taken) {
        server.opponent.worth = worthForHuman;
        server.opponent.choice = task -> knight(task.position().fullmoveNumber(), "b8c6", "c6b8");
        String game = player.begin("chess", "white");
        player.play(game, "e2e4");
        assertThat(player.act(game, "draw").json().path("drawDeclined").asBoolean())
                .isTrue();
        // Pawn moves keep the same position from coming back.
        String[] pawns = {
            "a2a3", "a3a4", "a4a5", "h2h3", "h3h4", "h4h5", "c2c3", "c3c4", "c4c5", "d2d3", "d3d4", "d4d5", "f2f3",
            "g2g3", "g3g4"
        };
        for (String pawn : pawns) {
            player.play(game, pawn);
        }
        JsonNode state = player.act(game, "draw").json();
        assertThat(state.path("status").asString()).isEqualTo(taken ? "agreed-draw" : "ongoing");
        assertThat(state.path("drawDeclined").asBoolean()).isEqualTo(!taken);
        assertThat(state.path("result").asString()).isEqualTo(taken ? "1/2-1/2" : "*");
        if (!taken) {
            state = player.play(game, "b2b3");
            assertThat(state.path("drawDeclined").asBoolean()).isFalse();
        }
    }

    private static String knight(int number, String out, String back) {
        return number % 2 == 1 ? out : back;
    }

    @Test
    void aHintIsALegalMove() {
        String game = player.begin("silver-elephant", "white");
        JsonNode hint = player.act(game, "hint").json();
        assertThat(legal(player.state(game), hint.path("uci").asString()).path("san"))
                .isEqualTo(hint.path("san"));
        player.act(game, "resign");
        assertThat(player.act(game, "hint").status()).isEqualTo(409);
    }

    @Test
    void aGivenPlacementIsPlayedAtOnce() {
        String game = player.begin("""
                {"variant":"silver-elephant-placement","level":1,"color":"white","placement":"@NEEN"}""");
        JsonNode state = player.myTurn(game);
        assertThat(state.path("moves")).hasSize(2);
        assertThat(state.path("moves").get(0).path("uci").asString()).isEqualTo("@NEEN");
        assertThat(state.path("moves").get(0).path("spoken").asString())
                .isEqualTo("places knight b1, silver elephant c1, silver elephant h1, knight i1");
        assertThat(state.path("moves").get(0).path("from").isNull()).isTrue();
    }

    @Test
    void aGivenPlacementOfBlackWaitsForWhites() {
        server.opponent.choice = task -> task.position().ply() == 0 ? "@ENNE" : "";
        String game = player.begin("""
                {"variant":"silver-elephant-placement","level":1,"color":"black","placement":"random"}""");
        JsonNode state = player.stateWhen(game, s -> s.path("moves").size() >= 2);
        assertThat(state.path("moves").get(0).path("uci").asString()).isEqualTo("@ENNE");
        assertThat(state.path("moves").get(1).path("uci").asString()).startsWith("@");
    }

    @Test
    void aPlacementOnTheBoardIsAMoveLikeAnyOther() {
        String game = player.begin("silver-elephant-placement", "white");
        JsonNode state = player.state(game);
        assertThat(state.path("legal")).hasSize(4);
        assertThat(state.path("legal").get(0).path("kind").asString()).isEqualTo("placement");
        assertThat(state.path("hands").path("white").toString())
                .contains("\"N\":2")
                .contains("\"E\":2");
        assertThat(player.play(game, "@ENEN").path("moves")).hasSize(2);
    }

    @Test
    void aListHasOnesOwnGamesTheLatestFirst() {
        assertThat(player.get("/api/games").json()).isEmpty();
        String one = player.begin("chess", "white");
        String two = player.begin("elven", "white");
        assertThat(player.get("/api/games").json()).hasSize(2);
        Player.sleep(2);
        player.play(one, "e2e4");
        JsonNode list = player.get("/api/games").json();
        assertThat(list.get(0).path("id").asString()).isEqualTo(one);
        assertThat(list.get(0).path("plies").asInt()).isEqualTo(2);
        assertThat(list.get(0).path("fen")).isEqualTo(player.state(one).path("fen"));
        assertThat(list.get(1).path("id").asString()).isEqualTo(two);
        assertThat(list.get(1).path("status").asString()).isEqualTo("ongoing");
    }

    @Test
    void theSameMoveSentTwiceIsMadeOnce() throws Exception {
        String game = player.begin("chess", "white");
        try (ExecutorService two = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Player.Reply> a = two.submit(() -> player.move(game, "e2e4", 0));
            Future<Player.Reply> b = two.submit(() -> player.move(game, "e2e4", 0));
            assertThat(new int[] {a.get().status(), b.get().status()}).containsExactlyInAnyOrder(200, 409);
        }
        assertThat(player.myTurn(game).path("moves")).hasSize(2);
    }

    @Test
    void sanIsReadToo() {
        String game = player.begin("chess", "white");
        assertThat(player.post("/api/games/" + game + "/move", "{\"san\":\"Nf3\",\"ply\":0}")
                        .status())
                .isEqualTo(200);
        assertThat(player.state(game).path("moves").get(0).path("uci").asString())
                .isEqualTo("g1f3");
    }

    @Test
    void tooManyNewGamesAtOnceMustWait() throws Exception {
        for (int i = 0; i < 300; i++) {
            Player.Reply reply = player.post("/api/games", "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\"}");
            if (reply.status() == 429) {
                assertThat(reply.header("Retry-After")).isEqualTo("60");
                server.restart(); // forgets who asked, for the other tests
                return;
            }
        }
        throw new AssertionError("300 games at once");
    }
}
