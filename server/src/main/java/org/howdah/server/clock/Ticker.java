package org.howdah.server.clock;

/** What a clock is read from: milliseconds that only go forward, from any origin. */
@FunctionalInterface
public interface Ticker {

    /** The time now. */
    long millis();

    /** The machine's own, which no change of its date disturbs. */
    static Ticker system() {
        return () -> System.nanoTime() / 1_000_000;
    }
}
