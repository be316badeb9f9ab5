package org.howdah.server.api;

import org.jspecify.annotations.Nullable;

/** Fields of a body that must be there. */
final class Wanted {

    private Wanted() {}

    static String text(String field, @Nullable String value) {
        return some(field, value);
    }

    static int number(String field, @Nullable Integer value) {
        return some(field, value);
    }

    private static <T> T some(String field, @Nullable T value) {
        if (value == null) {
            throw new HttpError(HttpError.BAD_REQUEST, "The field \"" + field + "\" is missing.");
        }
        return value;
    }
}
