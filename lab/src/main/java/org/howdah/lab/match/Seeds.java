package org.howdah.lab.match;

import java.util.SplittableRandom;

/** Seeds made of seeds. */
final class Seeds {
    private Seeds() {}

    /** One that has nothing in common with those of neighbouring numbers. */
    static long mix(long seed, long number) {
        return new SplittableRandom(seed + number * 0x9E3779B97F4A7C15L).nextLong();
    }
}
