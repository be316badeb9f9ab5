package org.howdah.lab.values;

import org.howdah.rules.variant.Variant;

/**
 * Something of an army that can be worth something.
 *
 * @param type the piece type
 * @param state where it is, or what about it counts
 */
public record Man(int type, State state) {
    /** Where a man is. */
    public enum State {
        /** A piece on the board. */
        BOARD(""),
        /** A piece in hand. */
        HAND("@"),
        /** Not the piece, but its right to the moves that only an unmoved one has. */
        FIRST_MOVE("!");

        private final String mark;

        State(String mark) {
            this.mark = mark;
        }
    }

    static Man board(int type) {
        return new Man(type, State.BOARD);
    }

    /** Its letter, followed by {@code @} for a piece in hand and {@code !} for the first move. */
    public String name(Variant variant) {
        return variant.piece(type).letter() + state.mark;
    }
}
