package org.howdah.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code howdah moves}: the legal moves of a position. */
@Command(
        name = "moves",
        description = "List the legal moves, at the start, from a FEN, or after some moves.",
        footer = {"", "Example:", "  howdah moves seirawan e4 e5"})
final class MovesCommand implements Callable<Integer> {
    @Mixin
    private Start start;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "Moves to play first, in SAN or UCI.")
    private List<String> moves = List.of();

    @Mixin
    private Output output;

    record Answer(String fen, List<Entry> moves) {}

    record Entry(String uci, String san) {}

    @Override
    public Integer call() throws CommandException {
        Game game = Games.play(start.game(), moves);
        List<Entry> entries = game.legal().stream()
                .map(move -> new Entry(move.uci(), move.san()))
                .toList();
        output.print(new Answer(game.fen(), entries), out -> table(game, entries, out));
        return ExitCode.FINE;
    }

    private static void table(Game game, List<Entry> entries, PrintWriter out) {
        out.println(game.fen());
        int width =
                entries.stream().mapToInt(entry -> entry.uci().length()).max().orElse(0);
        for (Entry entry : entries) {
            out.printf("%-" + width + "s  %s%n", entry.uci(), entry.san());
        }
        out.println(game.outcome().isOver() ? game.outcome().sentence() : Text.count(entries.size(), "move"));
    }
}
