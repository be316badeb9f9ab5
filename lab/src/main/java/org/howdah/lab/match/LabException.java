package org.howdah.lab.match;

/** A match cannot begin or go on. Its message names the thing and, where there is one, the way out. */
public final class LabException extends Exception {
    public LabException(String message) {
        super(message);
    }
}
