package org.howdah.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a Betza text from left to right: modifiers, atom, range, and so on to its end. */
final class BetzaParser {

    /** A movement as spelled, and where its atom is. */
    record Spelled(Movement movement, Atom atom, int offset) {}

    private static final String OLD_LETTERS = "LJ";
    private static final String NEW_LETTERS = "CZ";

    private final String text;
    private final List<Spelled> moves = new ArrayList<>();
    private int at;

    BetzaParser(String text) {
        this.text = text;
    }

    List<Spelled> parse() throws BetzaException {
        if (text.isEmpty()) {
            throw new BetzaException(0, "no moves: at least one atom is needed, such as K");
        }
        while (at < text.length()) {
            readMove();
        }
        return moves;
    }

    private void readMove() throws BetzaException {
        Modifiers modifiers = Modifiers.read(text, at);
        at = modifiers.end();
        int atomAt = at;
        Atom atom = readAtom();
        moves.add(new Spelled(modifiers.movement(atom, readRange(atom)), atom, atomAt));
    }

    private Atom readAtom() throws BetzaException {
        char letter = text.charAt(at);
        @Nullable Atom atom = Atom.of(letter);
        if (atom == null) {
            throw new BetzaException(at, noAtom(text.codePointAt(at)));
        }
        at++;
        return atom;
    }

    private static String noAtom(int letter) {
        if (letter >= '0' && letter <= '9') {
            return "the number '" + (char) letter + "' follows no atom; a range stands after its atom, as in R3";
        }
        if (Character.isWhitespace(letter)) {
            return "a space: Betza notation is written without spaces";
        }
        int old = OLD_LETTERS.indexOf(letter);
        if (old >= 0) {
            return "unknown atom '" + (char) letter + "'; did you mean '" + NEW_LETTERS.charAt(old) + "'?";
        }
        if (letter >= 'A' && letter <= 'Z') {
            return "unknown atom '" + (char) letter + "'; the atoms are W F D N A H C Z G K R B Q";
        }
        return "'" + Character.toString(letter) + "' has no meaning in Betza notation";
    }

    private int readRange(Atom atom) throws BetzaException {
        boolean doubled = at < text.length() && text.charAt(at) == atom.letter();
        if (doubled && atom.isRider()) {
            throw new BetzaException(at, "'" + atom + "' is a rider already: write it once");
        }
        at += doubled ? 1 : 0;
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        String digits = text.substring(start, at);
        if (digits.isEmpty()) {
            return doubled || atom.isRider() ? Movement.UNLIMITED : 1;
        }
        if (doubled) {
            throw new BetzaException(start, "'" + atom + atom + "' has no limit: write '" + atom + digits + "'");
        }
        return range(digits, start);
    }

    private static int range(String digits, int start) throws BetzaException {
        if (digits.equals("0")) {
            return Movement.UNLIMITED;
        }
        if (digits.startsWith("0") || digits.length() > 2) {
            throw new BetzaException(
                    start, "a range is a number from 1 to 99, or 0 for no limit, not '" + digits + "'");
        }
        return Integer.parseInt(digits);
    }
}
