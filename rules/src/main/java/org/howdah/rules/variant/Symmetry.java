package org.howdah.rules.variant;

/** How Black's side of the board follows from White's. */
public enum Symmetry {
    /** The ranks are mirrored: a1 answers to a8, as in orthodox chess. */
    MIRROR,
    /** The board is turned by half: a1 answers to h8. */
    ROTATE
}
