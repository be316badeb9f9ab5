package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What strangers may send: each gets a status and a sentence, the game stays as it was, the server lives on. */
class BadInputTest extends UntouchedGame {
    private static void refused(Player.Reply reply, int status, String part) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        assertThat(reply.error()).contains(part);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "{",
                "{\"uci\":\"e2e4\",\"ply\":0",
                "{} {}",
                "{\"ply\":0,\"ply\":0}",
                "\u0000\u0001",
                "[[[[[["
            })
    void aBodyThatIsNotJson(String body) {
        Player.Reply reply = player.post("/api/games/" + game + "/move", body);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).contains("JSON");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "7", "\"e2e4\"", "[]", "true"})
    void aBodyThatIsNoObject(String body) {
        assertThat(player.post("/api/games/" + game + "/move", body).status()).isEqualTo(400);
    }

    @Test
    void aDeepBody() {
        String deep = "[".repeat(30_000);
        refused(player.post("/api/games/" + game + "/move", deep), 400, "JSON");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"ply\":0}                              | uci",
                "{\"uci\":\"e2e4\"}                       | ply",
                "{\"uci\":null,\"ply\":0}                 | uci",
                "{\"uci\":7,\"ply\":0}                    | uci",
                "{\"uci\":[\"e2e4\"],\"ply\":0}           | uci",
                "{\"uci\":\"e2e4\",\"ply\":\"0\"}         | ply",
                "{\"uci\":\"e2e4\",\"ply\":0.5}           | ply",
                "{\"uci\":\"e2e4\",\"ply\":1e30}          | ply",
                "{\"uci\":\"e2e4\",\"ply\":99999999999}   | range",
                "{\"uci\":\"e2e4\",\"san\":\"e4\",\"ply\":0} | san",
                "{\"uci\":\"e2e4\",\"ply\":0,\"promote\":1} | promote",
            })
    void aFieldThatIsMissingUnknownOrOfTheWrongKind(String body, String field) {
        refused(player.post("/api/games/" + game + "/move", body.strip()), 400, field);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"level\":1,\"color\":\"white\"}                                  | 400 | variant",
                "{\"variant\":\"chess\",\"color\":\"white\"}                        | 400 | level",
                "{\"variant\":\"chess\",\"level\":1}                                | 400 | color",
                "{\"variant\":\"ches\",\"level\":1,\"color\":\"white\"}             | 422 | chess",
                "{\"variant\":\"../../etc/passwd\",\"level\":1,\"color\":\"white\"} | 422 | variant",
                "{\"variant\":\"chess\",\"level\":0,\"color\":\"white\"}            | 422 | 1 to 8",
                "{\"variant\":\"chess\",\"level\":9,\"color\":\"white\"}            | 422 | 1 to 8",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"green\"}            | 422 | green",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"clock\":{}} | 400 | clock.initialSeconds",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"clock\":5} | 400 | clock",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"clock\":{\"initialSeconds\":0,\"incrementSeconds\":5}} | 422 | initialSeconds",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"clock\":{\"initialSeconds\":60,\"incrementSeconds\":-1}} | 422 | incrementSeconds",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"clock\":{\"initialSeconds\":60,\"incrementSeconds\":0,\"days\":3}} | 400 | days",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"fen\":\"hello\"} | 422 | FEN",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"placement\":\"random\"} | 422 | placed",
                "{\"variant\":\"silver-elephant-placement\",\"level\":1,\"color\":\"white\",\"placement\":\"@NNEE\"} | 422 | @NEEN",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"fen\":\"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\"} | 422 | over",
            })
    void aGameThatCannotBe(String body, int status, String part) {
        refused(player.post("/api/games", body.strip()), status, part);
        assertThat(player.get("/api/games").json()).hasSize(1);
    }

    @Test
    void allProblemsOfAFenAtOnce() {
        Player.Reply reply = player.post(
                "/api/games",
                "{\"variant\":\"chess\",\"level\":1,\"color\":\"white\",\"fen\":\"rnbqxbnr/8/8/8/8/8/8/RNBQ1BNR z KQkq e9 -1 0\"}");
        assertThat(reply.status()).isEqualTo(422);
        assertThat(reply.json().path("problems").size()).as(reply.text()).isGreaterThan(2);
    }

    @ParameterizedTest
    @CsvSource({
        "e2e5, PIECE_MOVE",
        "e7e5, NOT_YOUR_PIECE",
        "e4e5, NO_PIECE",
        "z9z9, ",
        "hello, ",
        "'', ",
        "0000, ",
        "Ke2, "
    })
    void anIllegalMoveNamesItsRule(String move, String rule) {
        Player.Reply reply = player.move(game, move, 0);
        assertThat(reply.status()).as(reply.text()).isEqualTo(422);
        assertThat(reply.error()).isNotBlank();
        assertThat(reply.json().path("rule").asString()).isNotBlank();
        if (rule != null) {
            assertThat(reply.json().path("rule").asString()).isEqualTo(rule);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 2, 1000})
    void aStalePly(int ply) {
        refused(player.move(game, "e2e4", ply), 409, "0 moves");
    }

    @Test
    void nothingToTakeBackOrResume() {
        refused(player.act(game, "takeback"), 409, "take back");
        refused(player.act(game, "resume"), 409, "held up");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/games/aaaaaaaaaa",
                "/api/games/aaaaaaaaaa/pgn",
                "/api/games/..%2f..",
                "/api/games/%00",
                "/api/variants/nosuch/rules",
                "/api",
                "/api/",
                "/api/nothing",
                "/api/games/a/b/c/d"
            })
    void addressesWithNothing(String path) {
        Player.Reply reply = player.get(path);
        assertThat(reply.status()).as(reply.text()).isIn(400, 404);
        assertThat(reply.error()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {"move", "takeback", "draw", "resign", "hint", "resume"})
    void anotherPlayersGameIsUnknown(String action) {
        Player other = server.player();
        refused(other.get("/api/games/" + game), 404, "no such game");
        String body = action.equals("move") ? "{\"uci\":\"e2e4\",\"ply\":0}" : "";
        refused(other.post("/api/games/" + game + "/" + action, body), 404, "no such game");
        other.begin("chess", "white");
        refused(other.post("/api/games/" + game + "/" + action, body), 404, "no such game");
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/games/GAME/move, POST",
        "PUT, /api/games/GAME, GET",
        "DELETE, /api/games/GAME, GET",
        "PATCH, /api/variants, GET",
        "GET, /api/reach, POST",
        "GET, /api/check-fen, POST",
        "POST, /api/variants, GET"
    })
    void theWrongMethod(String method, String path, String right) {
        Player.Reply reply = player.send(
                HttpRequest.newBuilder(player.uri(path.replace("GAME", game))).method(method, BodyPublishers.noBody()));
        refused(reply, 405, right);
        assertThat(reply.header("Allow")).contains(right);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data",
                "application/jsonx",
                "x"
            })
    void theWrongContentType(String type) {
        Player.Reply reply = player.send(HttpRequest.newBuilder(player.uri("/api/games/" + game + "/move"))
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString("{\"uci\":\"e2e4\",\"ply\":0}")));
        refused(reply, 415, "application/json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/check-fen | {} | 400",
                "/api/check-fen | {\"variant\":\"nosuch\",\"fen\":\"x\"} | 422",
                "/api/reach | {\"variant\":\"chess\",\"fen\":\"x\",\"square\":\"e2\"} | 422",
                "/api/reach | {\"variant\":\"chess\",\"fen\":\"8/8/8/8/8/8/8/8 w - - 0 1\",\"square\":\"e2\"} | 422",
                "/api/reach | {\"variant\":\"chess\",\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"square\":\"e2\"} | 422",
                "/api/reach | {\"variant\":\"chess\",\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"square\":\"z9\"} | 422",
                "/api/reach | {\"variant\":\"chess\",\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"} | 400",
            })
    void questionsWithoutSense(String path, String body, int status) {
        Player.Reply reply = player.post(path.strip(), body.strip());
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        assertThat(reply.error()).isNotBlank();
    }
}
