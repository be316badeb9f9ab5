package org.howdah.rules.notation;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.howdah.rules.Seed;

/** Texts damaged at random, for readers that have to survive any. */
final class Mangler {
    private static final int MOST_EDITS = 4;

    private Mangler() {}

    /** Shows a check that many damaged texts; one that fails is named with the seed. */
    static void each(List<String> texts, List<String> scraps, int count, Consumer<String> check) {
        long seed = Seed.next();
        RandomGenerator random = new SplittableRandom(seed);
        for (int i = 0; i < count; i++) {
            String text = mangle(texts.get(random.nextInt(texts.size())), scraps, random);
            try {
                check.accept(text);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("-Dhowdah.seed=" + seed + ":\n" + text, e);
            }
        }
    }

    private static String mangle(String text, List<String> scraps, RandomGenerator random) {
        StringBuilder mangled = new StringBuilder(text);
        for (int edits = random.nextInt(1, MOST_EDITS + 1); edits > 0; edits--) {
            int start = random.nextInt(mangled.length() + 1);
            int end = Math.min(mangled.length(), start + random.nextInt(4));
            mangled.replace(start, end, scraps.get(random.nextInt(scraps.size())));
        }
        return mangled.toString();
    }
}
