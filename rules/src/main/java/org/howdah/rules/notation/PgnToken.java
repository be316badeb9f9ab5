package org.howdah.rules.notation;

/**
 * A word of PGN.
 *
 * @param kind what it is
 * @param text the name of a tag, the words of a comment, the digits of a NAG, a move, a result; else empty
 * @param value the value of a tag; else empty
 * @param line where it begins, from 1
 */
record PgnToken(Kind kind, String text, String value, int line) {

    enum Kind {
        TAG,
        COMMENT,
        NAG,
        OPEN,
        CLOSE,
        MOVE,
        RESULT,
        END
    }
}
