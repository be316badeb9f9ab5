package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;

/** Where the characters of a TOML string stand in the text: what turns a place in a value into a place in a file. */
final class Literal {

    private final Source source;
    private final String quote;
    private final List<Integer> offsets = new ArrayList<>();
    private int at;

    private Literal(Source source, int start) {
        this.source = source;
        char mark = source.at(start);
        String three = String.valueOf(mark).repeat(3);
        this.quote = source.text().startsWith(three, start) ? three : String.valueOf(mark);
        this.at = start + quote.length();
    }

    /**
     * The place of each character of a string's value, and last that of its closing quote.
     *
     * @param start where the string's opening quote stands
     */
    static List<Integer> offsets(Source source, int start) {
        Literal literal = new Literal(source, start);
        literal.walk();
        return literal.offsets;
    }

    private void walk() {
        boolean lines = quote.length() == 3;
        if (lines) {
            skipNewline();
        }
        while (at < source.text().length() && !atEnd(lines)) {
            if (source.at(at) == '\\' && quote.charAt(0) == '"') {
                escape();
            } else {
                // A line's end is one character of the value, also in Windows files.
                at += source.text().startsWith("\r\n", at) ? 1 : 0;
                offsets.add(at++);
            }
        }
        offsets.add(at);
    }

    /** Up to two quotes may stand right before the three that close. */
    private boolean atEnd(boolean lines) {
        return source.text().startsWith(quote, at) && !(lines && source.at(at + 3) == quote.charAt(0));
    }

    private void skipNewline() {
        at += source.at(at) == '\r' ? 1 : 0;
        at += source.at(at) == '\n' ? 1 : 0;
    }

    private void escape() {
        char kind = source.at(at + 1);
        if (kind == 'u' || kind == 'U') {
            int digits = kind == 'u' ? 4 : 8;
            int end = Math.min(at + 2 + digits, source.text().length());
            boolean pair = end == at + 10 && !source.text().startsWith("0000", at + 2);
            offsets.add(at);
            if (pair) {
                offsets.add(at);
            }
            at = end;
        } else if (Character.isWhitespace(kind)) {
            // A backslash at a line's end swallows all blank space up to the next character.
            at++;
            while (Character.isWhitespace(source.at(at))) {
                at++;
            }
        } else {
            offsets.add(at);
            at += 2;
        }
    }
}
