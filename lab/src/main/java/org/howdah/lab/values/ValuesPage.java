package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.howdah.lab.report.DotPlot;
import org.howdah.lab.report.Page;
import org.howdah.lab.report.ScatterPlot;
import org.jspecify.annotations.Nullable;

/** A report of values as one page of HTML. */
public final class ValuesPage {
    private static final double FAR = 2.5;

    private static final List<String> SERIES =
            List.of("full board", "few pieces", "weaker play", "ordinary games", "predicted by mobility");

    private final ValuesReport report;

    private ValuesPage(ValuesReport report) {
        this.report = report;
    }

    /** The page: nothing else is needed to show it. */
    public static String html(ValuesReport report) {
        return new ValuesPage(report).html();
    }

    private String html() {
        return new Page("What the pieces of " + report.name() + " are worth")
                .text(String.format(
                        Locale.ROOT,
                        "From %,d games of Howdah against itself: %,d with a full board, %,d with few pieces, %,d of weaker"
                                + " play, %,d from the game's own start. Values in centipawns, measured by %s, with intervals of 95%%.",
                        report.games(),
                        report.openingGames(),
                        report.fewGames(),
                        report.weakGames(),
                        report.ordinaryGames(),
                        report.unit()))
                .heading("Values")
                .table(
                        List.of(
                                "",
                                "full board",
                                "few pieces",
                                "weaker play",
                                "ordinary games",
                                "Muller's formula",
                                "by mobility",
                                "squares, empty board",
                                "squares, crowded",
                                "evaluation",
                                "more games needed"),
                        report.men().stream().map(ValuesPage::row).toList())
                .plot(new DotPlot(
                        "centipawns",
                        SERIES,
                        report.men().stream().map(ValuesPage::marks).toList(),
                        null))
                .heading("Besides the men")
                .table(List.of("", "full board", "few pieces"), effects())
                .heading("How far values just add up")
                .text(
                        "Each point is an imbalance: what its first side scored, in per cent, against what the values make one expect. "
                                + misfit()
                                + String.format(
                                        Locale.ROOT, "Named are those more than %.1f standard errors off.", FAR))
                .plot(new ScatterPlot(
                        "expected, %",
                        "scored, %",
                        report.imbalances().stream().map(ValuesPage::point).toList()))
                .table(
                        List.of("imbalance", "games", "scored", "expected", "standard errors"),
                        report.imbalances().stream()
                                .sorted(Comparator.comparingDouble(r -> -Math.abs(r.deviations())))
                                .map(ValuesPage::row)
                                .toList())
                .note(report.run())
                .html();
    }

    private String misfit() {
        return report.misfit() == null
                ? ""
                : String.format(
                        Locale.ROOT,
                        "The squares of their distances in standard errors come to %.2f for each degree of freedom, where chance"
                                + " alone makes about 1. ",
                        report.misfit());
    }

    private static List<String> row(ValuesReport.Row row) {
        return List.of(
                row.man() + "  " + row.piece(),
                value(row.opening()),
                value(row.few()),
                value(row.weak()),
                value(row.ordinary()),
                number("%.0f", row.formula()),
                number("%.0f", row.mobility()),
                number("%.1f", row.mobilityOnEmptyBoard()),
                number("%.1f", row.mobilityOnCrowdedBoard()),
                number("%.0f", row.evaluation()),
                row.gamesNeeded() == null ? "" : String.format(Locale.ROOT, "%,d", row.gamesNeeded()));
    }

    private static DotPlot.Row marks(ValuesReport.Row row) {
        List<DotPlot.Mark> marks = new ArrayList<>();
        add(marks, 0, row.opening());
        add(marks, 1, row.few());
        add(marks, 2, row.weak());
        add(marks, 3, row.ordinary());
        if (row.mobility() != null) {
            marks.add(new DotPlot.Mark(4, row.mobility(), 0));
        }
        return new DotPlot.Row(row.piece(), marks);
    }

    private static void add(List<DotPlot.Mark> marks, int series, ValuesReport.@Nullable Value value) {
        if (value != null) {
            marks.add(new DotPlot.Mark(series, value.centipawns(), value.error()));
        }
    }

    private List<List<String>> effects() {
        List<List<String>> rows = new ArrayList<>();
        report.effects().forEach(e -> rows.add(List.of(e.name(), value(e.opening()), value(e.few()))));
        rows.add(List.of("White's first move", value(report.firstMove()), ""));
        return rows;
    }

    private static ScatterPlot.Point point(ValuesReport.Residual r) {
        return new ScatterPlot.Point(
                r.imbalance(), 100 * r.expected(), 100 * r.score(), 100 * r.error(), Math.abs(r.deviations()) > FAR);
    }

    private static List<String> row(ValuesReport.Residual r) {
        return List.of(
                r.imbalance(),
                String.format(Locale.ROOT, "%,d", r.games()),
                String.format(Locale.ROOT, "%.1f%%", 100 * r.score()),
                String.format(Locale.ROOT, "%.1f%%", 100 * r.expected()),
                String.format(Locale.ROOT, "%+.1f", r.deviations()));
    }

    private static String value(ValuesReport.@Nullable Value value) {
        return value == null
                ? ""
                : String.format(Locale.ROOT, "%d ± %d", Math.round(value.centipawns()), Math.round(value.error()));
    }

    private static String number(String format, @Nullable Double value) {
        return value == null ? "" : String.format(Locale.ROOT, format, value);
    }
}
