package org.howdah.rules.notation;

import org.jspecify.annotations.Nullable;

/** How a game ended, as PGN has it. */
public enum Result {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /** The game goes on, was given up, or its result is not known. */
    OPEN("*");

    private final String text;

    Result(String text) {
        this.text = text;
    }

    /** The PGN form: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String text() {
        return text;
    }

    /** The result with that PGN form, or null. {@code 1/2} is read as a draw. */
    public static @Nullable Result of(String text) {
        if (text.equals("1/2")) {
            return DRAW;
        }
        for (Result result : values()) {
            if (result.text.equals(text)) {
                return result;
            }
        }
        return null;
    }
}
