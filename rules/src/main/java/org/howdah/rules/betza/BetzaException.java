package org.howdah.rules.betza;

/** A Betza text that cannot be read: what is wrong, where, and what may have been meant. */
public final class BetzaException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int offset;

    BetzaException(int offset, String message) {
        super(message);
        this.offset = offset;
    }

    /** Index in the text of the first character that is wrong. */
    public int offset() {
        return offset;
    }
}
