package org.howdah.lab.report;

import java.util.List;
import java.util.Locale;

/**
 * Points that should lie on the diagonal, with bars for the intervals of their heights.
 *
 * @param across what the horizontal axis shows
 * @param up what the vertical axis shows
 * @param points the points
 */
public record ScatterPlot(String across, String up, List<Point> points) implements Plot {
    private static final int SIZE = 560;
    private static final int WIDTH = 900;
    private static final int LEFT = 60;
    private static final int TOP = 14;
    private static final int BOTTOM = 50;

    /**
     * A point.
     *
     * @param label what it is about
     * @param x where across
     * @param y where up
     * @param error half the width of the interval of {@code y}
     * @param named whether its label is written, not only told when pointed at
     */
    public record Point(String label, double x, double y, double error, boolean named) {}

    @Override
    public String svg() {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (Point point : points) {
            low = Math.min(low, Math.min(point.x, point.y - point.error));
            high = Math.max(high, Math.max(point.x, point.y + point.error));
        }
        if (low > high) {
            low = 0;
            high = 1;
        }
        Scale x = Scale.around(low, high, LEFT, WIDTH - 20);
        Scale y = new Scale(x.low(), x.high(), SIZE - BOTTOM, TOP);
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s by %s\">%n",
                WIDTH,
                SIZE,
                Page.escape(up),
                Page.escape(across)));
        grid(svg, x, y);
        points.forEach(point -> point(svg, point, x, y));
        return svg.append("</svg>\n").toString();
    }

    private void grid(StringBuilder svg, Scale x, Scale y) {
        for (double tick : x.ticks()) {
            line(svg, x.at(tick), y.at(y.low()), x.at(tick), y.at(y.high()), "class=\"grid\"");
            line(svg, x.at(x.low()), y.at(tick), x.at(x.high()), y.at(tick), "class=\"grid\"");
            text(svg, x.at(tick), y.at(y.low()) + 18, "middle", "class=\"soft\"", Scale.label(tick));
            text(svg, LEFT - 8, y.at(tick) + 4, "end", "class=\"soft\"", Scale.label(tick));
        }
        line(
                svg,
                x.at(x.low()),
                y.at(y.low()),
                x.at(x.high()),
                y.at(y.high()),
                "stroke=\"var(--soft)\" stroke-dasharray=\"4 3\"");
        text(svg, WIDTH - 20, SIZE - 12, "end", "class=\"soft\"", across);
        text(svg, LEFT + 8, TOP + 16, "start", "class=\"soft\"", up);
    }

    private static void point(StringBuilder svg, Point point, Scale x, Scale y) {
        double at = x.at(point.x);
        line(svg, at, y.at(point.y - point.error), at, y.at(point.y + point.error), "stroke=\"var(--a)\"");
        svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"var(--%s)\"><title>%s: %.1f, expected %.1f</title></circle>%n",
                at,
                y.at(point.y),
                point.named ? "b" : "a",
                Page.escape(point.label),
                point.y,
                point.x));
        if (point.named) {
            text(svg, at + 8, y.at(point.y) + 4, "start", "", point.label);
        }
    }

    private static void line(StringBuilder svg, double x1, double y1, double x2, double y2, String how) {
        svg.append(String.format(
                Locale.ROOT, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>%n", x1, y1, x2, y2, how));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String how, String text) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" %s>%s</text>%n",
                x,
                y,
                anchor,
                how,
                Page.escape(text)));
    }
}
