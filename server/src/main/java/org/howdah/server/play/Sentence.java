package org.howdah.server.play;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reasons of the rules library, which begin small and have no stop, as sentences. */
public final class Sentence {

    private Sentence() {}

    /** The reason with a capital and a stop. */
    public static String of(@Nullable String reason) {
        String text = reason == null || reason.isBlank() ? "that cannot be done" : reason.strip();
        String capital = text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
        return capital.matches(".*[.?!]") ? capital : capital + ".";
    }
}
