package org.howdah.lab.player;

import java.util.Locale;

/** What a player can do that is not play. A game that ends so tells nothing of strength. */
public enum Fault {
    /** The flag fell before the move came. */
    TIME,
    /** A move that the rules forbid, or that is none. */
    ILLEGAL_MOVE,
    /** It said that the game was over, or that a legal move was not legal. */
    WRONG_CLAIM,
    /** The process ended, or closed its output. */
    CRASH,
    /** No move came, long after the time for it was up. */
    STALL;

    /** As people read it: {@code illegal move}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
