package org.howdah.engine.search;

/** How a score relates to the true value that a full search to the same depth would give. */
public enum Bound {
    /** It is the value. */
    EXACT,
    /** The value is at least this. */
    LOWER,
    /** The value is at most this. */
    UPPER
}
