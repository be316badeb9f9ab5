package org.howdah.cli;

import java.util.List;
import java.util.Map;
import org.howdah.lab.LabException;
import org.howdah.lab.match.KeyWords;
import org.howdah.lab.match.MatchPlan;
import org.howdah.lab.match.Openings;
import org.howdah.lab.player.EngineSpec;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how many games are played, and how. */
final class MatchLength {
    private static final int MOST_GAMES = 1_000_000;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "Games to play, two for each opening (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "Games at the same time (default: ${DEFAULT-VALUE}).")
    private int concurrency;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Decides all that is random (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--sprt",
            parameterConsumer = KeyValues.class,
            paramLabel = "[KEY=VALUE...]",
            description =
                    "End as soon as it is clear which is true: elo0=0 elo1=5 alpha=0.05 beta=0.05 model=logistic (or normalized).")
    private @Nullable List<List<String>> sprt;

    long seed() {
        return seed;
    }

    MatchPlan plan(CompiledVariant variant, List<EngineSpec> engines, Openings openings, MatchLimits limits)
            throws CommandException, LabException {
        if (games < 2 || games > MOST_GAMES || games % 2 != 0) {
            throw CommandException.wrongUse("--games is an even number from 2 to " + MOST_GAMES + ", not " + games);
        }
        if (concurrency < 1 || concurrency > games) {
            throw CommandException.wrongUse("--concurrency is 1 to the number of games, not " + concurrency);
        }
        return new MatchPlan(
                variant,
                engines,
                openings,
                limits.rules(),
                limits.tables(variant),
                games,
                concurrency,
                seed,
                limits.patienceMillis(),
                sprt == null ? null : KeyWords.sprt(sprt.getLast()),
                Map.of("Event", "howdah match"));
    }
}
