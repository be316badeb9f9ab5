package org.howdah.engine.search;

import java.util.List;
import org.howdah.engine.time.PausableTime;
import org.howdah.engine.time.TimeBudget;

/**
 * Watches time, nodes and the wish to stop, on behalf of one thread of a search. Each counts the nodes of all threads; time is
 * watched by the main one, and the others are told to stop when it has.
 */
final class Deadline {
    /** The clock is looked at after so many nodes: well under a millisecond's worth. */
    private static final int NODES_BETWEEN_LOOKS = 256;

    /** However late it is, so many nodes may be spent on the first iteration: some milliseconds. */
    private static final int FIRST_NODES = 2_048;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final PausableTime time = new PausableTime();
    private volatile List<Deadline> others = List.of();
    private volatile boolean stopAsked;
    private volatile boolean pondering;
    private volatile long clockNanos;
    private volatile long seen;
    private boolean over;
    private long startNanos;
    private long hardNanos;
    private long softMillis;
    private long nodeLimit;
    private long grace;
    private long nextLook;

    /** Names those of the other threads, whose nodes count too. */
    void include(List<Deadline> otherThreads) {
        others = otherThreads;
    }

    /**
     * Begins anew.
     *
     * @param maxNodes how many nodes may be visited, 0 for any number
     * @param ponder whether the clock stands until {@link #ponderHit()}
     */
    void start(TimeBudget budget, long maxNodes, boolean ponder) {
        startNanos = time.nanos();
        clockNanos = startNanos;
        softMillis = budget.softMillis();
        hardNanos = budget.hardMillis() > Long.MAX_VALUE / NANOS_PER_MILLI
                ? Long.MAX_VALUE
                : budget.hardMillis() * NANOS_PER_MILLI;
        nodeLimit = maxNodes > 0 ? maxNodes : Long.MAX_VALUE;
        nextLook = 0;
        grace = FIRST_NODES;
        seen = 0;
        over = false;
        pondering = ponder;
        stopAsked = false;
    }

    /** There is a result: from now on the search may end at any moment. */
    void endGrace() {
        grace = 0;
    }

    /** Asks the search to end; from any thread. */
    synchronized void stop() {
        stopAsked = true;
        notifyAll();
    }

    /** Starts the clock, if the search was pondering; from any thread. */
    synchronized void ponderHit() {
        if (pondering) {
            clockNanos = time.nanos();
            pondering = false;
            notifyAll();
        }
    }

    /** Has the search stand still, with its clock, until {@link #resume} or {@link #stop}; from any thread. */
    synchronized void pause() {
        time.pause();
    }

    /** Ends the pause; from any thread. */
    synchronized void resume() {
        time.resume();
        notifyAll();
    }

    private synchronized void awaitResume() {
        try {
            while (!stopAsked && time.isPaused()) {
                wait();
            }
        } catch (InterruptedException e) {
            stopAsked = true;
            Thread.currentThread().interrupt();
        }
    }

    /** Waits while pondering, or, when {@code infinite}, until {@link #stop} is called. An interrupt is taken for it. */
    synchronized void await(boolean infinite) {
        try {
            while (!stopAsked && (infinite || pondering)) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the search has to end, now that this thread has visited so many nodes. */
    boolean isOver(long nodes) {
        return over || nodes >= nextLook && look(nodes);
    }

    /** Whether the search has been found to have to end. */
    boolean isOver() {
        return over;
    }

    private boolean look(long nodes) {
        if (time.isPaused()) {
            awaitResume();
        }
        seen = nodes;
        long rest = nodeLimit - allNodes(nodes);
        nextLook = nodes + Math.clamp(rest, 0, NODES_BETWEEN_LOOKS);
        over = rest <= 0 || nodes >= grace && (stopAsked || isOutOfTime());
        return over;
    }

    private boolean isOutOfTime() {
        return !pondering && time.nanos() - clockNanos >= hardNanos;
    }

    /** The nodes of all threads, this one having visited {@code own}; the others' as of their last look. */
    long allNodes(long own) {
        long sum = own;
        List<Deadline> counted = others;
        for (int i = 0; i < counted.size(); i++) {
            sum += counted.get(i).seen;
        }
        return sum;
    }

    /** Whether it is too late to begin another iteration, the soft limit stretched by a factor. */
    boolean isLate(double factor) {
        return softMillis != Long.MAX_VALUE
                && !pondering
                && (time.nanos() - clockNanos) / NANOS_PER_MILLI >= softMillis * factor;
    }

    /** Milliseconds since the search began, pondering included, pauses not. */
    long millis() {
        return (time.nanos() - startNanos) / NANOS_PER_MILLI;
    }
}
