package org.howdah.lab.player;

/** An engine cannot be started, or not as it was asked for. Its message says what is wrong and, where it can, the way out. */
public final class StartException extends Exception {
    StartException(String message) {
        super(message);
    }
}
