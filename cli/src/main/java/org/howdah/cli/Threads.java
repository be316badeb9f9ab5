package org.howdah.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The {@code --threads} option of commands that play many games. */
final class Threads {
    private static final int MOST = 256;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Games at the same time; otherwise as many as there are processors.")
    private @Nullable Integer threads;

    /** How many. */
    int count() throws CommandException {
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        DatagenCommand.check("--threads", count, 1, MOST);
        return count;
    }
}
