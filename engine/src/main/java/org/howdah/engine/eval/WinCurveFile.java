package org.howdah.engine.eval;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.variant.Companion;
import org.howdah.rules.variant.Companion.Numbers;
import org.howdah.rules.variant.Mistake;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.VariantFileException;

/** A {@link WinCurve} as a file that lies beside a variant's: {@code mine.chances.toml} beside {@code mine.toml}. */
public final class WinCurveFile {
    /** What stands before {@code .toml} in the names of such files. */
    public static final String KIND = "chances";

    private static final String FORMAT = "format";
    private static final double FORMAT_NUMBER = 1;
    private static final String EVEN = "even";
    private static final String SPREAD = "spread";
    private static final double LEAST_EVEN = 0;
    private static final double LEAST_SPREAD = 1;
    private static final double LARGEST = 20_000;

    private WinCurveFile() {}

    /**
     * The curve of a variant: as the file beside its own says, or that beside one it extends, or the usual one.
     *
     * @throws VariantFileException with every mistake in these files
     * @throws IOException if one of them is there but cannot be read
     */
    public static WinCurve read(Variant variant) throws VariantFileException, IOException {
        WinCurve curve = WinCurve.USUAL;
        List<Companion> files = Companion.of(variant, KIND);
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = files.size() - 1; i >= 0; i--) {
            curve = apply(curve, files.get(i), mistakes);
        }
        if (!mistakes.isEmpty()) {
            throw new VariantFileException(mistakes);
        }
        return curve;
    }

    /**
     * The curve of a variant whose files have been read before, as {@link #read(Variant)} finds it.
     *
     * @throws IllegalArgumentException when there is one but it cannot be used, saying why
     */
    static WinCurve beside(Variant variant) {
        try {
            return read(variant);
        } catch (VariantFileException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        } catch (IOException e) {
            throw new IllegalArgumentException("the chances of " + variant.id() + " cannot be read: " + e, e);
        }
    }

    private static WinCurve apply(WinCurve curve, Companion file, List<Mistake> mistakes) {
        WinCurve changed = curve;
        for (Numbers numbers : file.numbers()) {
            switch (String.join(".", numbers.path())) {
                case FORMAT -> {
                    if (!numbers.values().equals(List.of(FORMAT_NUMBER))) {
                        mistakes.add(file.atValue(numbers, "'format' must be 1"));
                    }
                }
                case EVEN -> changed = new WinCurve(pair(file, numbers, LEAST_EVEN, mistakes), changed.spread());
                case SPREAD -> changed = new WinCurve(changed.even(), pair(file, numbers, LEAST_SPREAD, mistakes));
                default -> mistakes.add(file.atKey(numbers, "there are 'even' and 'spread' alone"));
            }
        }
        return changed;
    }

    private static Pair pair(Companion file, Numbers numbers, double least, List<Mistake> mistakes) {
        List<Double> values = numbers.values();
        if (values.size() > 2) {
            mistakes.add(file.atValue(numbers, "it is [full board, few pieces], or one number for both"));
        } else if (values.stream().anyMatch(value -> value < least || value > LARGEST)) {
            mistakes.add(file.atValue(numbers, String.format(Locale.ROOT, "it lies between %.0f and 20000", least)));
        }
        return values.isEmpty() ? Pair.both(least) : new Pair(values.getFirst(), values.getLast());
    }

    /** The text of a file for a curve, in whole centipawns. */
    public static String write(WinCurve curve) {
        return "format = 1\n" + EVEN + " = " + text(curve.even()) + "\n" + SPREAD + " = " + text(curve.spread()) + "\n";
    }

    private static String text(Pair pair) {
        return "[" + Math.round(pair.middlegame()) + ", " + Math.round(pair.endgame()) + "]";
    }
}
