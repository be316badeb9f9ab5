package org.howdah.cli;

import org.howdah.lab.work.Crew;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How commands have the engine play many games against itself. */
final class Playing {
    private static final long MAX_NODES = 100_000_000;
    private static final int MAX_THREADS = 256;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Positions searched for a move. [${DEFAULT-VALUE}]")
    private long nodes;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "What chance goes by. [${DEFAULT-VALUE}]")
    private int seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Games at the same time; otherwise as many as there are processors.")
    private @Nullable Integer threads;

    @Mixin
    private ClusterOptions cluster;

    long nodes() throws CommandException {
        Range.check("--nodes", nodes, 1, MAX_NODES);
        return nodes;
    }

    int seed() {
        return seed;
    }

    /** Who plays the games. */
    Crew crew() throws CommandException {
        return cluster.crew(threads(threads));
    }

    /** As many threads as were asked for, or as there are processors. */
    static int threads(@Nullable Integer asked) throws CommandException {
        int count = asked == null ? Runtime.getRuntime().availableProcessors() : asked;
        Range.check("--threads", count, 1, MAX_THREADS);
        return count;
    }
}
