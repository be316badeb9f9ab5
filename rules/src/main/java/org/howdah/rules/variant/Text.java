package org.howdah.rules.variant;

import java.util.List;

/**
 * A string that stands in a variant file.
 *
 * @param source the file
 * @param start the place of its opening quote
 * @param string its value
 */
record Text(Source source, int start, String string) {

    /** A mistake in the whole string. */
    Mistake mistake(String message) {
        return source.mistake(start, message);
    }

    /**
     * A mistake inside it.
     *
     * @param index of the wrong character in the value; its length for what is missing at the end
     */
    Mistake mistake(int index, String message) {
        List<Integer> offsets = Literal.offsets(source, start);
        return source.mistake(offsets.get(Math.min(index, offsets.size() - 1)), message);
    }
}
