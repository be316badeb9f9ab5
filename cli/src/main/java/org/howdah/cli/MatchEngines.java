package org.howdah.cli;

import java.util.ArrayList;
import java.util.List;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.player.StartException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say who plays: two {@code --engine}, each with its settings. */
final class MatchEngines {
    @Option(
            names = "--engine",
            parameterConsumer = KeyValues.class,
            paramLabel = "[KEY=VALUE...]",
            description = {
                "An engine; there are two. Any may have a name and a limit of its own: name, tc, movetime, nodes, depth.",
                "Ours: level, hash, threads, overhead, tablebase.",
                "Another program: cmd, proto (uci or cecp), dir, variant, letters, hash, threads, trace, option.NAME."
            })
    private @Nullable List<List<String>> engines;

    /** Both engines, under names that differ. */
    List<EngineSpec> specs(MatchLimits limits) throws CommandException {
        List<List<String>> given = engines == null ? List.of() : engines;
        if (given.size() != 2) {
            throw CommandException.wrongUse(
                    "a match takes two engines, --engine ... --engine ..., not " + given.size());
        }
        List<EngineSpec> specs = new ArrayList<>();
        for (List<String> words : given) {
            try {
                specs.add(EngineSpec.parse(words, limits.pace()));
            } catch (StartException e) {
                throw CommandException.wrongUse("--engine " + String.join(" ", words) + ": " + e.getMessage());
            }
        }
        EngineSpec second = specs.getLast();
        return second.name().equals(specs.getFirst().name())
                ? List.of(specs.getFirst(), second.named(second.name() + " (2)"))
                : specs;
    }
}
