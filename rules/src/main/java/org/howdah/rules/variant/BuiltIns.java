package org.howdah.rules.variant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The variant files that come with this library, as resources beside an index of their ids. */
final class BuiltIns {

    private static final String FOLDER = "/org/howdah/rules/variants/";

    private static final List<String> IDS = text("index.txt").lines().toList();

    private BuiltIns() {}

    /** The ids, in the order in which people are shown the games. */
    static List<String> ids() {
        return IDS;
    }

    /** The text of the file of one of the {@link #ids()}. */
    static Source source(String id) {
        return new Source("built-in " + id + ".toml", text(id + ".toml"));
    }

    private static String text(String name) {
        try (InputStream in = BuiltIns.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("resource " + FOLDER + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
