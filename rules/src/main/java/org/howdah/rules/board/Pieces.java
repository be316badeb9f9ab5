package org.howdah.rules.board;

/**
 * A piece on the board as one small int: its type (1 to {@link #MAX_TYPE}, in the order in which the variant
 * declares them) and its color. {@link #NONE} is an empty square.
 */
public final class Pieces {
    /** No piece: an empty square. */
    public static final int NONE = 0;

    /** The highest number a piece type may have. */
    public static final int MAX_TYPE = 31;

    private static final int COLOR_SHIFT = 5;

    private Pieces() {}

    /** The piece of a {@link Color} and a type (1 to {@link #MAX_TYPE}). */
    public static int of(int color, int type) {
        return type | color << COLOR_SHIFT;
    }

    /** The type of a piece; 0 for {@link #NONE}. */
    public static int type(int piece) {
        return piece & MAX_TYPE;
    }

    /** The {@link Color} of a piece; meaningless for {@link #NONE}. */
    public static int color(int piece) {
        return piece >> COLOR_SHIFT;
    }
}
