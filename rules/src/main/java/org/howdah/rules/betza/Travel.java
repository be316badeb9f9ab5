package org.howdah.rules.betza;

/** How a move gets from its start to its end. */
public enum Travel {
    /** Straight to the target, whatever stands between. */
    LEAP,
    /** To the target unless a square between is occupied (Betza's {@code n}). */
    LAME,
    /** The same step again and again until something is in the way (rook, bishop, nightrider). */
    RIDE,
    /** A ride that must pass over exactly one piece, and ends only beyond it (Betza's {@code p}; the cannon). */
    HOP
}
