package org.howdah.lab.tablebase;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;

/** Has parallel streams run on a given number of threads. */
final class Threads {
    private Threads() {}

    /** The result of work whose streams are to run on so many threads. */
    static <T> T of(int threads, Callable<T> work) {
        try (ForkJoinPool pool = new ForkJoinPool(threads)) {
            return pool.submit(work).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failed ? failed : new IllegalStateException(e.getCause());
        }
    }
}
