package org.howdah.lab.match;

import java.util.Locale;
import org.howdah.lab.player.Fault;

/** Why a game ended. */
public enum Cause {
    /** By the rules. */
    RULES,
    /** One side gave up. */
    RESIGNATION,
    /** Both agreed for long enough that one was winning. */
    AGREED_WIN,
    /** Both agreed for long enough that it was even. */
    AGREED_DRAW,
    /** It had become too long. */
    PLY_LIMIT,
    /** The endgame tables tell how it ends. */
    TABLEBASE,
    /** {@link Fault#TIME}. */
    TIME,
    /** {@link Fault#ILLEGAL_MOVE}. */
    ILLEGAL_MOVE,
    /** {@link Fault#WRONG_CLAIM}. */
    WRONG_CLAIM,
    /** {@link Fault#CRASH}. */
    CRASH,
    /** {@link Fault#STALL}. */
    STALL;

    static Cause of(Fault fault) {
        return valueOf(fault.name());
    }

    /** Whether that is no play, so that the game does not count. */
    public boolean isFault() {
        return compareTo(TIME) >= 0;
    }

    /** As people read it. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
