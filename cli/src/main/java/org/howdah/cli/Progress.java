package org.howdah.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/** Tells every few seconds how many games have been played, and how long the rest will take. */
final class Progress {
    private static final long BETWEEN_NANOS = 5_000_000_000L;

    private final PrintWriter err;
    private final int games;
    private final Supplier<String> crew;
    private int before;
    private long begun;
    private long told;

    /**
     * @param err where to tell
     * @param games how many there will be
     * @param crew who plays just now; empty when that goes without saying
     */
    Progress(PrintWriter err, int games, Supplier<String> crew) {
        this.err = err;
        this.games = games;
        this.crew = crew;
    }

    /** The run begins, with so many games there already. */
    void begin(int there) {
        before = there;
        begun = System.nanoTime();
        told = begun;
        if (there > 0) {
            err.printf(Locale.ROOT, "going on after %,d games%n", there);
            err.flush();
        }
    }

    /** There are so many games now. */
    void at(int there) {
        long now = System.nanoTime();
        if (now - told >= BETWEEN_NANOS && there < games) {
            told = now;
            double perSecond = (there - before) / ((now - begun) / 1e9);
            err.printf(
                    Locale.ROOT,
                    "%,d of %,d games, %.1f a second, %s left%s%n",
                    there,
                    games,
                    perSecond,
                    Text.duration(Duration.ofSeconds(Math.round((games - there) / Math.max(1e-3, perSecond)))),
                    Text.also(crew.get()));
            err.flush();
        }
    }
}
