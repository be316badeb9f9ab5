package org.howdah.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.Locale;
import org.howdah.lab.values.ValuesReport;
import org.jspecify.annotations.Nullable;

/** A report of values as people read it in a terminal. */
final class ValuesText {
    private static final int WORST = 5;

    private ValuesText() {}

    static void print(ValuesReport report, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s: %,d games (%,d full board, %,d few pieces, %,d weaker play, %,d ordinary), %s%n%n",
                report.name(),
                report.games(),
                report.openingGames(),
                report.fewGames(),
                report.weakGames(),
                report.ordinaryGames(),
                report.unit());
        out.printf(
                "%-4s %-20s %12s %12s %12s %12s %8s %9s %11s%n",
                "", "", "full board", "few pieces", "weaker", "ordinary", "formula", "mobility", "more games");
        report.men()
                .forEach(row -> out.printf(
                        Locale.ROOT,
                        "%-4s %-20s %12s %12s %12s %12s %8s %9s %11s%n",
                        row.man(),
                        row.piece(),
                        value(row.opening()),
                        value(row.few()),
                        value(row.weak()),
                        value(row.ordinary()),
                        number(row.formula()),
                        number(row.mobility()),
                        row.gamesNeeded() == null ? "-" : String.format(Locale.ROOT, "%,d", row.gamesNeeded())));
        out.println();
        report.effects()
                .forEach(effect -> out.printf(
                        Locale.ROOT, "%-25s %12s %12s%n", effect.name(), value(effect.opening()), value(effect.few())));
        out.printf(Locale.ROOT, "%-25s %12s%n%n", "White's first move", value(report.firstMove()));
        String misfit = report.misfit() == null
                ? ""
                : String.format(Locale.ROOT, ": misfit %.2f (1 is chance alone)", report.misfit());
        out.println("How far the values just add up" + misfit + ". Furthest off:");
        report.imbalances().stream()
                .sorted(Comparator.comparingDouble(r -> -Math.abs(r.deviations())))
                .limit(WORST)
                .forEach(r -> out.printf(
                        Locale.ROOT,
                        "  %-12s scored %.1f%%, expected %.1f%% (%d games, %+.1f standard errors)%n",
                        r.imbalance(),
                        100 * r.score(),
                        100 * r.expected(),
                        r.games(),
                        r.deviations()));
    }

    private static String value(ValuesReport.@Nullable Value value) {
        return value == null
                ? "-"
                : String.format(Locale.ROOT, "%d ± %d", Math.round(value.centipawns()), Math.round(value.error()));
    }

    private static String number(@Nullable Double value) {
        return value == null ? "-" : String.format(Locale.ROOT, "%.0f", value);
    }
}
