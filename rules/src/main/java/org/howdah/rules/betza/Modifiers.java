package org.howdah.rules.betza;

import java.util.List;
import java.util.Map;

/**
 * The lower-case letters before an atom: which are allowed, and which not together or not with that atom.
 *
 * @param text the whole Betza text
 * @param start where the letters begin
 * @param end where they end and the atom stands
 */
record Modifiers(String text, int start, int end) {

    private static final String KNOWN = Directions.LETTERS + "mcinpa";

    /** Letters that Betza or XBetza has and this dialect leaves out. */
    private static final Map<Character, String> LEFT_OUT = Map.of(
            'd', "capture of one's own",
            'e', "en passant",
            'g', "grasshopper",
            'j', "jumping",
            'o', "cylinder",
            'q', "circular",
            't', "hop or not",
            'u', "unloading",
            'y', "change of range",
            'z', "crooked");

    static Modifiers read(String text, int start) throws BetzaException {
        int end = start;
        while (end < text.length() && isLetter(text.charAt(end))) {
            end++;
        }
        Modifiers modifiers = new Modifiers(text, start, end);
        modifiers.checkLetters();
        if (end == text.length() && end > start) {
            throw new BetzaException(start, "'" + modifiers.letters() + "' at the end has no atom after it");
        }
        return modifiers;
    }

    private static boolean isLetter(char character) {
        return character >= 'a' && character <= 'z';
    }

    private void checkLetters() throws BetzaException {
        for (int at = start; at < end; at++) {
            char letter = text.charAt(at);
            if (KNOWN.indexOf(letter) < 0) {
                throw new BetzaException(at, unknown(letter));
            }
            boolean repeatable = Directions.LETTERS.indexOf(letter) >= 0;
            if (!repeatable && text.lastIndexOf(letter, at - 1) >= start) {
                throw new BetzaException(at, "'" + letter + "' stands twice before the same atom");
            }
        }
    }

    private static String unknown(char letter) {
        String meaning = LEFT_OUT.get(letter);
        if (meaning != null) {
            return "the modifier '" + letter + "' (" + meaning + ") is not in this dialect";
        }
        Atom atom = Atom.of(Character.toUpperCase(letter));
        return "unknown modifier '" + letter + "'"
                + (atom != null ? "; did you mean the atom '" + atom.letter() + "'?" : "; " + known());
    }

    private static String known() {
        return "the modifiers are " + String.join(" ", KNOWN.split(""));
    }

    private String letters() {
        return text.substring(start, end);
    }

    private boolean has(char letter) {
        return letters().indexOf(letter) >= 0;
    }

    private BetzaException error(char letter, String message) {
        return new BetzaException(text.indexOf(letter, start), message);
    }

    /**
     * The movement of an atom with these modifiers.
     *
     * @param range how many steps in a row; 1 for a leap
     */
    Movement movement(Atom atom, int range) throws BetzaException {
        if (has('a')) {
            return again(atom, range);
        }
        if (has('m') && has('c')) {
            char second = letters().indexOf('m') > letters().indexOf('c') ? 'm' : 'c';
            throw error(second, "'m' and 'c' together limit nothing: leave both out");
        }
        List<Step> steps = Directions.choose(atom, text, start, end);
        return new Movement(steps, travel(atom, range), range, !has('c'), !has('m'), has('i'), Again.NO);
    }

    private Travel travel(Atom atom, int range) throws BetzaException {
        if (has('n')) {
            if (range > 1 || !"DNAHG".contains(atom.name())) {
                throw error('n', "'n' (not over a piece) is for single leaps of D N A H G");
            }
            return Travel.LAME;
        }
        if (has('p')) {
            if (range == 1) {
                throw error(
                        'p',
                        "'p' (over one piece) is for riders such as pR; " + atom.letter() + " makes one step here");
            }
            return Travel.HOP;
        }
        return range == 1 ? Travel.LEAP : Travel.RIDE;
    }

    private Movement again(Atom atom, int range) throws BetzaException {
        for (int at = start; at < end; at++) {
            if ("cmab".indexOf(text.charAt(at)) < 0) {
                throw new BetzaException(at, "'" + text.charAt(at) + "' cannot stand with 'a'; " + threeForms(atom));
            }
        }
        Again again = switch (letters()) {
            case "ca" -> Again.ONWARD;
            case "cab" -> Again.RETURN;
            case "mab" -> Again.PASS;
            default -> throw error('a', "'" + letters() + "' is no move with 'a'; " + threeForms(atom));
        };
        if (range > 1) {
            throw error('a', "'a' (and then again) is for single steps and leaps, not for riders");
        }
        boolean captures = again != Again.PASS;
        return new Movement(atom.steps(), Travel.LEAP, 1, !captures, captures, false, again);
    }

    private static String threeForms(Atom atom) {
        char letter = atom.letter();
        return "the three forms are ca" + letter + ", cab" + letter + " and mab" + letter;
    }
}
