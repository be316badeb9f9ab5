package org.howdah.lab.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What another program calls the pieces: its names, which may be longer than a letter ({@code +B}), by our letters. Where
 * it says nothing, both have the same letter.
 */
record LetterMap(Map<Character, String> theirs) {
    static final LetterMap SAME = new LetterMap(Map.of());

    LetterMap {
        theirs = Map.copyOf(theirs);
    }

    /**
     * Reads {@code L=W,M=D,+B=E}: theirs, then ours.
     *
     * @throws StartException when it is written otherwise, or names a piece twice
     */
    static LetterMap parse(String text) throws StartException {
        Map<Character, String> map = new HashMap<>();
        for (String pair : text.split(",", -1)) {
            int equals = pair.lastIndexOf('=');
            if (equals < 1 || equals != pair.length() - 2) {
                throw new StartException("letters is THEIRS=OURS,..., as in L=W,+B=E; '" + pair + "' is not that");
            }
            char ours = Character.toUpperCase(pair.charAt(equals + 1));
            if (map.put(ours, pair.substring(0, equals).toUpperCase(Locale.ROOT)) != null) {
                throw new StartException("letters names our piece " + ours + " twice");
            }
        }
        return new LetterMap(map);
    }

    /** Our letters in a text replaced by theirs, each in its case; of use where all letters are pieces. */
    String toTheirs(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            String name = theirs.getOrDefault(Character.toUpperCase(c), String.valueOf(c));
            out.append(Character.isUpperCase(c) ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT));
        }
        return out.toString();
    }

    /** Our lower-case letter for a piece of theirs. */
    String toOurs(String name) {
        List<Map.Entry<Character, String>> entries = new ArrayList<>(theirs.entrySet());
        entries.sort(Comparator.comparing(Map.Entry::getKey));
        for (Map.Entry<Character, String> entry : entries) {
            if (entry.getValue().equalsIgnoreCase(name)) {
                return String.valueOf(entry.getKey()).toLowerCase(Locale.ROOT);
            }
        }
        return name.toLowerCase(Locale.ROOT);
    }
}
