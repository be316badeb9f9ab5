package org.howdah.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.howdah.rules.game.Game;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code howdah variants}: the games there are. */
@Command(
        name = "variants",
        description = "List the games.",
        footer = {"", "Example:", "  howdah variants"})
final class VariantsCommand implements Callable<Integer> {
    @Mixin
    private Output output;

    record Answer(List<Entry> variants) {}

    record Entry(
            String id,
            String name,
            @Nullable String inventor,
            @Nullable Integer year,
            String summary,
            int files,
            int ranks,
            int firstRank,
            String startFen) {
        static Entry of(CompiledVariant compiled) {
            Variant variant = compiled.variant();
            return new Entry(
                    variant.id(),
                    variant.name(),
                    variant.inventor(),
                    variant.year(),
                    variant.summary(),
                    compiled.board().files(),
                    compiled.board().ranks(),
                    compiled.board().firstRank(),
                    Game.start(compiled).fen());
        }
    }

    @Override
    public Integer call() {
        List<Entry> entries = Variants.all().stream().map(Entry::of).toList();
        output.print(new Answer(entries), out -> table(entries, out));
        return ExitCode.FINE;
    }

    private static void table(List<Entry> entries, PrintWriter out) {
        int width =
                entries.stream().mapToInt(entry -> entry.id().length()).max().orElse(0);
        for (Entry entry : entries) {
            out.printf("%-" + width + "s  %s, %dx%d%n", entry.id(), entry.name(), entry.files(), entry.ranks());
            out.println(" ".repeat(width + 2) + entry.summary());
        }
    }
}
