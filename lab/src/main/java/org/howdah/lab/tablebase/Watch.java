package org.howdah.lab.tablebase;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleConsumer;

/** How far the work on one table is, and whether it should go on. For any number of threads. */
final class Watch {
    private final long parts;
    private final DoubleConsumer listener;
    private final LongAdder done = new LongAdder();
    private volatile boolean stopped;

    /**
     * @param parts how many parts the work has
     * @param listener told the share of the work that is done, from 0 to 1
     */
    Watch(long parts, DoubleConsumer listener) {
        this.parts = parts;
        this.listener = listener;
    }

    void partDone() {
        done.increment();
        listener.accept((double) done.sum() / parts);
    }

    void stop() {
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }
}
