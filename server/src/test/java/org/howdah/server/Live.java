package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** A socket of a game. */
final class Live implements AutoCloseable, WebSocket.Listener {

    final CompletableFuture<Integer> closed = new CompletableFuture<>();

    private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;

    Live(Player player, String game) {
        this(player, game, "");
    }

    Live(Player player, String game, String origin) {
        URI uri =
                URI.create(player.uri("/api/games/" + game + "/live").toString().replace("http:", "ws:"));
        HttpClient http = player.http();
        WebSocket.Builder builder = http.newWebSocketBuilder();
        if (!origin.isEmpty()) {
            builder.header("Origin", origin);
        }
        socket = builder.buildAsync(uri, this).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            messages.add(Player.JSON.readTree(part.toString()));
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.completeExceptionally(error);
    }

    void send(String text) {
        socket.sendText(text, true).join();
    }

    void sendPart(String text) {
        socket.sendText(text, false).join();
    }

    void sendBytes(byte[] bytes) {
        socket.sendBinary(java.nio.ByteBuffer.wrap(bytes), true).join();
    }

    /** The next message. */
    JsonNode next() {
        try {
            JsonNode message = messages.poll(Player.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            assertThat(message).as("a message; closed: %s", closed).isNotNull();
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The next state that is as wanted. */
    JsonNode stateWhen(Predicate<JsonNode> wanted) {
        JsonNode message = next();
        while (!message.path("type").asString().equals("state") || !wanted.test(message)) {
            message = next();
        }
        return message;
    }

    /** Nothing has come that was not asked for. */
    boolean isQuiet() {
        return messages.isEmpty();
    }

    void abort() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
