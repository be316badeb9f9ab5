package org.howdah.engine.protocol.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.howdah.engine.bench.Bench;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.Score;
import org.howdah.engine.search.Strength;
import org.howdah.rules.position.Position;
import org.jspecify.annotations.Nullable;

/**
 * Speaks the Universal Chess Interface (Stefan Meyer-Kahlen, 2006) with extensions; docs/uci.md lists them all. A
 * command that cannot be followed gets one {@code info string} line and changes nothing.
 */
public final class UciProtocol {
    private static final String READY = "readyok";

    private final UciInput in;
    private final UciOutput out;
    private final UciTasks tasks;
    private final UciEngine engine;
    private final UciOptions options;
    private @Nullable Position position;

    /**
     * @param in where commands come from, one a line
     * @param out where answers go
     */
    public UciProtocol(BufferedReader in, PrintStream out) {
        this.in = new UciInput(in);
        this.out = new UciOutput(out);
        tasks = new UciTasks(this.out);
        UciVariants variants = new UciVariants();
        engine = new UciEngine(variants, this.out);
        options = new UciOptions(engine, variants, this.out);
    }

    /**
     * Follows commands until {@code quit} or the end of the input; at the end a search with limits is still finished,
     * and a perft or bench in either case.
     *
     * @throws IOException when the input cannot be read
     */
    public void run() throws IOException {
        try {
            for (String line = in.take(); line != null; line = in.take()) {
                UciWords words = new UciWords(line);
                if (words.accept("quit")) {
                    tasks.quit();
                    break;
                }
                follow(words);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        tasks.finish();
        engine.close();
    }

    private void waitForTask() throws UciException {
        tasks.requireIdle(this::heed);
    }

    /** While a command waits for a search to end, the one that comes next may be meant to end it. */
    private void heed() {
        String next = in.peek();
        switch (next == null ? "" : next.strip()) {
            case "isready" -> {
                in.drop();
                out.println(READY);
            }
            case "stop" -> tasks.askToStop();
            case "quit" -> tasks.askToQuit();
            default -> {}
        }
    }

    private void follow(UciWords words) {
        if (!words.hasNext()) {
            return;
        }
        try {
            dispatch(words.next(), words);
        } catch (UciException e) {
            out.say(e.reason());
        } catch (RuntimeException e) {
            // A mistake of ours; the game of whoever plays through this program should go on all the same.
            out.fail("the command has failed", e);
        }
    }

    private void dispatch(String command, UciWords words) throws UciException {
        switch (command) {
            case "uci" -> introduce();
            case "isready" -> out.println(READY);
            case "stop" -> tasks.stop();
            case "ponderhit" -> tasks.ponderHit();
            case "debug" -> {}
            case "ucinewgame" -> {
                waitForTask();
                engine.clear();
            }
            case "setoption" -> setOption(words);
            case "position" -> {
                waitForTask();
                position = UciPosition.parse(engine.variant(), words);
            }
            case "go" -> go(words);
            case "bench" -> bench(words);
            case "d" -> print(BoardText.of(position()));
            case "eval" -> print(EvalText.of(position()));
            default -> throw new UciException("unknown command '" + command + "'");
        }
    }

    private void introduce() {
        out.println("id name Howdah");
        out.println("id author the Howdah authors");
        print(options.describe());
        out.println("uciok");
    }

    private void print(List<String> lines) {
        lines.forEach(out::println);
    }

    private void setOption(UciWords words) throws UciException {
        waitForTask();
        options.set(words);
        if (position != null && position.variant() != engine.variant()) {
            position = null;
        }
    }

    /** The position set up last; the start of the game when there is none, made only now to be quick to begin. */
    private Position position() throws UciException {
        if (position == null) {
            position = Position.start(engine.variant());
        }
        return position;
    }

    private void go(UciWords words) throws UciException {
        waitForTask();
        GoCommand command = GoCommand.parse(words, position());
        tasks.start(command.perft() > 0 ? new PerftTask(position(), command.perft(), out) : search(command.limits()));
    }

    /** Analysis is always done as well as can be. */
    private UciTask search(Limits limits) throws UciException {
        Position from = position();
        InfoText text = new InfoText(from, options.showWdl() ? engine.winModel() : null);
        Strength strength = options.strength();
        return strength == null || limits.infinite() || limits.mate() > 0
                ? new SearchTask(engine.get(), from, limits, text, out)
                : new StrengthTask(engine.limited(), from, limits, strength, text, out);
    }

    private void bench(UciWords words) throws UciException {
        waitForTask();
        int depth = words.hasNext() ? (int) words.number("bench", 1, Score.MAX_PLY - 1) : Bench.USUAL_DEPTH;
        tasks.start(new BenchTask(new Bench(depth), out));
    }
}
