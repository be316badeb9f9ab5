package org.howdah.engine.nnue;

/** A file that should hold a network and does not. The message says which, why, and what to do. */
public final class NetworkException extends Exception {
    private static final long serialVersionUID = 1;

    NetworkException(String message) {
        super(message);
    }
}
