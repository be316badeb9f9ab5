package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong in a variant file, so that all of it can be told at once. */
final class Mistakes {

    private final List<Mistake> list = new ArrayList<>();

    void add(Mistake mistake) {
        if (!list.contains(mistake)) {
            list.add(mistake);
        }
    }

    boolean any() {
        return !list.isEmpty();
    }

    void throwIfAny() throws VariantFileException {
        if (any()) {
            list.sort(Comparator.comparing(Mistake::file)
                    .thenComparing(Mistake::line)
                    .thenComparing(Mistake::column));
            throw new VariantFileException(list);
        }
    }
}
