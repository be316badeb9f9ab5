package org.howdah.rules.board;

/** The two sides, as the ints {@link #WHITE} and {@link #BLACK}: they index arrays everywhere. */
public final class Color {
    public static final int WHITE = 0;
    public static final int BLACK = 1;

    private Color() {}

    /** The other side. */
    public static int opposite(int color) {
        return color ^ 1;
    }

    /** {@code "white"} or {@code "black"}. */
    public static String name(int color) {
        return color == WHITE ? "white" : "black";
    }
}
