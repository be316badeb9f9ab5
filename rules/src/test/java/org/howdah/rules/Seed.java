package org.howdah.rules;

/** Where random tests begin: somewhere else each time, unless {@code -Dhowdah.seed=N} repeats a run. */
public final class Seed {
    private Seed() {}

    /** The seed for this run. A test that fails has to name it. */
    public static long next() {
        return Long.getLong("howdah.seed", System.nanoTime());
    }
}
