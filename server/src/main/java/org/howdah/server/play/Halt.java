package org.howdah.server.play;

import org.jspecify.annotations.Nullable;

/**
 * Asks a search to end: its result is no longer wanted, or has taken too long. A search does not hear what is said in the moment
 * before it starts, so it is asked again until it has ended. Safe for any number of threads.
 */
public final class Halt {

    private static final long AGAIN_MILLIS = 50;

    private boolean asked;
    private @Nullable Runnable stop;

    /** Asks the search, now or as soon as it says how. */
    public synchronized void ask() {
        if (!asked) {
            asked = true;
            insist();
        }
    }

    /** The search says how it is stopped. */
    public synchronized void whenAsked(Runnable how) {
        stop = how;
        if (asked) {
            insist();
        }
    }

    /** The search has ended. */
    public synchronized void forget() {
        stop = null;
    }

    /** Whether the search has been asked to end. */
    public synchronized boolean isAsked() {
        return asked;
    }

    private void insist() {
        if (stop != null) {
            Thread.ofVirtual().name("halt").start(this::stopUntilForgotten);
        }
    }

    private void stopUntilForgotten() {
        try {
            while (stopOnce()) {
                Thread.sleep(AGAIN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean stopOnce() {
        if (stop != null) {
            stop.run();
        }
        return stop != null;
    }
}
