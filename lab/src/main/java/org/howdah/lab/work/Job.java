package org.howdah.lab.work;

import java.util.SequencedMap;
import org.howdah.lab.LabException;

/**
 * Units of work, by their numbers. What comes of a unit depends on the job and the number alone, so it does not matter who does
 * it, when, and how often. Another machine has the same job when it is told its {@link #kind()} and its {@link #line()}; it
 * has the same software and the same games when its {@link #traits()} are the same too.
 *
 * @param <R> what comes of a unit
 */
public interface Job<R> {
    /** Does units one after another, on one thread. */
    interface Station<R> extends AutoCloseable {
        /** Does the unit with that number. */
        R work(int unit);

        @Override
        void close();
    }

    /** What is to be done, in one word. */
    String kind();

    /** All that decides what comes of the units, on one line, from which the job can be made again. */
    String line();

    /** What has to be the same wherever units are done, by name ({@link Traits}): what is not told on the line. */
    SequencedMap<String, String> traits();

    /** Where units are done; one for each thread. */
    Station<R> open();

    /** What came of a unit, to be sent. */
    byte[] bytes(R result);

    /**
     * What was sent.
     *
     * @param unit which unit it should be of
     * @throws LabException when it cannot have come of that unit, saying what is wrong
     */
    R result(int unit, byte[] bytes) throws LabException;

    /**
     * The units that have to be done before this one, all with lower numbers; most jobs have none such. Where a unit is done, the job
     * knows what came of these: it is told, by {@link #know}.
     */
    default int[] needs(int unit) {
        return new int[0];
    }

    /**
     * What came of a unit that is done, and that others need, to be sent to where those are done.
     *
     * @throws IllegalStateException when no unit needs that one, as in most jobs
     */
    default byte[] known(int unit) {
        throw new IllegalStateException("no unit needs unit " + unit);
    }

    /**
     * Takes note of what came of a unit that was done elsewhere.
     *
     * @throws LabException when it cannot have come of that unit, or no unit needs it
     */
    default void know(int unit, byte[] bytes) throws LabException {
        throw new LabException("no unit of this job needs another, and what came of unit " + unit + " was sent");
    }
}
