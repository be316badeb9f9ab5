package org.howdah.lab.work;

import org.howdah.lab.LabException;
import org.howdah.rules.variant.CompiledVariant;

/** Finds the games that the line of a job names. */
@FunctionalInterface
public interface GameFinder {
    /**
     * The game with that id.
     *
     * @throws LabException when it is not known here
     */
    CompiledVariant find(String id) throws LabException;
}
