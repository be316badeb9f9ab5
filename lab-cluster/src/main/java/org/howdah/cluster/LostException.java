package org.howdah.cluster;

/** The coordinator cannot be reached, or no longer. Its message says so; later it may be there again. */
public final class LostException extends Exception {
    LostException(String message) {
        super(message);
    }
}
