package org.howdah.rules.notation;

import java.util.List;

/** The numeric annotation glyphs of the PGN standard that have a spelling of their own. */
public final class Nag {
    /** The highest number that is read and written; the standard itself defines 0 to 255. */
    public static final int HIGHEST = 9999;

    private static final List<String> GLYPHS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    private Nag() {}

    /**
     * The number that a glyph such as {@code "!?"} stands for.
     *
     * @throws IllegalArgumentException for any other text
     */
    public static int number(String glyph) {
        int number = glyph.isEmpty() ? -1 : GLYPHS.indexOf(glyph);
        if (number < 0) {
            throw new IllegalArgumentException("not an annotation glyph: " + glyph);
        }
        return number;
    }

    /** How people see a number: its glyph, or {@code $n} where it has none. */
    public static String text(int number) {
        return number > 0 && number < GLYPHS.size() ? GLYPHS.get(number) : "$" + number;
    }
}
