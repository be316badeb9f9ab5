package org.howdah.server.play;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.howdah.server.clock.Ticker;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads on which the computer thinks, as many as there are cores; more work waits in line. Work that throws or dies is
 * logged and tried once more; a thread that does not come back, though asked to, is given up and replaced.
 */
final class ThinkingPool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ThinkingPool.class);
    private static final int LONGEST_LINE = 2_000;
    private static final Duration LAST_GRACE = Duration.ofSeconds(5);

    private final ThreadPoolExecutor threads;
    private final ScheduledExecutorService watch;
    private final Ticker ticker;
    private final Duration grace;

    ThinkingPool(int size, Ticker ticker) {
        this(size, ticker, LAST_GRACE);
    }

    /** With another time for a search to end after it was asked to. */
    ThinkingPool(int size, Ticker ticker, Duration grace) {
        this.ticker = ticker;
        this.grace = grace;
        threads = new ThreadPoolExecutor(
                size,
                size,
                1,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(LONGEST_LINE),
                Thread.ofPlatform().name("thinking-", 1).daemon().factory(),
                (work, pool) -> {
                    throw new RejectedExecutionException("too many searches are waiting");
                });
        watch = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("thinking-watch").daemon().factory());
    }

    /**
     * Thinks.
     *
     * @param what names the work in the log
     * @param patience how long the work may take before it is asked to halt
     * @return done when the work is; failed when it failed twice
     */
    <T> CompletableFuture<Thought<T>> think(String what, Duration patience, Halt halt, Supplier<T> work) {
        return attempt(patience, halt, work).exceptionallyCompose(first -> {
            if (halt.isAsked() || threads.isShutdown()) {
                return CompletableFuture.failedFuture(first);
            }
            if (first instanceof RejectedExecutionException) {
                LOG.error("{}: {}", what, first.getMessage());
                return CompletableFuture.failedFuture(first);
            }
            LOG.warn("{}: thinking failed, once more", what, first);
            return attempt(patience, halt, work).whenComplete((thought, second) -> {
                if (second != null) {
                    LOG.error("{}: thinking failed again", what, second);
                }
            });
        });
    }

    private <T> CompletableFuture<Thought<T>> attempt(Duration patience, Halt halt, Supplier<T> work) {
        CompletableFuture<Thought<T>> done = new CompletableFuture<>();
        try {
            threads.execute(() -> run(patience, halt, work, done));
        } catch (RejectedExecutionException e) {
            done.completeExceptionally(e);
        }
        return done;
    }

    private <T> void run(Duration patience, Halt halt, Supplier<T> work, CompletableFuture<Thought<T>> done) {
        if (halt.isAsked()) {
            done.completeExceptionally(new CancellationException("no longer wanted"));
            return;
        }
        try {
            done.complete(watched(patience, halt, work, done));
        } catch (Throwable e) { // whatever it is, the game must hear of it
            done.completeExceptionally(e);
        }
    }

    private <T> Thought<T> watched(Duration patience, Halt halt, Supplier<T> work, CompletableFuture<Thought<T>> done) {
        Overtime overtime = new Overtime(Thread.currentThread(), halt, done);
        ScheduledFuture<?> alarm = watch.schedule(overtime::ask, patience.toMillis(), TimeUnit.MILLISECONDS);
        try {
            long startedAt = ticker.millis();
            return new Thought<>(work.get(), startedAt, ticker.millis());
        } finally {
            alarm.cancel(false);
            overtime.over();
        }
    }

    /** Work that takes longer than it may: asked to halt, then given up, and its thread replaced while it hangs. */
    private final class Overtime {

        private final Thread thread;
        private final Halt halt;
        private final CompletableFuture<?> done;
        private boolean over;
        private boolean replaced;

        Overtime(Thread thread, Halt halt, CompletableFuture<?> done) {
            this.thread = thread;
            this.halt = halt;
            this.done = done;
        }

        void ask() {
            halt.ask();
            var _ = watch.schedule(this::giveUp, grace.toMillis(), TimeUnit.MILLISECONDS);
        }

        private synchronized void giveUp() {
            if (!over) {
                LOG.error("{} does not come back; another takes its place", thread.getName());
                replaced = true;
                resize(1);
                thread.interrupt();
                done.completeExceptionally(new TimeoutException("no answer from the search"));
            }
        }

        synchronized void over() {
            over = true;
            if (replaced) {
                resize(-1);
            }
        }
    }

    private synchronized void resize(int by) {
        int size = threads.getCorePoolSize() + by;
        threads.setCorePoolSize(Math.min(size, threads.getMaximumPoolSize()));
        threads.setMaximumPoolSize(size);
        threads.setCorePoolSize(size);
    }

    @Override
    public void close() {
        threads.shutdownNow();
        watch.shutdownNow();
    }
}
