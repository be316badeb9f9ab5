package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The declared piece types, to be named by their letters.
 *
 * @param types the type numbered n is element n-1
 * @param mistakes told of every letter that names none
 */
record Army(List<PieceType> types, Mistakes mistakes) {

    /** The type with that letter; 0 if there is none. */
    int type(char letter) {
        for (int type = 1; type <= types.size(); type++) {
            if (piece(type).letter() == letter) {
                return type;
            }
        }
        return 0;
    }

    PieceType piece(int type) {
        return types.get(type - 1);
    }

    /** {@code "Queen Q"}, for messages. */
    String name(int type) {
        return piece(type).name() + " " + piece(type).letter();
    }

    /** Why a character names no piece. */
    String unknown(int character) {
        char upper = (char) Character.toUpperCase(character);
        String hint = upper != character && type(upper) != 0
                ? "; did you mean '" + upper + "'?"
                : "; the pieces are "
                        + types.stream().map(t -> String.valueOf(t.letter())).collect(Collectors.joining(" "));
        return "there is no piece '" + Character.toString(character) + "'" + hint;
    }

    /** The types of the letters of a text, each letter once. */
    List<Integer> set(Text text) {
        List<Integer> types = new ArrayList<>();
        for (int i = 0; i < text.string().length(); i++) {
            if (text.string().indexOf(text.string().charAt(i)) < i) {
                mistakes.add(text.mistake(i, "'" + text.string().charAt(i) + "' is named twice"));
            } else {
                add(types, text, i);
            }
        }
        return types;
    }

    /** The types of the letters of a text, in which a letter may stand more than once. */
    List<Integer> bag(Text text) {
        List<Integer> types = new ArrayList<>();
        for (int i = 0; i < text.string().length(); i++) {
            add(types, text, i);
        }
        return types;
    }

    private void add(List<Integer> types, Text text, int index) {
        if (Character.isLowSurrogate(text.string().charAt(index))) {
            return;
        }
        int type = type(text.string().charAt(index));
        if (type == 0) {
            mistakes.add(text.mistake(index, unknown(text.string().codePointAt(index))));
        } else {
            types.add(type);
        }
    }

    /** The type that a text of one letter names; 0, once told, if it does not. */
    int one(Text text) {
        if (text.string().length() > 1) {
            mistakes.add(text.mistake(1, "one letter is wanted here, not '" + text.string() + "'"));
            return 0;
        }
        List<Integer> types = bag(text);
        return types.isEmpty() ? 0 : types.getFirst();
    }

    /** Tells, for each type of a text that is royal, that it may not be there. */
    void forbidRoyal(Text text, String reason) {
        for (int i = 0; i < text.string().length(); i++) {
            int type = type(text.string().charAt(i));
            if (type != 0 && piece(type).royal()) {
                mistakes.add(text.mistake(i, "the royal " + name(type) + " " + reason));
            }
        }
    }
}
