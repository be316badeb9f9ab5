package org.howdah.rules.variant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The variant files that come with this library, as resources beside an index of their ids. */
final class BuiltIns {

    private static final String FOLDER = "/org/howdah/rules/variants/";

    private static final String PREFIX = "built-in ";

    private static final List<String> IDS = text("index.txt").lines().toList();

    private BuiltIns() {}

    /** The ids, in the order in which people are shown the games. */
    static List<String> ids() {
        return IDS;
    }

    /** The text of the file of one of the {@link #ids()}. */
    static Source source(String id) {
        String file = id + ".toml";
        return new Source(PREFIX + file, text(file), new Origin(PREFIX + file, null));
    }

    /** The text of another built-in file, or null if there is none of that name. */
    static @Nullable Source other(String file) {
        byte[] bytes = bytes(file);
        return bytes == null
                ? null
                : new Source(file, new String(bytes, StandardCharsets.UTF_8), new Origin(file, null));
    }

    /** What another built-in file holds, or null if there is none of that name. */
    static byte @Nullable [] bytes(String file) {
        return resource(file.substring(PREFIX.length()));
    }

    private static String text(String name) {
        byte[] bytes = resource(name);
        if (bytes == null) {
            throw new IllegalStateException("resource " + FOLDER + name + " is missing");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte @Nullable [] resource(String name) {
        try (InputStream in = BuiltIns.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
