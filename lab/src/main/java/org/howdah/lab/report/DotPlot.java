package org.howdah.lab.report;

import java.util.ArrayList;
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
    private static final int LEAST_LEFT = 190;
    private static final int LETTER = 7;
    private static final int RIGHT = 20;
    private static final int LEGEND_LINE = 22;
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
     * @param low the lower end of its interval
     * @param high the upper end
     */
    public record Mark(int series, double value, double low, double high) {
        /**
         * A value in the middle of its interval.
         *
         * @param error half the width of the interval, 0 for none
         */
        public Mark(int series, double value, double error) {
            this(series, value, value - error, value + error);
        }
    }

    @Override
    public String svg() {
        int rowHeight = MARK_HEIGHT * series.size() + 8;
        int bottom = top() + rowHeight * rows.size();
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
                    top() + i * rowHeight,
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
            row(svg, rows.get(i), top() + i * rowHeight, rowHeight, scale);
        }
        return svg.append("</svg>\n").toString();
    }

    private Scale scale() {
        double low = line == null ? Double.POSITIVE_INFINITY : line;
        double high = line == null ? Double.NEGATIVE_INFINITY : line;
        for (Row row : rows) {
            for (Mark mark : row.marks) {
                low = Math.min(low, mark.low);
                high = Math.max(high, mark.high);
            }
        }
        return low > high ? new Scale(0, 1, left(), WIDTH - RIGHT) : Scale.around(low, high, left(), WIDTH - RIGHT);
    }

    /** Where the plot begins: labels have the room they need. */
    private int left() {
        int longest = rows.stream().mapToInt(row -> row.label.length()).max().orElse(0);
        return Math.max(LEAST_LEFT, LETTER * longest + 24);
    }

    /** Where it begins below the legend. */
    private int top() {
        return 12 + LEGEND_LINE * (places().isEmpty() ? 1 : places().getLast().line + 1);
    }

    private record Place(int x, int line) {}

    /** Where the series stand in the legend, on as many lines as they need. */
    private List<Place> places() {
        List<Place> places = new ArrayList<>();
        int x = left();
        int line = 0;
        for (String name : series) {
            int width = 34 + LETTER * name.length();
            if (x > left() && x + width > WIDTH) {
                x = left();
                line++;
            }
            places.add(new Place(x, line));
            x += width;
        }
        return places;
    }

    private void legend(StringBuilder svg) {
        List<Place> places = places();
        for (int i = 0; i < series.size(); i++) {
            int x = places.get(i).x;
            int y = 14 + LEGEND_LINE * places.get(i).line;
            svg.append(
                    String.format(Locale.ROOT, "<circle cx=\"%d\" cy=\"%d\" r=\"5\" fill=\"%s\"/>", x, y, colour(i)));
            svg.append(String.format(
                    Locale.ROOT, "<text x=\"%d\" y=\"%d\">%s</text>%n", x + 10, y + 4, Page.escape(series.get(i))));
        }
    }

    private void vertical(StringBuilder svg, double x, int bottom, String kind, String how) {
        svg.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\"%s x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>%n",
                kind,
                how,
                x,
                top(),
                x,
                bottom));
    }

    private void row(StringBuilder svg, Row row, int top, int height, Scale scale) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n",
                left() - 12,
                top + height / 2 + 4,
                Page.escape(row.label)));
        for (Mark mark : row.marks) {
            double y = top + 4 + MARK_HEIGHT * (mark.series + 0.5);
            String colour = colour(mark.series);
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"2\"/>",
                    scale.at(mark.low),
                    y,
                    scale.at(mark.high),
                    y,
                    colour));
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\" fill=\"%s\"><title>%s, %s: %.1f (%.1f to %.1f)</title></circle>%n",
                    scale.at(mark.value),
                    y,
                    colour,
                    Page.escape(row.label),
                    Page.escape(series.get(mark.series)),
                    mark.value,
                    mark.low,
                    mark.high));
        }
    }

    private static String colour(int series) {
        return "var(--" + COLOURS.charAt(series % COLOURS.length()) + ")";
    }
}
