package org.howdah.rules.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A game that could not be read. Reading goes on with the next one.
 *
 * @param number which game of the text it is, from 1
 * @param line the line of the error, from 1
 * @param message what is wrong
 * @param tags the tags read until then, in their order
 */
public record PgnError(int number, int line, String message, Map<String, String> tags) implements PgnEntry {

    public PgnError {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    @Override
    public String toString() {
        return "game " + number + ", line " + line + ": " + message;
    }
}
