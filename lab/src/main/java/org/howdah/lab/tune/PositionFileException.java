package org.howdah.lab.tune;

/** A file of positions that cannot be used; the message says which, where and why. */
public final class PositionFileException extends Exception {
    private static final long serialVersionUID = 1L;

    public PositionFileException(String message) {
        super(message);
    }
}
