package org.howdah.lab.player;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes down what is said with a program, each line with its time, for whoever looks for the fault. */
final class Trace implements AutoCloseable {
    private static final double NANOS_PER_MILLI = 1e6;

    private final long begin = System.nanoTime();
    private @Nullable Writer out;

    private Trace(@Nullable Writer out) {
        this.out = out;
    }

    /** A trace added to a file, or none when that is null. */
    static Trace to(@Nullable Path file) throws StartException {
        try {
            return new Trace(
                    file == null
                            ? null
                            : Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
        } catch (IOException e) {
            throw new StartException("cannot write the trace to " + file + ": " + e.getMessage());
        }
    }

    /** A line that went one way or the other. A trace that can no longer be written ends; the game goes on. */
    synchronized void note(String direction, String line) {
        if (out == null) {
            return;
        }
        try {
            double millis = (System.nanoTime() - begin) / NANOS_PER_MILLI;
            out.write(String.format(Locale.ROOT, "%10.1f %s %s%n", millis, direction, line));
            out.flush();
        } catch (IOException e) {
            System.getLogger(Trace.class.getName()).log(System.Logger.Level.WARNING, "the trace ends here", e);
            out = null;
        }
    }

    @Override
    public synchronized void close() {
        if (out != null) {
            try {
                out.close();
            } catch (IOException e) {
                System.getLogger(Trace.class.getName()).log(System.Logger.Level.WARNING, "the trace is cut short", e);
            }
            out = null;
        }
    }
}
