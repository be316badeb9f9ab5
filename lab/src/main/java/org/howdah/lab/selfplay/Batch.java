package org.howdah.lab.selfplay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Games with numbers, played on some threads. A game depends on its number alone, so how many threads there are, and in which
 * order the games end, changes nothing.
 *
 * @param <G> what is known of a game that was played
 */
public final class Batch<G> {
    /** Plays games one after another, on one thread. */
    public interface Table<G> extends AutoCloseable {
        /** Plays the game with that number. */
        G play(int number);

        @Override
        void close();
    }

    /** Takes the games that were played, one at a time. */
    @FunctionalInterface
    public interface Sink<G> {
        /** Keeps a game. */
        void take(G game) throws IOException;
    }

    private final Supplier<Table<G>> tables;
    private final Sink<G> sink;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;
    private @Nullable Throwable failure;

    /**
     * @param tables opens a table; once for each thread
     * @param sink where the games go
     */
    public Batch(Supplier<Table<G>> tables, Sink<G> sink) {
        this.tables = tables;
        this.sink = sink;
    }

    /**
     * Plays the games with these numbers, and returns when all are played or {@link #stop()} was called.
     *
     * @param threads how many games are played at the same time
     * @throws IOException when the sink cannot keep a game; no further ones are played then
     */
    public void play(int[] numbers, int threads) throws IOException {
        List<Thread> players = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, numbers.length); i++) {
            players.add(Thread.ofPlatform().daemon().name("table " + i).start(() -> playAll(numbers)));
        }
        try {
            for (Thread player : players) {
                player.join();
            }
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        }
        rethrow();
    }

    /** Ends soon: games that are being played are not finished. From any thread. */
    public void stop() {
        stopped = true;
    }

    private void playAll(int[] numbers) {
        try (Table<G> table = tables.get()) {
            for (int i = next.getAndIncrement(); i < numbers.length && !stopped; i = next.getAndIncrement()) {
                keep(table.play(numbers[i]));
            }
        } catch (IOException | RuntimeException | Error e) {
            fail(e);
        }
    }

    private synchronized void keep(G game) throws IOException {
        if (!stopped) {
            sink.take(game);
        }
    }

    private synchronized void fail(Throwable e) {
        stopped = true;
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
