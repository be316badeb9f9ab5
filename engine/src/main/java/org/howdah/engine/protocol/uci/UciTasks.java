package org.howdah.engine.protocol.uci;

import org.jspecify.annotations.Nullable;

/** Runs tasks beside the commands, one at a time. */
final class UciTasks {
    private static final long MILLIS_BETWEEN_LOOKS = 10;

    private final UciOutput out;
    private @Nullable UciTask task;
    private @Nullable Thread thread;

    UciTasks(UciOutput out) {
        this.out = out;
    }

    void start(UciTask started) {
        task = started;
        thread = Thread.ofPlatform()
                .name("howdah-uci")
                .uncaughtExceptionHandler((failed, error) -> out.fail("the search has failed", error))
                .start(started);
    }

    /**
     * Waits for a task that ends by itself, so that commands may be piped; one that does not would never end.
     *
     * @param meanwhile done again and again while it waits
     */
    void requireIdle(Runnable meanwhile) throws UciException {
        if (task != null && task.isEndless() && !task.isFinished()) {
            throw new UciException("a search is running: stop it first");
        }
        while (thread != null && thread.isAlive()) {
            meanwhile.run();
            join(MILLIS_BETWEEN_LOOKS);
        }
    }

    void stop() {
        askToStop();
        join();
    }

    /** Has the task end, and does not wait for it. */
    void askToStop() {
        if (task != null) {
            task.stop();
        }
    }

    void ponderHit() {
        if (task != null) {
            task.ponderHit();
        }
    }

    /** Ends now, unless all would be in vain. */
    void quit() {
        askToQuit();
        join();
    }

    /** Has the task end now, unless all would be in vain, and does not wait for it. */
    void askToQuit() {
        if (task != null && !task.isWholeOrNothing()) {
            task.stop();
        }
    }

    /** No more commands will come: ends what would wait for one. */
    void finish() {
        if (task != null && task.isEndless()) {
            task.stop();
        }
        join();
    }

    private void join() {
        join(0);
    }

    /** @param millis how long to wait at most, 0 for ever */
    private void join(long millis) {
        try {
            if (thread != null) {
                thread.join(millis);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
