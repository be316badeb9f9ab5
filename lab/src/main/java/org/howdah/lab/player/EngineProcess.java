package org.howdah.lab.player;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Another program that is spoken to in lines. Each line is stamped with the time at which it was read, by a thread that does
 * nothing else, so that whoever waits for it may be late.
 */
final class EngineProcess implements AutoCloseable {
    /** Lines that nobody has asked for wait up to this number; after that the program has to wait. */
    private static final int MOST_WAITING = 20_000;

    private static final long FAREWELL_MILLIS = 500;

    /** A line of the program's output, or its end. */
    record Line(String text, long nanos, boolean isEnd) {}

    private final Process process;
    private final Writer in;
    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(MOST_WAITING);
    private final LastWords lastWords;
    private final Thread errors;
    private final Trace trace;

    private EngineProcess(Process process, Trace trace) {
        this.process = process;
        this.trace = trace;
        in = process.outputWriter(StandardCharsets.UTF_8);
        lastWords = new LastWords(process.errorReader(StandardCharsets.UTF_8));
        Thread.ofPlatform().daemon().name("engine output").start(this::listen);
        errors = Thread.ofPlatform().daemon().name("engine errors").start(lastWords);
    }

    /**
     * Starts a program.
     *
     * @throws StartException when there is no such program or folder, or no trace can be written
     */
    static EngineProcess start(ProgramSettings settings) throws StartException {
        List<String> command = settings.command();
        Path folder = settings.folder();
        File directory = folder == null ? null : folder.toFile();
        if (directory != null && !directory.isDirectory()) {
            throw new StartException("there is no folder " + folder + " to run it in");
        }
        Trace trace = Trace.to(settings.trace());
        try {
            return new EngineProcess(
                    new ProcessBuilder(command).directory(directory).start(), trace);
        } catch (IOException e) {
            trace.close();
            throw new StartException("cannot run " + command.getFirst() + ": " + reason(e));
        }
    }

    /** What the system says, without the command that Java repeats. */
    private static String reason(IOException e) {
        String message = String.valueOf(e.getMessage());
        int comma = message.lastIndexOf(", ");
        return comma < 0 ? message : message.substring(comma + 2);
    }

    private void listen() {
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                lines.put(new Line(line.strip(), System.nanoTime(), false));
                trace.note("<", line);
            }
        } catch (IOException e) {
            // A program that is ended while it writes ends its output like this.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            end();
        }
    }

    /** Whoever reads has to see the end, however much waits before it. */
    private void end() {
        Line end = new Line("", System.nanoTime(), true);
        while (!lines.offer(end)) {
            lines.poll();
        }
    }

    /** @throws PlayerException when the program no longer listens */
    void send(String line) throws PlayerException {
        try {
            in.write(line);
            in.write('\n');
            in.flush();
            trace.note(">", line);
        } catch (IOException e) {
            throw crash();
        }
    }

    /**
     * The next line, or null when none has come by a moment of {@link System#nanoTime}.
     *
     * @throws PlayerException when the output has ended
     */
    @Nullable Line read(long until) throws PlayerException {
        try {
            Line line = lines.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (line != null && line.isEnd()) {
                end();
                throw crash();
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** Throws away what nobody has read. */
    void skip() throws PlayerException {
        while (!lines.isEmpty()) {
            read(System.nanoTime());
        }
    }

    private PlayerException crash() {
        String how = "it closed its output";
        try {
            if (process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS)) {
                how = "its process ended with exit code " + process.exitValue();
                errors.join(FAREWELL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new PlayerException(Fault.CRASH, how + lastWords.text());
    }

    /** Gives it a moment to end by itself, then ends it. */
    @Override
    public void close() {
        try {
            in.close();
            process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It has gone already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }

    /** Ends it at once. From any thread. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        trace.close();
    }
}
