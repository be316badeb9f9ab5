package org.howdah.engine.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The words of a command line, taken one by one. */
final class UciWords {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");

    private final List<String> words;
    private int next;

    UciWords(String line) {
        words = line.isBlank() ? List.of() : List.of(line.strip().split("\\s+"));
    }

    boolean hasNext() {
        return next < words.size();
    }

    /** The next word, {@code ""} at the end. */
    String peek() {
        return hasNext() ? words.get(next) : "";
    }

    /** Takes the next word, {@code ""} at the end. */
    String next() {
        String word = peek();
        next++;
        return word;
    }

    /** Takes the next word if it is that one. */
    boolean accept(String word) {
        if (!peek().equals(word)) {
            return false;
        }
        next++;
        return true;
    }

    /** Takes all words before any of the ends, joined by single spaces. */
    String until(Set<String> ends) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && !ends.contains(peek())) {
            taken.add(next());
        }
        return String.join(" ", taken);
    }

    /**
     * Takes a whole number.
     *
     * @throws UciException when the next word is none in that range; {@code what} names it in the message
     */
    long number(String what, long least, long most) throws UciException {
        String word = next();
        try {
            long number = Long.parseLong(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // One with too many digits for us is out of range like any other.
            if (!NUMBER.matcher(word).matches()) {
                throw new UciException(what + " takes a whole number, not '" + word + "'");
            }
        }
        throw new UciException(what + " takes a number from " + least + " to " + most + ", not " + word);
    }
}
