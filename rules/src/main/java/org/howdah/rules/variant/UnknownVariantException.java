package org.howdah.rules.variant;

/** A name that is neither a built-in variant's id nor a variant file's path. The message says what may have been meant. */
public final class UnknownVariantException extends Exception {

    private static final long serialVersionUID = 1L;

    UnknownVariantException(String message) {
        super(message);
    }
}
