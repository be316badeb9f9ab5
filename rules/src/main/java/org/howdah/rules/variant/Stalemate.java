package org.howdah.rules.variant;

/** What it means for the side to move to have no legal move while not in check. */
public enum Stalemate {
    /** The game is drawn. */
    DRAW,
    /** The side that cannot move has lost. */
    LOSS,
    /** The side that cannot move has won. */
    WIN
}
