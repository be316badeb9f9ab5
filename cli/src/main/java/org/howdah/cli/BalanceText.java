package org.howdah.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.howdah.lab.balance.BalanceReport;
import org.howdah.lab.balance.BalanceReport.Figures;
import org.howdah.lab.balance.BalanceReport.Outcomes;
import org.howdah.lab.balance.BalanceReport.Placements;
import org.howdah.lab.balance.Wording;

/** A report of balance as people read it in a terminal. */
final class BalanceText {
    private static final int LEAST_WIDTH = 14;

    private final BalanceReport report;
    private final PrintWriter out;

    /** How wide the column of names is. */
    private final int width;

    private BalanceText(BalanceReport report, PrintWriter out) {
        this.report = report;
        this.out = out;
        width = report.conditions().stream()
                .mapToInt(outcomes -> outcomes.name().length())
                .reduce(LEAST_WIDTH, Math::max);
    }

    static void print(BalanceReport report, PrintWriter out) {
        new BalanceText(report, out).print();
    }

    private void print() {
        out.printf(Locale.ROOT, "%s: %,d games%n", report.name(), report.games());
        out.println(Wording.verdict(report.conditions().getFirst()));
        out.println();
        figures();
        differences();
        report.conditions().forEach(this::endings);
        for (Outcomes outcomes : report.conditions()) {
            if (outcomes.placements() != null) {
                placements(outcomes.name(), outcomes.placements());
            }
        }
    }

    private void figures() {
        row("", "games", "White's score", "draws", "decisive", "plies");
        for (Outcomes outcomes : report.conditions()) {
            Figures figures = outcomes.figures();
            row(
                    outcomes.name(),
                    String.format(Locale.ROOT, "%,d", figures.games()),
                    Wording.percent(figures.score()),
                    Wording.percent(figures.draws()),
                    Wording.percent(figures.decisive()),
                    Wording.plies(figures.plies()));
        }
        out.println();
    }

    private void row(String name, String games, String... cells) {
        out.printf("%-" + width + "s %9s", name, games);
        for (String cell : cells) {
            out.printf(" %22s", cell);
        }
        out.println();
    }

    private void differences() {
        if (report.conditions().size() < 2) {
            return;
        }
        out.println("Differences from " + report.conditions().getFirst().name() + ", in percentage points and plies:");
        for (Outcomes outcomes : report.conditions()) {
            BalanceReport.Difference difference = outcomes.difference();
            if (difference != null) {
                row(
                        outcomes.name(),
                        "",
                        Wording.difference(difference.score(), 100),
                        Wording.difference(difference.draws(), 100),
                        "",
                        Wording.difference(difference.plies(), 1));
            }
        }
        out.println();
    }

    private void endings(Outcomes outcomes) {
        out.println("How games end in " + outcomes.name() + ":");
        outcomes.endings()
                .forEach(ending ->
                        out.printf(Locale.ROOT, "  %-14s %s%n", ending.end(), Wording.percent(ending.share())));
        out.println();
    }

    private void placements(String name, Placements placements) {
        out.println("White's score in " + name + " by White's placement (down) and Black's (across):");
        List<String> names = placements.names();
        placementRow("", names);
        for (int white = 0; white < names.size(); white++) {
            int row = white * names.size();
            placementRow(
                    names.get(white),
                    IntStream.range(row, row + names.size())
                            .mapToObj(cell -> Wording.percent(
                                    placements.cells().get(cell).figures().score()))
                            .toList());
        }
        out.println();
        Wording.placements(placements).forEach(out::println);
        out.println();
    }

    private void placementRow(String name, List<String> cells) {
        out.printf("  %-6s", name);
        cells.forEach(cell -> out.printf(" %19s", cell));
        out.println();
    }
}
