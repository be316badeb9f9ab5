package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Someone who uses the interface, with a cookie jar. */
final class Player {

    static final JsonMapper JSON = new JsonMapper();

    /** How long the tests wait for what must happen at some time: the machine may be busy. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient http;
    private final IntSupplier port;

    Player(IntSupplier port) {
        this(HttpClient.newBuilder().cookieHandler(new CookieManager()).build(), port);
    }

    private Player(HttpClient http, IntSupplier port) {
        this.http = http;
        this.port = port;
    }

    /** The same player, with the same cookies, at another port. */
    Player at(IntSupplier otherPort) {
        return new Player(http, otherPort);
    }

    /** An answer. */
    record Reply(int status, String text, HttpResponse<?> response) {

        JsonNode json() {
            return JSON.readTree(text);
        }

        String error() {
            assertThat(response.headers().firstValue("Content-Type").orElse("")).contains("application/json");
            return json().path("error").asString();
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    /** The value of the cookie. */
    String cookie() {
        CookieManager jar = (CookieManager) http.cookieHandler().orElseThrow();
        return jar.getCookieStore().getCookies().getFirst().getValue();
    }

    HttpClient http() {
        return http;
    }

    URI uri(String path) {
        return URI.create("http://localhost:" + port.getAsInt() + path);
    }

    Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body(), response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Reply get(String path) {
        return send(HttpRequest.newBuilder(uri(path)));
    }

    Reply post(String path, String json) {
        return send(HttpRequest.newBuilder(uri(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json)));
    }

    /** Begins a game; gives its id. */
    String begin(String json) {
        Reply reply = post("/api/games", json);
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("id").asString();
    }

    String begin(String variant, String color) {
        return begin("{\"variant\":\"%s\",\"level\":1,\"color\":\"%s\"}".formatted(variant, color));
    }

    JsonNode state(String game) {
        Reply reply = get("/api/games/" + game);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    /** The state, as soon as it is as wanted. */
    JsonNode stateWhen(String game, Predicate<JsonNode> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        JsonNode state = state(game);
        while (!wanted.test(state)) {
            assertThat(System.nanoTime()).as("still waiting: %s", state).isLessThan(end);
            sleep(5);
            state = state(game);
        }
        return state;
    }

    /** The state when the human is to move, or the game is over. */
    JsonNode myTurn(String game) {
        return stateWhen(game, state -> !state.path("thinking").asBoolean());
    }

    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Reply move(String game, String uci, int ply) {
        return post("/api/games/" + game + "/move", "{\"uci\":\"%s\",\"ply\":%d}".formatted(uci, ply));
    }

    /** Moves, and gives the state when it is the human's turn again. */
    JsonNode play(String game, String uci) {
        JsonNode before = myTurn(game);
        Reply reply = move(game, uci, before.path("moves").size());
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return myTurn(game);
    }

    Reply act(String game, String action) {
        return post("/api/games/" + game + "/" + action, "");
    }
}
