package org.howdah.server.api;

import java.util.Map;

/** A request that gets an error for its answer. The message is a sentence for people. */
public final class HttpError extends RuntimeException {

    static final int BAD_REQUEST = 400;
    /** Not for the one who asks. */
    public static final int FORBIDDEN = 403;

    static final int NOT_FOUND = 404;
    static final int CONFLICT = 409;
    static final int TOO_LARGE = 413;
    static final int WRONG_TYPE = 415;
    static final int IMPOSSIBLE = 422;
    static final int TOO_MANY = 429;
    static final int BROKEN = 500;
    static final int UNAVAILABLE = 503;

    private final int status;
    private final transient Map<String, Object> more;

    /** An error with that status and sentence. */
    public HttpError(int status, String message) {
        this(status, message, Map.of());
    }

    /** The same with more to say beside the sentence. */
    HttpError(int status, String message, Map<String, Object> more) {
        super(message);
        this.status = status;
        this.more = Map.copyOf(more);
    }

    int status() {
        return status;
    }

    /** The error as JSON. */
    public ErrorView view() {
        return new ErrorView(String.valueOf(getMessage()), more);
    }
}
