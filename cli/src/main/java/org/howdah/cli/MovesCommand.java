package org.howdah.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.howdah.engine.tablebase.TableValue;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.LegalMove;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code howdah moves}: the legal moves of a position. */
@Command(
        name = "moves",
        description = "List the legal moves, at the start, from a FEN, or after some moves.",
        footer = {
            "",
            "In an ending, --tablebase FOLDER has each move valued by the tables that howdah",
            "tablebase has built there.",
            "",
            "Example:",
            "  howdah moves seirawan e4 e5"
        })
final class MovesCommand implements Callable<Integer> {
    @Mixin
    private Start start;

    @Parameters(index = "1..*", paramLabel = "MOVE", description = "Moves to play first, in SAN or UCI.")
    private List<String> moves = List.of();

    @Option(
            names = "--tablebase",
            paramLabel = "FOLDER",
            description = "Tell what the endgame tables here say of each move, the best first.")
    private @Nullable Path tablebase;

    @Mixin
    private Output output;

    @Spec
    private CommandSpec spec;

    /**
     * @param table what the tables say of the position, null unless asked
     * @param missing why they do not know it, null when they do
     */
    record Answer(
            String fen,
            List<Entry> moves,
            @Nullable Value table,
            @Nullable String missing) {}

    record Entry(String uci, String san, @Nullable Value table) {}

    /**
     * What the tables say, for the side to move in the position.
     *
     * @param result won, lost, drawn or unknown
     * @param plies to the end, null unless there is one
     * @param spoiled whether the fifty-move rule makes a draw of it, null unless there is an end
     */
    record Value(
            String result,
            @Nullable Integer plies,
            @Nullable Boolean spoiled,
            String words) {
        static Value of(int value) {
            boolean decided = TableValue.sign(value) != 0;
            String words = TableAdvice.words(value);
            String result = value == TableValue.UNKNOWN ? "unknown" : words.split(" ")[0].toLowerCase(Locale.ROOT);
            return new Value(
                    result,
                    decided ? TableValue.plies(value) : null,
                    decided ? TableValue.isSpoiled(value) : null,
                    words);
        }
    }

    @Override
    public Integer call() throws CommandException {
        Game game = Games.play(start.game(), moves);
        Answer answer = tablebase == null ? plain(game) : advised(game, new TableAdvice(tablebase, game));
        output.print(answer, out -> table(game, answer, out));
        return ExitCode.FINE;
    }

    private static Answer plain(Game game) {
        List<Entry> entries = game.legal().stream()
                .map(move -> new Entry(move.uci(), move.san(), null))
                .toList();
        return new Answer(game.fen(), entries, null, null);
    }

    private Answer advised(Game game, TableAdvice advice) {
        advice.complaints().forEach(spec.commandLine().getErr()::println);
        Comparator<LegalMove> bestFirst = Comparator.comparingInt(move -> -advice.rank(move.move()));
        List<Entry> entries = game.legal().stream()
                .sorted(bestFirst)
                .map(move -> new Entry(move.uci(), move.san(), Value.of(advice.value(move.move()))))
                .toList();
        int value = advice.value();
        return new Answer(game.fen(), entries, Value.of(value), value == TableValue.UNKNOWN ? advice.missing() : null);
    }

    private static void table(Game game, Answer answer, PrintWriter out) {
        out.println(game.fen());
        Value value = answer.table();
        if (value != null) {
            out.println(
                    answer.missing() == null
                            ? Text.side(game.sideToMove()) + " to move: " + value.words()
                            : answer.missing());
        }
        int uci = width(answer.moves().stream().map(Entry::uci).toList());
        int san = width(answer.moves().stream().map(Entry::san).toList());
        for (Entry entry : answer.moves()) {
            String line = String.format(Locale.ROOT, "%-" + uci + "s  %-" + san + "s", entry.uci(), entry.san());
            out.println(
                    entry.table() == null
                            ? line.stripTrailing()
                            : line + "  " + entry.table().words());
        }
        int count = answer.moves().size();
        out.println(game.outcome().isOver() ? game.outcome().sentence() : Text.count(count, "move"));
    }

    private static int width(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(1);
    }
}
