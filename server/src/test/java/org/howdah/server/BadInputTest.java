package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What strangers may send: each gets a status and a sentence, the game stays as it was, the server lives on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadInputTest {

    private static final int MEGABYTES_10 = 10 * 1024 * 1024;

    private TestServer server;
    private Player player;
    private String game;
    private JsonNode before;

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        server = new TestServer(data);
        player = server.player();
        game = player.begin("chess", "white");
    }

    @BeforeEach
    void remember() {
        before = withoutRevision();
    }

    @AfterEach
    void nothingHasHappened() {
        assertThat(withoutRevision()).isEqualTo(before);
    }

    private JsonNode withoutRevision() {
        return ((ObjectNode) player.state(game)).without("revision");
    }

    @AfterAll
    void stop() {
        server.close();
    }

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
    @ValueSource(
            strings = {
                "howdah=",
                "howdah=x",
                "howdah=AAAAAAAAAAAAAAAAAAAAAA",
                "howdah=../../../../../../..",
                "=;=;;;",
                "howdah=\u0001"
            })
    void aForgedCookieIsNobody(String cookie) throws Exception {
        String answer = raw("GET /api/games/" + game + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: " + cookie
                + "\r\n\r\n");
        assertThat(answer).containsPattern("HTTP/1.1 (400|404)");
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

    @Test
    void aMethodThatDoesNotExist() throws Exception {
        assertThat(raw("FROBNICATE /api/variants HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                .containsPattern("HTTP/1.1 (400|404|405|501)");
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

    @Test
    void aBodyOfTenMegabytes() throws Exception {
        for (String path :
                new String[] {"/api/games", "/api/games/" + game + "/move", "/api/games/" + game + "/resign"}) {
            String answer = rawBody(path, "Content-Length: " + MEGABYTES_10 + "\r\n", MEGABYTES_10);
            assertThat(answer).startsWith("HTTP/1.1 413").contains("64 KB");
        }
    }

    @Test
    void anEndlessChunkedBody() throws Exception {
        String answer = rawBody("/api/games/" + game + "/move", "Transfer-Encoding: chunked\r\n", -MEGABYTES_10);
        assertThat(answer).startsWith("HTTP/1.1 413").contains("64 KB");
    }

    @Test
    void aBodyThatStopsHalfway() throws Exception {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.getOutputStream()
                    .write(("POST /api/games/" + game
                                    + "/move HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: 100\r\n\r\n{\"uci\":")
                            .getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            socket.setSoTimeout(30_000);
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 400");
        }
    }

    @Test
    void connectionsThatSayNothingOrHalf() throws Exception {
        for (int i = 0; i < 200; i++) {
            try (Socket socket = new Socket("localhost", server.port())) {
                socket.getOutputStream().write("POST /api/ga".getBytes(StandardCharsets.UTF_8), 0, i % 12);
            }
        }
    }

    @Test
    void garbageInsteadOfARequest() throws Exception {
        Random random = new Random(7);
        for (int i = 0; i < 50; i++) {
            byte[] bytes = new byte[random.nextInt(2_000)];
            random.nextBytes(bytes);
            try (Socket socket = new Socket("localhost", server.port())) {
                socket.getOutputStream().write(bytes);
                socket.getOutputStream().flush();
            }
        }
    }

    @Test
    void aBrokenRequestLineAndHeadersThatAreTooLong() throws Exception {
        assertThat(raw("HELLO\r\n\r\n")).startsWith("HTTP/1.1 400").contains("\"error\"");
        assertThat(raw("GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(raw("GET / HTTP/1.1\r\nHost: x\r\nX: " + "y".repeat(40_000) + "\r\n\r\n"))
                .startsWith("HTTP/1.1 431")
                .contains("\"error\"");
        assertThat(raw("GET /" + "y".repeat(40_000) + " HTTP/1.1\r\nHost: x\r\n\r\n"))
                .containsPattern("HTTP/1.1 (414|431)");
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

    private String raw(String request) throws Exception {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return answer(socket.getInputStream());
        }
    }

    /** Sends a body that the server need not read to the end; a negative size is sent in chunks. */
    private String rawBody(String path, String header, int size) throws Exception {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.setSoTimeout(30_000);
            OutputStream out = socket.getOutputStream();
            out.write(("POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + header + "\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            Thread.ofVirtual().start(() -> pour(out, size));
            return answer(socket.getInputStream());
        }
    }

    private static void pour(OutputStream out, int size) {
        byte[] spaces = " ".repeat(16 * 1024).getBytes(StandardCharsets.UTF_8);
        byte[] chunk = ("4000\r\n" + " ".repeat(16 * 1024) + "\r\n").getBytes(StandardCharsets.UTF_8);
        try {
            for (int sent = 0; sent < Math.abs(size); sent += spaces.length) {
                out.write(size < 0 ? chunk : spaces);
            }
        } catch (java.io.IOException e) {
            // The server has closed the connection, as it may.
            assertThat(e).isNotNull();
        }
    }

    /** What can be read of an answer before the connection ends, in whatever way it does. */
    private static String answer(InputStream in) throws Exception {
        StringBuilder answer = new StringBuilder();
        byte[] buffer = new byte[8192];
        try {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                answer.append(new String(buffer, 0, n, StandardCharsets.UTF_8));
                if (answer.indexOf("\"error\"") >= 0
                        && answer.toString().strip().endsWith("}")) {
                    break;
                }
            }
        } catch (java.net.SocketException e) {
            assertThat(answer).as("reset before an answer").isNotEmpty();
        }
        return answer.toString();
    }
}
