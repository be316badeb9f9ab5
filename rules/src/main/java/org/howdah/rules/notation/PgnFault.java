package org.howdah.rules.notation;

/** What is wrong with one game of a PGN text, and on which line. */
final class PgnFault extends Exception {
    private final int line;
    private final String what;

    PgnFault(int line, String what) {
        super(what);
        this.line = line;
        this.what = what;
    }

    /** A fault in a part of the game, named first, that its own reader has found. */
    PgnFault(int line, String part, Exception cause) {
        super(part + cause.getMessage(), cause);
        this.line = line;
        this.what = part + cause.getMessage();
    }

    int line() {
        return line;
    }

    String what() {
        return what;
    }
}
