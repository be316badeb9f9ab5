package org.howdah.lab.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.howdah.lab.balance.BalanceReport.Choice;
import org.howdah.lab.balance.BalanceReport.Difference;
import org.howdah.lab.balance.BalanceReport.Ending;
import org.howdah.lab.balance.BalanceReport.Figures;
import org.howdah.lab.balance.BalanceReport.Outcomes;
import org.howdah.lab.balance.BalanceReport.Placements;
import org.howdah.lab.report.DotPlot;
import org.howdah.lab.report.Page;
import org.howdah.lab.stats.Estimate;
import org.jspecify.annotations.Nullable;

/** A report of balance as one page of HTML. */
public final class BalancePage {
    private static final double EVEN = 50;

    /** A plot has no more colours that can be told apart. */
    private static final int COLOURS = 5;

    private final BalanceReport report;
    private final Page page;

    private BalancePage(BalanceReport report) {
        this.report = report;
        page = new Page("Is " + report.name() + " fair?");
    }

    /** The page: nothing else is needed to show it. */
    public static String html(BalanceReport report) {
        return new BalancePage(report).html();
    }

    private String html() {
        page.text(Wording.verdict(report.conditions().getFirst()))
                .text(String.format(
                        Locale.ROOT,
                        "From %,d games of Howdah against itself with %,d nodes a move, begun from the array with six random plies"
                                + " that leave it about as even as it was. In brackets: intervals of 95%%.",
                        report.games(),
                        report.nodes()));
        if (report.adjudicated()) {
            page.text(
                    "Games ended when their scores were decided, so draws, lengths and endings are not those of the rules.");
        }
        scores();
        drawsAndLengths();
        differences();
        endings();
        for (Outcomes outcomes : report.conditions()) {
            if (outcomes.placements() != null) {
                placements(outcomes.name(), outcomes.placements());
            }
        }
        return page.note(report.run()).html();
    }

    private void scores() {
        page.heading("White's score")
                .table(
                        List.of("", "games", "White won", "drawn", "Black won", "White's score"),
                        report.conditions().stream().map(BalancePage::scoreRow).toList())
                .plot(plot("White's score", "per cent", Figures::score, 100, EVEN));
    }

    private static List<String> scoreRow(Outcomes outcomes) {
        Figures figures = outcomes.figures();
        return List.of(
                outcomes.name(),
                count(figures.games()),
                count(figures.won()),
                count(figures.drawn()),
                count(figures.lost()),
                Wording.percent(figures.score()));
    }

    private void drawsAndLengths() {
        page.heading("Draws and lengths")
                .table(
                        List.of("", "draws", "decisive", "length in plies"),
                        report.conditions().stream().map(BalancePage::drawRow).toList());
        if (report.conditions().size() > 1) {
            page.plot(plot("draws", "per cent", Figures::draws, 100, null))
                    .plot(plot("length", "plies", Figures::plies, 1, null));
        }
    }

    private static List<String> drawRow(Outcomes outcomes) {
        Figures figures = outcomes.figures();
        return List.of(
                outcomes.name(),
                Wording.percent(figures.draws()),
                Wording.percent(figures.decisive()),
                Wording.plies(figures.plies()));
    }

    /** One figure of every game. */
    private DotPlot plot(
            String name, String axis, Function<Figures, Estimate> figure, double factor, @Nullable Double line) {
        return new DotPlot(
                axis,
                List.of(name),
                report.conditions().stream()
                        .map(o -> new DotPlot.Row(o.name(), List.of(mark(0, figure.apply(o.figures()), factor))))
                        .toList(),
                line);
    }

    private void differences() {
        List<List<String>> rows = new ArrayList<>();
        List<DotPlot.Row> marks = new ArrayList<>();
        for (Outcomes outcomes : report.conditions()) {
            Difference difference = outcomes.difference();
            if (difference != null) {
                rows.add(List.of(
                        outcomes.name(),
                        Wording.difference(difference.score(), 100),
                        Wording.difference(difference.draws(), 100),
                        Wording.difference(difference.plies(), 1)));
                marks.add(new DotPlot.Row(
                        outcomes.name(),
                        List.of(
                                mark(0, difference.score(), 100),
                                mark(1, difference.draws(), 100),
                                mark(2, difference.plies(), 1))));
            }
        }
        if (!rows.isEmpty()) {
            page.heading("Differences from " + report.conditions().getFirst().name())
                    .table(List.of("", "White's score, points", "draws, points", "length in plies"), rows)
                    .plot(new DotPlot(
                            "percentage points, or plies", List.of("White's score", "draws", "length"), marks, 0.0));
        }
    }

