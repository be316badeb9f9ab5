package org.howdah.lab.work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Some threads of this process. How many there are, and in which order units end, changes nothing. */
public final class LocalThreads implements Crew {
    private static final long PATIENCE_MILLIS = 200;

    private final int count;
    private volatile boolean stopped;

    /** @param count how many units are done at the same time */
    public LocalThreads(int count) {
        this.count = count;
    }

    @Override
    public <R> void work(Job<R> job, int[] units, Sink<R> sink) throws IOException {
        new Shift<>(job, units, sink).work();
    }

    @Override
    public void stop() {
        stopped = true;
    }

    @Override
    public String describe() {
        return "";
    }

    @Override
    public void close() {
        // The threads end with the work.
    }

    /** One job's work. */
    private final class Shift<R> {
        private final Job<R> job;
        private final int[] units;
        private final Sink<R> sink;
        private final AtomicInteger next = new AtomicInteger();
        private final BitSet open = new BitSet();
        private @Nullable Throwable failure;

        Shift(Job<R> job, int[] units, Sink<R> sink) {
            this.job = job;
            this.units = units;
            this.sink = sink;
            for (int unit : units) {
                open.set(unit);
            }
        }

        void work() throws IOException {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < Math.min(count, units.length); i++) {
                threads.add(Thread.ofPlatform().daemon().name("work " + i).start(this::workAll));
            }
            try {
                for (Thread thread : threads) {
                    thread.join();
                }
            } catch (InterruptedException e) {
                stop();
                Thread.currentThread().interrupt();
            }
            rethrow();
        }

        private void workAll() {
            try (Job.Station<R> station = job.open()) {
                for (int i = next.getAndIncrement(); i < units.length && !stopped; i = next.getAndIncrement()) {
                    waitFor(job.needs(units[i]));
                    keep(units[i], station.work(units[i]));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                stop();
            } catch (IOException | RuntimeException | Error e) {
                fail(e);
            }
        }

        /** Others do them: they were begun before, since units are begun in their order. */
        private synchronized void waitFor(int[] needed) throws InterruptedException {
            while (!stopped && IntStream.of(needed).anyMatch(open::get)) {
                wait(PATIENCE_MILLIS);
            }
        }

        private synchronized void keep(int unit, R result) throws IOException {
            if (!stopped) {
                sink.take(result);
                open.clear(unit);
                notifyAll();
            }
        }

        private synchronized void fail(Throwable e) {
            stop();
            if (failure == null) {
                failure = e;
            }
        }

        private synchronized void rethrow() throws IOException {
            switch (failure) {
                case null -> {}
                case IOException e -> throw e;
                case RuntimeException e -> throw e;
                case Error e -> throw e;
                default -> throw new IllegalStateException(failure);
            }
        }
    }
}
