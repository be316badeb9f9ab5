package org.howdah.lab.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.lab.LabException;
import org.howdah.lab.stats.Sprt;

/** Settings of the form {@code key=value}, as in {@code elo0=0 elo1=5}: all have a usual value. */
public final class KeyWords {
    private static final int MOST = 100_000;

    private final String option;
    private final Map<String, String> values;

    /**
     * Reads words, which may also be joined by commas.
     *
     * @param option what they belong to, to name it when something is wrong
     * @param usual the keys there are, with their usual values
     * @throws LabException when a word is not one of them
     */
    private KeyWords(String option, List<String> words, Map<String, String> usual) throws LabException {
        this.option = option;
        values = new LinkedHashMap<>(usual);
        for (String word : String.join(",", words).split(",")) {
            String[] parts = word.strip().split("=", 2);
            if (word.isBlank()) {
                continue;
            }
            if (parts.length < 2 || !usual.containsKey(parts[0])) {
                throw new LabException(option + " takes " + String.join(", ", keys(usual)) + ", not '" + word + "'");
            }
            values.put(parts[0], parts[1]);
        }
    }

    private static List<String> keys(Map<String, String> usual) {
        return usual.entrySet().stream().map(Object::toString).toList();
    }

    /** {@code elo0=0 elo1=5 alpha=0.05 beta=0.05 model=logistic}. */
    public static Sprt sprt(List<String> words) throws LabException {
        Map<String, String> usual = new LinkedHashMap<>();
        usual.put("elo0", "0");
        usual.put("elo1", "5");
        usual.put("alpha", "0.05");
        usual.put("beta", "0.05");
        usual.put("model", "logistic");
        KeyWords read = new KeyWords("--sprt", words, usual);
        try {
            return new Sprt(read.real("elo0"), read.real("elo1"), read.real("alpha"), read.real("beta"), read.model());
        } catch (IllegalArgumentException e) {
            throw new LabException("--sprt: " + e.getMessage());
        }
    }

    /** {@code moves=4 score=600}. */
    public static Adjudication.Win win(List<String> words) throws LabException {
        Map<String, String> usual = new LinkedHashMap<>();
        usual.put("moves", "4");
        usual.put("score", "600");
        KeyWords read = new KeyWords("--resign", words, usual);
        return new Adjudication.Win(read.whole("moves", 1), read.whole("score", 1));
    }

    /** {@code moves=8 score=10 from=40}. */
    public static Adjudication.Draw draw(List<String> words) throws LabException {
        Map<String, String> usual = new LinkedHashMap<>();
        usual.put("moves", "8");
        usual.put("score", "10");
        usual.put("from", "40");
        KeyWords read = new KeyWords("--draw", words, usual);
        return new Adjudication.Draw(read.whole("moves", 1), read.whole("score", 0), read.whole("from", 0));
    }

    private Sprt.Model model() throws LabException {
        String name = values.getOrDefault("model", "");
        return switch (name) {
            case "logistic" -> Sprt.Model.LOGISTIC;
            case "normalized", "normalised" -> Sprt.Model.NORMALIZED;
            default -> throw new LabException(option + ": model is logistic or normalized, not '" + name + "'");
        };
    }

    private double real(String key) throws LabException {
        String text = values.getOrDefault(key, "");
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new LabException(option + ": " + key + " is a number, not '" + text + "'");
        }
    }

    private int whole(String key, int least) throws LabException {
        String text = values.getOrDefault(key, "");
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= MOST) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new LabException(option + ": " + key + " is a whole number from " + least + ", not '" + text + "'");
    }
}
