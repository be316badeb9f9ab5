package org.howdah.rules.position;

/**
 * One thing that is wrong with a setup.
 *
 * @param kind what kind of thing
 * @param message what is wrong, in words, with the squares and pieces concerned
 */
public record Problem(Kind kind, String message) {
    /** The kinds of things that can be wrong. */
    public enum Kind {
        KINGS,
        OPPONENT_IN_CHECK,
        PAWN_PLACE,
        HAND,
        RIGHTS,
        EN_PASSANT,
        TRADE_BAN,
        CLOCK
    }

    @Override
    public String toString() {
        return message;
    }
}
