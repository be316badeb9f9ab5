package org.howdah.server.api;

import org.jspecify.annotations.Nullable;

/**
 * A move that a client sends.
 *
 * @param type {@code "move"} in a message; not in a request
 * @param uci the move in UCI form, or
 * @param san in SAN
 * @param ply how many moves the client knows of
 */
public record MoveBody(
        @Nullable String type,
        @Nullable String uci,
        @Nullable String san,
        @Nullable Integer ply) {

    /**
     * A message as a move.
     *
     * @throws HttpError 400 if it is none
     */
    public static MoveBody read(String message) {
        MoveBody body = Json.read(message.getBytes(java.nio.charset.StandardCharsets.UTF_8), MoveBody.class);
        if (!"move".equals(body.type())) {
            throw new HttpError(HttpError.BAD_REQUEST, "A message's type is \"move\".");
        }
        return body;
    }

    /** The move. */
    public String text() {
        if (uci != null && san != null) {
            throw new HttpError(HttpError.BAD_REQUEST, "Only one of \"uci\" and \"san\" is wanted.");
        }
        return Wanted.text("uci", uci == null ? san : uci);
    }

    /** How many moves the client knows of. */
    public int plies() {
        return Wanted.number("ply", ply);
    }
}
