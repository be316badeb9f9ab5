package org.howdah.engine.protocol.uci;

/** A command that cannot be followed; the message says why, in one line. */
final class UciException extends Exception {
    UciException(String message) {
        super(message.replace('\n', ' '));
    }

    /** The same reason in a form that this protocol can tell. */
    UciException(Exception reason) {
        this(String.valueOf(reason.getMessage()));
    }

    /** What to tell whoever sent the command. */
    String reason() {
        return String.valueOf(getMessage());
    }
}
