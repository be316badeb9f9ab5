package org.howdah.lab.work;

import java.io.IOException;
import org.howdah.lab.LabException;

/** Those who do the work. */
public interface Crew extends AutoCloseable {
    /** Takes what comes of the units, one at a time. */
    @FunctionalInterface
    interface Sink<R> {
        /** Keeps it. */
        void take(R result) throws IOException;
    }

    /**
     * Has these units done, in whatever order, and returns when all are done or {@link #stop()} was called. The sink is
     * given each of them once.
     *
     * @throws IOException when the sink cannot keep something; nothing further is done then
     * @throws LabException when the work cannot be done at all
     */
    <R> void work(Job<R> job, int[] units, Sink<R> sink) throws IOException, LabException;

    /** Ends the work soon: units that are being done are not finished. From any thread. */
    void stop();

    /** Who they are just now, for those who watch, as in {@code 3 workers}; empty when that goes without saying. */
    String describe();

    @Override
    void close();
}
