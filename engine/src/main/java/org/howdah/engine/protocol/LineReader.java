package org.howdah.engine.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads commands on a thread of its own, so that whoever follows them can do something else meanwhile. */
public final class LineReader {
    private LineReader() {}

    /**
     * Begins to read.
     *
     * @param lines told each line, on the reading thread
     * @param end told once that nothing more will come, and the error that is the reason if there is one
     */
    public static void start(BufferedReader in, Consumer<String> lines, Consumer<@Nullable IOException> end) {
        Thread.ofPlatform().daemon().name("input").start(() -> end.accept(read(in, lines)));
    }

    private static @Nullable IOException read(BufferedReader in, Consumer<String> lines) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.accept(line);
            }
            return null;
        } catch (IOException e) {
            return e;
        }
    }
}
