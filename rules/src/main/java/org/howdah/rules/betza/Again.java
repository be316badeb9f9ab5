package org.howdah.rules.betza;

/** What a piece does after its first step in the same turn (Betza's {@code a}). */
public enum Again {
    /** Nothing: an ordinary move. */
    NO,
    /**
     * {@code ca}: it captures on the first step, then makes one more step of the same atom in any direction except
     * straight back, to an empty square or onto a second enemy piece.
     */
    ONWARD,
    /** {@code cab}: it captures on the first step and returns to where it stood (igui). */
    RETURN,
    /** {@code mab}: it steps to an empty square and back, leaving all as it was: a pass. */
    PASS
}