    private void endings() {
        List<Outcomes> all = report.conditions();
        Set<String> ends = new LinkedHashSet<>();
        all.forEach(o -> o.endings().forEach(ending -> ends.add(ending.end())));
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(names());
        page.heading("How games end")
                .table(head, ends.stream().map(end -> row(end, all)).toList());
        if (all.size() <= COLOURS) {
            page.plot(new DotPlot(
                    "per cent of all games",
                    names(),
                    ends.stream()
                            .map(end -> new DotPlot.Row(end, marks(end, all)))
                            .toList(),
                    null));
        }
    }

    private List<String> names() {
        return report.conditions().stream().map(Outcomes::name).toList();
    }

    private static List<String> row(String end, List<Outcomes> all) {
        List<String> row = new ArrayList<>(List.of(end));
        for (Outcomes outcomes : all) {
            row.add(outcomes.endings().stream()
                    .filter(ending -> ending.end().equals(end))
                    .map(ending -> Wording.percent(ending.share()))
                    .findAny()
                    .orElse("never"));
        }
        return row;
    }

    private static List<DotPlot.Mark> marks(String end, List<Outcomes> all) {
        List<DotPlot.Mark> marks = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (Ending ending : all.get(i).endings()) {
                if (ending.end().equals(end)) {
                    marks.add(mark(i, ending.share(), 100));
                }
            }
        }
        return marks;
    }

    private void placements(String name, Placements placements) {
        page.heading("Placements of " + name)
                .text(String.join(" ", Wording.placements(placements)))
                .text("White's score by White's placement, down, and Black's, across:")
                .table(head(placements), table(placements))
                .plot(new DotPlot(
                        "White's score in per cent; White's placement, then Black's",
                        List.of("White's score"),
                        placements.cells().stream()
                                .sorted(Comparator.comparingDouble(BalancePage::minusScore))
                                .map(array -> new DotPlot.Row(
                                        array.white() + " - " + array.black(),
                                        List.of(mark(0, array.figures().score(), 100))))
                                .toList(),
                        EVEN))
                .text("White's placements: the score against all of Black's alike, and after the best answer.")
                .table(
                        choiceHead("worst"),
                        placements.white().stream().map(BalancePage::row).toList())
                .text("Black's placements, by White's score:")
                .table(
                        choiceHead("highest"),
                        placements.black().stream().map(BalancePage::row).toList());
    }

    private static double minusScore(BalanceReport.Array array) {
        return -known(array.figures().score().value(), 0);
    }

    private static List<String> head(Placements placements) {
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(placements.names());
        return head;
    }

    private static List<List<String>> table(Placements placements) {
        int size = placements.names().size();
        List<List<String>> rows = new ArrayList<>();
        for (int white = 0; white < size; white++) {
            List<String> row = new ArrayList<>(List.of(placements.names().get(white)));
            for (int black = 0; black < size; black++) {
                row.add(Wording.percent(
                        placements.cells().get(white * size + black).figures().score()));
            }
            rows.add(row);
        }
        return rows;
    }

    private static List<String> choiceHead(String worst) {
        return List.of("", "White's score", worst, "after", "best, of resamplings", "chosen, if at once");
    }

    private static List<String> row(Choice choice) {
        return List.of(
                choice.placement(),
                Wording.percent(choice.score()),
                String.format(Locale.ROOT, "%.1f%%", 100 * choice.worst()),
                choice.answer(),
                Wording.share(choice.best()),
                Wording.share(choice.mixed()));
    }

    private static String count(int games) {
        return String.format(Locale.ROOT, "%,d", games);
    }

    private static DotPlot.Mark mark(int series, Estimate estimate, double factor) {
        double value = factor * known(estimate.value(), 0);
        return new DotPlot.Mark(
                series,
                value,
                factor * known(estimate.low(), value / factor),
                factor * known(estimate.high(), value / factor));
    }

    private static double known(@Nullable Double number, double otherwise) {
        return number == null ? otherwise : number;
    }
}
