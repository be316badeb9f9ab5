package org.howdah.lab.tune;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** A few threads that share work. */
public final class Workers implements AutoCloseable {
    private final int count;
    private final ExecutorService threads;

    public Workers(int count) {
        this.count = count;
        threads =
                Executors.newFixedThreadPool(count, Thread.ofPlatform().daemon().factory());
    }

    int count() {
        return count;
    }

    /**
     * Does something with each part, at the same time.
     *
     * @return what came of them, in order
     */
    public <P, R> List<R> each(List<P> parts, Function<P, R> work) {
        List<Future<R>> futures = parts.stream()
                .map(part -> threads.submit(() -> work.apply(part)))
                .toList();
        return futures.stream().map(Workers::result).toList();
    }

    private static <R> R result(Future<R> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException expected) {
                throw expected;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
