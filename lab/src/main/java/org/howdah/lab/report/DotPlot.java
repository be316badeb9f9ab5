package org.howdah.lab.report;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Rows of values along one axis, each value a mark with a bar for its interval.
 *
 * @param axis what the axis shows
 * @param series what the marks are, in the order of their colours
 * @param rows from top to bottom
 * @param line where to draw a line across all rows; null for none
 */
public record DotPlot(
        String axis,
        List<String> series,
        List<Row> rows,
        @Nullable Double line) implements Plot {
    private static final int WIDTH = 900;
    private static final int LEFT = 190;
    private static final int RIGHT = 20;
    private static final int TOP = 34;
    private static final int MARK_HEIGHT = 15;
    private static final int BOTTOM = 46;
    private static final String COLOURS = "abcde";

    /**
     * A row.
     *
     * @param label what it is about
     * @param marks its values
     */
    public record Row(String label, List<Mark> marks) {}

    /**
     * A value.
     *
     * @param series its number, from 0
     * @param value the value
     * @param error half the width of its interval, 0 for none
     */
    public record Mark(int series, double value, double error) {}

    @Override
    public String svg() {
        int rowHeight = MARK_HEIGHT * series.size() + 8;
        int bottom = TOP + rowHeight * rows.size();
        Scale scale = scale();
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%n",
                WIDTH,
                bottom + BOTTOM,
                Page.escape(axis)));
        legend(svg);
        for (int i = 0; i < rows.size(); i += 2) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect class=\"band\" x=\"0\" y=\"%d\" width=\"%d\" height=\"%d\"/>%n",
                    TOP + i * rowHeight,
                    WIDTH,
                    rowHeight));
        }
        for (double tick : scale.ticks()) {
            vertical(svg, scale.at(tick), bottom, "grid", "");
            svg.append(String.format(
                    Locale.ROOT,
                    "<text class=\"soft\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>%n",
                    scale.at(tick),
                    bottom + 18,
                    Scale.label(tick)));
        }
        if (line != null) {
            vertical(svg, scale.at(line), bottom, "", " stroke=\"var(--soft)\" stroke-dasharray=\"4 3\"");
        }
        svg.append(String.format(
                Locale.ROOT,
                "<text class=\"soft\" x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n",
                WIDTH - RIGHT,
                bottom + 38,
                Page.escape(axis)));
        for (int i = 0; i < rows.size(); i++) {
            row(svg, rows.get(i), TOP + i * rowHeight, rowHeight, scale);
        }
        return svg.append("</svg>\n").toString();
    }

    private Scale scale() {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Row row : rows) {
            for (Mark mark : row.marks) {
                low = Math.min(low, mark.value - mark.error);
                high = Math.max(high, mark.value + mark.error);
            }
        }
        return low > high ? new Scale(0, 1, LEFT, WIDTH - RIGHT) : Scale.around(low, high, LEFT, WIDTH - RIGHT);
    }

    private void legend(StringBuilder svg) {
        int x = LEFT;
        for (int i = 0; i < series.size(); i++) {
            svg.append(String.format(Locale.ROOT, "<circle cx=\"%d\" cy=\"14\" r=\"5\" fill=\"%s\"/>", x, colour(i)));
            svg.append(String.format(
                    Locale.ROOT, "<text x=\"%d\" y=\"18\">%s</text>%n", x + 10, Page.escape(series.get(i))));
            x += 34 + 7 * series.get(i).length();
        }
    }

    private static void vertical(StringBuilder svg, double x, int bottom, String kind, String how) {
        svg.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\"%s x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>%n",
                kind,
                how,
                x,
                TOP,
                x,
                bottom));
    }

    private void row(StringBuilder svg, Row row, int top, int height, Scale scale) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n",
                LEFT - 12,
                top + height / 2 + 4,
                Page.escape(row.label)));
        for (Mark mark : row.marks) {
            double y = top + 4 + MARK_HEIGHT * (mark.series + 0.5);
            String colour = colour(mark.series);
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"2\"/>",
                    scale.at(mark.value - mark.error),
                    y,
                    scale.at(mark.value + mark.error),
                    y,
                    colour));
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\" fill=\"%s\"><title>%s, %s: %.1f ± %.1f</title></circle>%n",
                    scale.at(mark.value),
                    y,
                    colour,
                    Page.escape(row.label),
                    Page.escape(series.get(mark.series)),
                    mark.value,
                    mark.error));
        }
    }

    private static String colour(int series) {
        return "var(--" + COLOURS.charAt(series % COLOURS.length()) + ")";
    }
}
