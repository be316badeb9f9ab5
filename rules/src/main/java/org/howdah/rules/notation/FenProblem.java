package org.howdah.rules.notation;

/**
 * One thing that is wrong with a FEN.
 *
 * @param offset where in the text, from 0; -1 for what is wrong with the position as a whole
 * @param message what is wrong
 */
public record FenProblem(int offset, String message) {

    /** The message, and the character, counted from 1, where there is one. */
    @Override
    public String toString() {
        return offset < 0 ? message : "character " + (offset + 1) + ": " + message;
    }
}
