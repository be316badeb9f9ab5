package org.howdah.server.play;

import org.jspecify.annotations.Nullable;

/** Asks a search to end: its result is no longer wanted, or has taken too long. Safe for any number of threads. */
public final class Halt {

    private boolean asked;
    private @Nullable Runnable stop;

    /** Asks the search, now or as soon as it says how. */
    public synchronized void ask() {
        asked = true;
        if (stop != null) {
            stop.run();
        }
    }

    /** The search says how it is stopped. */
    public synchronized void whenAsked(Runnable how) {
        stop = how;
        if (asked) {
            how.run();
        }
    }

    /** Whether the search has been asked to end. */
    public synchronized boolean isAsked() {
        return asked;
    }
}
