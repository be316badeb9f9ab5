package org.howdah.server.store;

/** The data folder cannot be used; the message says why and what to do, for people. */
public final class StoreException extends Exception {

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    StoreException(String message) {
        super(message);
    }
}
