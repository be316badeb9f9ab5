package org.howdah.engine.search;

import org.howdah.engine.time.TimeBudget;

/** Watches time, nodes and the wish to stop, on behalf of a running search. */
final class Deadline {
    /** The clock is looked at after so many nodes: well under a millisecond's worth. */
    private static final int NODES_BETWEEN_LOOKS = 256;

    private static final long NANOS_PER_MILLI = 1_000_000;

    private volatile boolean stopAsked;
    private boolean over;
    private long startNanos;
    private long hardNanos;
    private long softMillis;
    private long nodeLimit;
    private long nextLook;

    /** Begins anew. */
    void start(TimeBudget budget, long maxNodes) {
        startNanos = System.nanoTime();
        softMillis = budget.softMillis();
        hardNanos = budget.hardMillis() > Long.MAX_VALUE / NANOS_PER_MILLI
                ? Long.MAX_VALUE
                : budget.hardMillis() * NANOS_PER_MILLI;
        limitNodes(maxNodes);
        over = false;
        stopAsked = false;
    }

    /** Sets how many nodes may be visited from the start on, 0 for any number. */
    void limitNodes(long maxNodes) {
        nodeLimit = maxNodes > 0 ? maxNodes : Long.MAX_VALUE;
        nextLook = 0;
    }

    /** Asks the search to end; from any thread. */
    synchronized void stop() {
        stopAsked = true;
        notifyAll();
    }

    /** Waits until {@link #stop} is called. An interrupt is taken for it. */
    synchronized void awaitStop() {
        try {
            while (!stopAsked) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the search has to end, now that so many nodes have been visited. */
    boolean isOver(long nodes) {
        return over || nodes >= nextLook && look(nodes);
    }

    /** Whether the search has been found to have to end. */
    boolean isOver() {
        return over;
    }

    private boolean look(long nodes) {
        nextLook = Math.min(nodeLimit, nodes + NODES_BETWEEN_LOOKS);
        over = stopAsked || nodes >= nodeLimit || System.nanoTime() - startNanos >= hardNanos;
        return over;
    }

    /** Whether it is too late to begin another iteration, the soft limit stretched by a factor. */
    boolean isLate(double factor) {
        return softMillis != Long.MAX_VALUE && millis() >= softMillis * factor;
    }

    long millis() {
        return (System.nanoTime() - startNanos) / NANOS_PER_MILLI;
    }
}
