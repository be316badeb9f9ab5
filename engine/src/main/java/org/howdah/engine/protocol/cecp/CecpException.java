package org.howdah.engine.protocol.cecp;

/** A command that cannot be followed; the message says why, in a few words. */
final class CecpException extends Exception {
    private final String reason;

    CecpException(String reason) {
        super(reason);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}
