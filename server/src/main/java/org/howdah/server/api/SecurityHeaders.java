package org.howdah.server.api;

import io.javalin.http.Context;

/** What browsers are told on every answer: nothing from elsewhere, no frames, no guessing of types. */
final class SecurityHeaders {

    /** Style attributes are allowed: boards place their pieces with them. */
    private static final String CONTENT = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
            + "media-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private SecurityHeaders() {}

    static void set(Context context) {
        context.header("Content-Security-Policy", CONTENT);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("X-Frame-Options", "DENY");
        context.header("Referrer-Policy", "same-origin");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
    }
}
