package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;

/** The problems found so far in one FEN. */
final class FenProblems {
    /** A text with more is no FEN at all. */
    private static final int MOST = 50;

    private final List<FenProblem> all = new ArrayList<>();

    void add(int offset, String message) {
        if (all.size() < MOST) {
            all.add(new FenProblem(offset, message));
        }
    }

    /** All, in the order of the text. */
    List<FenProblem> all() {
        // The offset -1, of what has no place in the text, is the greatest when taken without sign.
        return all.stream()
                .sorted((a, b) -> Integer.compareUnsigned(a.offset(), b.offset()))
                .toList();
    }
}
