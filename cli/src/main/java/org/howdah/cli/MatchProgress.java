package org.howdah.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.howdah.lab.match.GameRecord;
import org.howdah.lab.match.MatchPlan;
import org.howdah.lab.match.Standing;
import org.howdah.lab.stats.Estimate;
import org.howdah.lab.stats.Sprt;

/** Tells how a match goes: one line that changes on a terminal, a line now and then elsewhere. */
final class MatchProgress {
    private static final long QUIET_NANOS = Duration.ofSeconds(30).toNanos();

    private final MatchPlan plan;
    private final int before;
    private final Supplier<String> crew;
    private final PrintWriter err;
    private final boolean terminal = System.console() instanceof Console console && console.isTerminal();
    private final long begin = System.nanoTime();
    private long lastShown = begin;
    private int played;
    private int shownWidth;

    MatchProgress(MatchPlan plan, List<GameRecord> before, Supplier<String> crew, PrintWriter err) {
        this.plan = plan;
        this.before = before.size();
        this.crew = crew;
        this.err = err;
    }

    /** After a game. */
    void show(Standing standing) {
        played++;
        long now = System.nanoTime();
        if (terminal) {
            String line = line(standing, now);
            err.print("\r" + line + " ".repeat(Math.max(0, shownWidth - line.length())));
            err.flush();
            shownWidth = line.length();
        } else if (now - lastShown >= QUIET_NANOS) {
            err.println(line(standing, now));
            err.flush();
            lastShown = now;
        }
    }

    /** When no more games come. */
    void end() {
        if (shownWidth > 0) {
            err.println();
            err.flush();
        }
    }

    private String line(Standing standing, long now) {
        int done = before + played;
        StringBuilder line = new StringBuilder();
        line.append(String.format(
                Locale.ROOT,
                "game %d of %d: +%d =%d -%d, Elo %s",
                done,
                plan.games(),
                standing.won(),
                standing.drawn(),
                standing.lost(),
                standing.pairs().trials() == 0 ? "unknown" : MatchText.elo(Estimate.elo(standing.pairs()))));
        Sprt sprt = plan.sprt();
        if (sprt != null) {
            line.append(String.format(
                    Locale.ROOT,
                    ", LLR %.2f (%.2f to %.2f)",
                    sprt.logLikelihoodRatio(standing.pairs()),
                    sprt.lower(),
                    sprt.upper()));
        }
        int faults = standing.faultsOf(0) + standing.faultsOf(1);
        if (faults > 0) {
            line.append(", faults ").append(faults);
        }
        long left = (now - begin) / played * (plan.games() - done);
        return line.append(sprt == null ? ", about " : ", at most ")
                .append(Text.duration(Duration.ofNanos(left)))
                .append(" left")
                .append(Text.also(crew.get()))
                .toString();
    }
}
