package org.howdah.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.LegalMove;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Perft;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code howdah perft}: counts the positions a number of plies away, and how fast it does. */
@Command(
        name = "perft",
        description = "Count the lines of play of so many plies, to check and time the move generator.",
        footer = {"", "Example:", "  howdah perft elven 4 --divide"})
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 60;

    @Mixin
    private Start start;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "How many plies, from 0.")
    private int depth;

    @Option(names = "--divide", description = "Count behind each first move too.")
    private boolean divide;

    @Mixin
    private Output output;

    record Answer(
            String fen,
            int depth,
            @Nullable Map<String, Long> divide,
            long leaves,
            long millis,
            long leavesPerSecond) {}

    @Override
    public Integer call() throws CommandException {
        Game game = start.game();
        if (depth < 0 || depth > DEEPEST) {
            throw CommandException.wrongUse("DEPTH is 0 to " + DEEPEST + ", not " + depth);
        }
        if (divide && depth == 0) {
            throw CommandException.wrongUse("--divide needs a DEPTH of at least 1");
        }
        long begin = System.nanoTime();
        Map<String, Long> parts = divide ? divide(game) : null;
        long leaves = parts == null
                ? Perft.count(game.position(), depth)
                : parts.values().stream().mapToLong(Long::longValue).sum();
        long nanos = Math.max(1, System.nanoTime() - begin);
        long perSecond = Math.round(leaves * 1e9 / nanos);
        output.print(
                new Answer(game.fen(), depth, parts, leaves, nanos / 1_000_000, perSecond),
                out -> print(parts, leaves, nanos, perSecond, out));
        return ExitCode.FINE;
    }

    private Map<String, Long> divide(Game game) {
        Map<String, Long> parts = new LinkedHashMap<>();
        Position position = game.position();
        for (LegalMove move : game.legal()) {
            position.make(move.move());
            parts.put(move.uci(), Perft.count(position, depth - 1));
            position.unmake();
        }
        return parts;
    }

    private static void print(
            @Nullable Map<String, Long> parts, long leaves, long nanos, long perSecond, PrintWriter out) {
        if (parts != null) {
            parts.forEach((move, count) -> out.println(move + ": " + count));
            out.println();
        }
        out.printf(
                Locale.ROOT,
                "%s in %.3f s: %,d leaves a second%n",
                Text.count(leaves, "leaf").replace("leafs", "leaves"),
                nanos / 1e9,
                perSecond);
    }
}
