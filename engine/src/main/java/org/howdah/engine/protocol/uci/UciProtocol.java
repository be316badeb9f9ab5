package org.howdah.engine.protocol.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import org.howdah.engine.search.Engine;
import org.howdah.rules.position.Position;
import org.jspecify.annotations.Nullable;

/**
 * Speaks the Universal Chess Interface (Stefan Meyer-Kahlen, 2006) with the common extensions for variants:
 * {@code UCI_Variant}, {@code VariantPath}, {@code go perft} and {@code d}. A command that cannot be followed gets one
 * {@code info string} line and changes nothing.
 */
public final class UciProtocol {
    private final BufferedReader in;
    private final UciOutput out;
    private final UciOptions options = new UciOptions();
    private Position position = Position.start(options.variant());
    private @Nullable Engine engine;
    private @Nullable UciTask task;
    private @Nullable Thread thread;

    /**
     * @param in where commands come from, one a line
     * @param out where answers go
     */
    public UciProtocol(BufferedReader in, PrintStream out) {
        this.in = in;
        this.out = new UciOutput(out);
    }

    /**
     * Follows commands until {@code quit} or the end of the input; at the end a search with limits is still finished,
     * and a perft in either case.
     *
     * @throws IOException when the input cannot be read
     */
    public void run() throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            UciWords words = new UciWords(line);
            if (words.accept("quit")) {
                quit();
                break;
            }
            follow(words);
        }
        finish();
    }

    private void follow(UciWords words) {
        if (!words.hasNext()) {
            return;
        }
        try {
            dispatch(words.next(), words);
        } catch (UciException e) {
            out.say(e.reason());
        }
    }

    private void dispatch(String command, UciWords words) throws UciException {
        switch (command) {
            case "uci" -> introduce();
            case "isready" -> out.println("readyok");
            case "stop" -> stop();
            case "debug", "ponderhit" -> {}
            case "d" -> BoardText.of(position).forEach(out::println);
            case "ucinewgame" -> {
                requireIdle();
                if (engine != null) {
                    engine.clear();
                }
            }
            case "setoption" -> setOption(words);
            case "position" -> {
                requireIdle();
                position = UciPosition.parse(options.variant(), words);
            }
            case "go" -> go(words);
            default -> throw new UciException("unknown command '" + command + "'");
        }
    }

    private void introduce() {
        out.println("id name Howdah");
        out.println("id author the Howdah authors");
        options.describe().forEach(out::println);
        out.println("uciok");
    }

    private void setOption(UciWords words) throws UciException {
        requireIdle();
        switch (options.set(words)) {
            case CLEAR -> {
                if (engine != null) {
                    engine.clear();
                }
            }
            case ENGINE -> engine = null;
            case VARIANT -> {
                engine = null;
                position = Position.start(options.variant());
            }
            case NOTHING -> {}
        }
    }

    private void go(UciWords words) throws UciException {
        requireIdle();
        GoCommand command = GoCommand.parse(words);
        start(
                command.perft() > 0
                        ? new PerftTask(position, command.perft(), out)
                        : new SearchTask(engine(), position, command.limits(), out));
    }

    private Engine engine() throws UciException {
        if (engine == null) {
            try {
                engine = new Engine(options.variant(), options.hashMegabytes());
            } catch (OutOfMemoryError e) {
                throw new UciException("not enough memory for a hash of " + options.hashMegabytes() + " megabytes");
            }
            engine.overhead(options.overheadMillis());
        }
        return engine;
    }

    private void start(UciTask started) {
        task = started;
        thread = Thread.ofPlatform()
                .name("search")
                .uncaughtExceptionHandler(this::fail)
                .start(started);
    }

    private void fail(Thread failed, Throwable error) {
        out.say("the search has failed: " + error);
    }

    /** Waits for a search with limits, so that commands may be piped; one without would never end. */
    private void requireIdle() throws UciException {
        if (task != null && task.isEndless() && !task.isFinished()) {
            throw new UciException("a search is running: stop it first");
        }
        join();
    }

    private void stop() {
        if (task != null) {
            task.stop();
        }
        join();
    }

    /** A perft is still counted to its end: half of it would tell nothing. */
    private void quit() {
        if (!(task instanceof PerftTask)) {
            stop();
        }
    }

    private void finish() {
        if (task != null && task.isEndless()) {
            task.stop();
        }
        join();
    }

    private void join() {
        try {
            if (thread != null) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
