package org.howdah.rules.variant;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that was probably meant by one that is not known. */
public final class Nearest {

    /** A longer word is no slip of a name. */
    private static final int LONGEST = 60;

    private Nearest() {}

    /**
     * The candidate that the fewest typing slips (a letter added, left out, wrong, or swapped with the next) turn into
     * the word; the first of equals. Empty when even that one needs more than a slip for every three letters, plus one.
     * Upper and lower case count as the same letter.
     */
    public static Optional<String> to(String word, Collection<String> candidates) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        int best = Integer.MAX_VALUE;
        String nearest = null;
        for (String candidate : candidates) {
            int distance = distance(fold(word), fold(candidate));
            if (distance < best) {
                best = distance;
                nearest = candidate;
            }
        }
        boolean near = best <= 1 + word.length() / 3 && best < word.length();
        return near || best == 0 ? Optional.ofNullable(nearest) : Optional.empty();
    }

    /** {@code "; did you mean 'x'?"} for the nearest candidate, or the list of all of them. */
    static String hint(String word, Collection<String> candidates) {
        return to(word, candidates)
                .map(near -> "; did you mean '" + near + "'?")
                .orElseGet(() -> "; known are " + String.join(", ", candidates));
    }

    private static String fold(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /** Optimal string alignment: Levenshtein's distance with swaps of neighbours. */
    private static int distance(String one, String other) {
        int[][] slips = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                slips[i][j] = i == 0 || j == 0 ? i + j : slips(slips, one, i, other, j);
            }
        }
        return slips[one.length()][other.length()];
    }

    private static int slips(int[][] before, String one, int i, String other, int j) {
        int wrong = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        int least = Math.min(before[i - 1][j - 1] + wrong, 1 + Math.min(before[i - 1][j], before[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1);
        return swapped ? Math.min(least, before[i - 2][j - 2] + 1) : least;
    }
}
