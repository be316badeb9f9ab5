package org.howdah.rules.notation;

import java.io.IOException;
import java.io.Reader;

/** The characters of a PGN text, with a look ahead and the line of the next one; holds one buffer, whatever the size. */
final class PgnInput {
    static final int END = -1;

    private static final int LOOK_AHEAD = 64;

    private final Reader reader;
    private final char[] buffer = new char[8192];
    private int start;
    private int end;
    private int line = 1;
    private boolean atLineStart = true;

    PgnInput(Reader reader) {
        this.reader = reader;
    }

    /** The line of the next character, from 1. */
    int line() {
        return line;
    }

    boolean isAtLineStart() {
        return atLineStart;
    }

    int peek() throws IOException {
        return peek(0);
    }

    /** The character that many places after the next one, or {@link #END}. */
    int peek(int ahead) throws IOException {
        assert ahead < LOOK_AHEAD;
        while (start + ahead >= end) {
            if (!fill()) {
                return END;
            }
        }
        return buffer[start + ahead];
    }

    /** Takes the next character, {@link #END} after the last. A line ends with CR, LF or both. */
    int next() throws IOException {
        int c = peek();
        if (c == END) {
            return END;
        }
        start++;
        atLineStart = c == '\n' || c == '\r';
        if (c == '\n' || c == '\r' && peek() != '\n') {
            line++;
        }
        return c;
    }

    /** Whether the text goes on with that. */
    boolean startsWith(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            if (peek(i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean fill() throws IOException {
        if (end == buffer.length) {
            System.arraycopy(buffer, start, buffer, 0, end - start);
            end -= start;
            start = 0;
        }
        int count = reader.read(buffer, end, buffer.length - end);
        end += Math.max(count, 0);
        return count > 0;
    }

    void close() throws IOException {
        reader.close();
    }
}
