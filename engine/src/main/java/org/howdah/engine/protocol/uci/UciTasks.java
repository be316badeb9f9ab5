package org.howdah.engine.protocol.uci;

import org.jspecify.annotations.Nullable;

/** Runs tasks beside the commands, one at a time. */
final class UciTasks {
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

    /** Waits for a task that ends by itself, so that commands may be piped; one that does not would never end. */
    void requireIdle() throws UciException {
        if (task != null && task.isEndless() && !task.isFinished()) {
            throw new UciException("a search is running: stop it first");
        }
        join();
    }

    void stop() {
        if (task != null) {
            task.stop();
        }
        join();
    }

    void ponderHit() {
        if (task != null) {
            task.ponderHit();
        }
    }

    /** Ends now, unless all would be in vain. */
    void quit() {
        if (task != null && !task.isWholeOrNothing()) {
            task.stop();
        }
        join();
    }

    /** No more commands will come: ends what would wait for one. */
    void finish() {
        if (task != null && task.isEndless()) {
            task.stop();
        }
        join();
    }

    private void join() {
        try {
            if (thread != null) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
