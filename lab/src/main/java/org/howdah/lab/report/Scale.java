package org.howdah.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Values along an axis.
 *
 * @param low the least value shown
 * @param high the largest
 * @param from where the least is, in pixels
 * @param to where the largest is
 */
record Scale(double low, double high, double from, double to) {
    private static final int TICKS = 8;

    /** Some room about the values, to round numbers. */
    static Scale around(double low, double high, double from, double to) {
        if (high <= low) {
            return around(low - 1, low + 1, from, to);
        }
        double step = step(high - low);
        return new Scale(Math.floor(low / step) * step, Math.ceil(high / step) * step, from, to);
    }

    private static double step(double width) {
        double rough = width / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double digit = rough / power;
        return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
    }

    double at(double value) {
        return from + (Math.clamp(value, low, high) - low) / (high - low) * (to - from);
    }

    /** Round values to mark. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        double step = step(high - low);
        for (double tick = Math.ceil(low / step - 1e-9) * step; tick <= high + step * 1e-9; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    /** A value as it stands at a tick. */
    static String label(double tick) {
        return Math.abs(tick - Math.rint(tick)) < 1e-9
                ? String.format(Locale.ROOT, "%.0f", Math.rint(tick) + 0.0)
                : String.format(Locale.ROOT, "%.2f", tick);
    }
}
