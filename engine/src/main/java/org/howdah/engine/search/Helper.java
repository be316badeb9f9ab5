package org.howdah.engine.search;

import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.engine.time.TimeBudget;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * A thread that searches the same position as the main one and shares what it finds through the transposition table
 * (lazy SMP). It sleeps between searches, and ends when closed.
 */
final class Helper {
    private final Worker worker;
    private final int number;
    private @Nullable SearchPlan job;
    private @Nullable Throwable failure;
    private boolean closed;

    /**
     * @param network of the game, null when it has none
     * @param number from 1
     */
    Helper(
            CompiledVariant variant,
            @Nullable Network network,
            TranspositionTable table,
            LongAdder tableHits,
            int number) {
        this.number = number;
        worker = new Worker(variant, network, table, tableHits);
        Thread.ofPlatform().daemon().name("howdah-search-" + number).start(this::live);
    }

    Deadline deadline() {
        return worker.deadline;
    }

    Deepening deepening() {
        return worker.deepening;
    }

    /** Takes up what to search. */
    synchronized void take(Position position, Limits limits) {
        worker.deadline.start(TimeBudget.UNLIMITED, limits.nodes(), false);
        worker.deadline.endGrace();
        worker.take(position, limits.searchMoves(), SearchListener.NONE);
    }

    /** Begins to search. */
    synchronized void start(SearchPlan plan) {
        job = plan.helping(number);
        notifyAll();
    }

    /**
     * Waits until it has stopped searching, as its deadline has been told.
     *
     * @throws IllegalStateException when it has failed
     */
    synchronized void await() {
        boolean interrupted = false;
        while (job != null) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            Throwable cause = failure;
            failure = null;
            throw new IllegalStateException("a helping thread has failed", cause);
        }
    }

    void tables(@Nullable Tablebase tables) {
        worker.tables(tables);
    }

    /** Whether to ask the game's network, if it has one. */
    void asksNetwork(boolean on) {
        worker.asksNetwork(on);
    }

    void clear() {
        worker.clear();
    }

    synchronized void close() {
        closed = true;
        worker.deadline.stop();
        notifyAll();
    }

    private void live() {
        SearchPlan next = awaitJob();
        while (next != null) {
            try {
                worker.deepening.run(next);
                done(null);
            } catch (RuntimeException | Error e) {
                done(e);
            }
            next = awaitJob();
        }
    }

    private synchronized @Nullable SearchPlan awaitJob() {
        try {
            while (job == null && !closed) {
                wait();
            }
        } catch (InterruptedException e) {
            // Nobody interrupts this thread but to end it.
            return null;
        }
        return closed ? null : job;
    }

    private synchronized void done(@Nullable Throwable thrown) {
        failure = thrown;
        job = null;
        notifyAll();
    }
}
