package org.howdah.rules.variant;

/**
 * One mistake in a variant file.
 *
 * @param file the file's name as the reader was given it
 * @param line its line, from 1
 * @param column its column in that line, from 1, counted in characters (code points)
 * @param message what is wrong, and what may have been meant
 */
public record Mistake(String file, int line, int column, String message) {

    /** A message may quote the file; control characters in it are shown as {@code \u001b}. */
    public Mistake {
        message = message.codePoints()
                .mapToObj(c -> Character.isISOControl(c) ? String.format("\\u%04x", c) : Character.toString(c))
                .reduce("", String::concat);
    }

    /** {@code file:line:column: message}, as compilers say it. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}
