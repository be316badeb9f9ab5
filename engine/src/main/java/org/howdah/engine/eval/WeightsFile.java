package org.howdah.engine.eval;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.variant.Companion;
import org.howdah.rules.variant.Companion.Numbers;
import org.howdah.rules.variant.Mistake;
import org.howdah.rules.variant.Nearest;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.VariantFileException;

/**
 * Weights as a file that lies beside a variant's: {@code mine.eval.toml} beside {@code mine.toml}. It tells those weights
 * that are not as derived; docs/evaluation.md lists them all.
 */
public final class WeightsFile {
    /** What stands before {@code .toml} in the names of such files. */
    public static final String KIND = "eval";

    private static final String FORMAT = "format";
    private static final double FORMAT_NUMBER = 1;

    /** No weight is larger; more would overflow in sums. */
    private static final double LARGEST = 20_000;

    private WeightsFile() {}

    /**
     * The weights of a variant: as the file beside its own says, or that beside one it extends, or derived.
     *
     * @throws VariantFileException with every mistake in these files
     * @throws IOException if one of them is there but cannot be read
     */
    public static Weights read(Variant variant) throws VariantFileException, IOException {
        Weights weights = Weights.derived(variant);
        List<Companion> files = Companion.of(variant, KIND);
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = files.size() - 1; i >= 0; i--) {
            weights = apply(weights, files.get(i), mistakes);
        }
        throwIfAny(mistakes);
        return weights;
    }

    /**
     * The weights that a text tells, and derived ones for all it does not.
     *
     * @param file its name, for the mistakes
     * @throws VariantFileException with every mistake in it
     */
    public static Weights read(Variant variant, String text, String file) throws VariantFileException {
        List<Mistake> mistakes = new ArrayList<>();
        Weights weights = apply(Weights.derived(variant), Companion.read(text, file), mistakes);
        throwIfAny(mistakes);
        return weights;
    }

    /**
     * The weights of a variant whose files have been read before, as {@link #read(Variant)} finds them.
     *
     * @throws IllegalArgumentException when there are such weights but they cannot be used, saying why
     */
    public static Weights beside(Variant variant) {
        try {
            return read(variant);
        } catch (VariantFileException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        } catch (IOException e) {
            throw new IllegalArgumentException("the weights of " + variant.id() + " cannot be read: " + e, e);
        }
    }

    private static void throwIfAny(List<Mistake> mistakes) throws VariantFileException {
        if (!mistakes.isEmpty()) {
            throw new VariantFileException(mistakes);
        }
    }

    private static Weights apply(Weights weights, Companion file, List<Mistake> mistakes) {
        Map<String, Pair> pairs = new LinkedHashMap<>();
        for (Numbers numbers : file.numbers()) {
            String name = String.join(".", numbers.path());
            List<Double> values = numbers.values();
            if (name.equals(FORMAT)) {
                if (!values.equals(List.of(FORMAT_NUMBER))) {
                    mistakes.add(file.atValue(numbers, "'format' must be 1"));
                }
            } else if (!weights.names().contains(name)) {
                if (!file.isInherited()) {
                    mistakes.add(file.atKey(numbers, unknown(name, weights)));
                }
            } else if (values.size() > 2) {
                mistakes.add(file.atValue(numbers, "'" + name + "' is [middlegame, endgame], or one number for both"));
            } else if (values.stream().anyMatch(value -> Math.abs(value) > LARGEST)) {
                mistakes.add(file.atValue(numbers, "a weight lies between -20000 and 20000"));
            } else {
                pairs.put(name, new Pair(values.getFirst(), values.getLast()));
            }
        }
        return weights.with(pairs);
    }

    private static String unknown(String name, Weights weights) {
        String[] words = name.split("\\.");
        String table = PieceTerm.TABLE + "." + (words.length > 1 ? words[1] : "") + ".";
        if (words[0].equals(PieceTerm.TABLE) && weights.names().stream().noneMatch(known -> known.startsWith(table))) {
            return "this game has no piece '" + (words.length > 1 ? words[1] : "") + "'";
        }
        String hint = Nearest.to(name, weights.names())
                .map(near -> "; did you mean '" + near + "'?")
                .orElse("; docs/evaluation.md lists them");
        return "this game has no weight '" + name + "'" + hint;
    }

    /** The text of a file for weights: those of them that are not as in {@code base}, in tenths. */
    public static String write(Weights weights, Weights base) {
        SequencedMap<String, List<String>> tables = new LinkedHashMap<>();
        for (String name : weights.names()) {
            String value = text(weights.of(name));
            if (!value.equals(text(base.of(name)))) {
                int dot = name.lastIndexOf('.');
                tables.computeIfAbsent(name.substring(0, Math.max(0, dot)), table -> new ArrayList<>())
                        .add(name.substring(dot + 1) + " = " + value);
            }
        }
        StringBuilder text = new StringBuilder(FORMAT + " = 1\n");
        List<String> top = tables.remove("");
        if (top != null) {
            top.forEach(line -> text.append(line).append('\n'));
        }
        tables.forEach((table, lines) -> {
            text.append("\n[").append(table).append("]\n");
            lines.forEach(line -> text.append(line).append('\n'));
        });
        return text.toString();
    }

    private static String text(Pair pair) {
        return "[" + text(pair.middlegame()) + ", " + text(pair.endgame()) + "]";
    }

    private static String text(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value + 0.0);
        text = text.equals("-0.0") ? "0.0" : text;
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
