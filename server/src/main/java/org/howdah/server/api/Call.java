package org.howdah.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Locale;
import org.howdah.server.clock.Ticker;
import org.jspecify.annotations.Nullable;

/** One request and the answer to it. */
public final class Call {

    /** The longest body that is read, in bytes. */
    static final int BODY_LIMIT = 64 * 1024;

    private static final byte[] EMPTY_OBJECT = {'{', '}'};

    /** How long a body may take to arrive, so that nobody drips one for ever. */
    private static final long BODY_PATIENCE_MILLIS = 20_000;

    private final Context context;
    private final Ticker ticker;
    private final long arrivedAt;

    Call(Context context, Ticker ticker) {
        this.context = context;
        this.ticker = ticker;
        this.arrivedAt = ticker.millis();
    }

    /** When it reached the server, on the server's ticker. */
    public long arrivedAt() {
        return arrivedAt;
    }

    /** The part of the path that the route calls {@code name}. */
    public String path(String name) {
        return context.pathParam(name);
    }

    /** Which player asks: null, if none that this server knows. */
    public @Nullable String player() {
        return PlayerCookie.read(context);
    }

    /** Which player asks; a new one gets a cookie with the answer. */
    String playerOrNew() {
        return PlayerCookie.readOrGive(context);
    }

    /** The network address that asks. */
    String address() {
        return context.ip();
    }

    /**
     * The body as a record. An empty body is an empty object.
     *
     * @throws HttpError 413, 415 or 400 when there is no such record in it
     */
    <T> T body(Class<T> type) {
        byte[] bytes = bytes();
        if (bytes.length == 0) {
            return Json.read(EMPTY_OBJECT, type);
        }
        if (!isJson(context.contentType())) {
            throw new HttpError(HttpError.WRONG_TYPE, "The body must be JSON (Content-Type: application/json).");
        }
        return Json.read(bytes, type);
    }

    private byte[] bytes() {
        if (context.req().getContentLengthLong() > BODY_LIMIT) {
            throw tooLarge();
        }
        try (InputStream in = context.req().getInputStream()) {
            return read(in);
        } catch (IOException e) {
            context.header("Connection", "close");
            throw new HttpError(HttpError.BAD_REQUEST, "The body did not arrive whole.");
        }
    }

    private byte[] read(InputStream in) throws IOException {
        byte[] bytes = new byte[BODY_LIMIT + 1];
        int length = 0;
        for (int more = 0; more >= 0; more = in.read(bytes, length, bytes.length - length)) {
            length += more;
            if (length > BODY_LIMIT) {
                throw tooLarge();
            }
            if (ticker.millis() - arrivedAt > BODY_PATIENCE_MILLIS) {
                throw new IOException("too slow");
            }
        }
        return Arrays.copyOf(bytes, length);
    }

    private HttpError tooLarge() {
        // What is still on its way is not read: the connection ends with the answer.
        context.header("Connection", "close");
        return new HttpError(HttpError.TOO_LARGE, "The body is over " + BODY_LIMIT / 1024 + " KB.");
    }

    private static boolean isJson(@Nullable String contentType) {
        return contentType != null
                && contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals("application/json");
    }

    /** Answers 200 with a record as JSON. */
    void json(Object view) {
        json(200, view);
    }

    /** Answers with a record as JSON. */
    void json(int status, Object view) {
        context.status(status)
                .contentType("application/json; charset=utf-8")
                .header("Cache-Control", "no-store")
                .result(Json.bytes(view));
    }

    /** Answers with bytes of that type. */
    void bytes(int status, String contentType, byte[] bytes) {
        context.status(status).contentType(contentType).result(bytes);
    }

    /** Answers with a status alone. */
    void empty(int status) {
        context.status(status);
    }

    /** Sets a header of the answer. */
    void header(String name, String value) {
        context.header(name, value);
    }

    /** A header of the request, or null. */
    public @Nullable String header(String name) {
        return context.header(name);
    }

    /** The whole path, decoded. */
    String path() {
        return context.path();
    }

    /** GET, POST and so on. */
    String method() {
        return context.req().getMethod();
    }
}
