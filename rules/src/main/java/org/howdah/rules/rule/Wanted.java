package org.howdah.rules.rule;

/** Which moves to generate. */
enum Wanted {
    ALL,
    /** Captures and promotions. */
    NOISY,
    /** The others. */
    QUIET;

    /** The targets to keep, given those on which a move is noisy. */
    long among(long noisy) {
        return switch (this) {
            case ALL -> -1;
            case NOISY -> noisy;
            case QUIET -> ~noisy;
        };
    }
}
