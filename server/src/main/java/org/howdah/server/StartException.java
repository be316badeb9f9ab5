package org.howdah.server;

/** The server cannot start; the message names the thing and the way out, for people. */
public final class StartException extends Exception {

    StartException(String message, Throwable cause) {
        super(message, cause);
    }
}
