package org.howdah.rules.variant;

import org.jspecify.annotations.Nullable;

/**
 * The text of a variant file, and the places in it.
 *
 * @param file its name
 * @param text its text
 * @param origin where it is, null for a text that is in no file
 */
record Source(String file, String text, @Nullable Origin origin) {

    /** The mistake at a place in the text. */
    Mistake mistake(int offset, String message) {
        int lineStart = text.lastIndexOf('\n', offset - 1) + 1;
        int line = (int) text.substring(0, lineStart)
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
        return new Mistake(file, line, text.codePointCount(lineStart, offset) + 1, message);
    }

    /** The place of a line and a column, both from 1, the column counted in code points. */
    int offset(int line, int column) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            int end = text.indexOf('\n', start);
            start = end < 0 ? text.length() : end + 1;
        }
        int offset = start;
        for (int i = 1; i < column && offset < text.length(); i++) {
            offset += Character.charCount(text.codePointAt(offset));
        }
        return offset;
    }

    char at(int offset) {
        return offset < text.length() ? text.charAt(offset) : '\0';
    }

    /** The next place from there that is neither blank space nor in a comment. */
    int skipSpace(int offset) {
        int at = offset;
        while (Character.isWhitespace(at(at)) || at(at) == '#') {
            int lineEnd = text.indexOf('\n', at);
            at = at(at) != '#' ? at + 1 : lineEnd < 0 ? text.length() : lineEnd;
        }
        return at;
    }

    /** The next place from there that is neither a blank nor a tab. */
    int skipBlanks(int offset) {
        int at = offset;
        while (at(at) == ' ' || at(at) == '\t') {
            at++;
        }
        return at;
    }
}
