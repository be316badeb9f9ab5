package org.howdah.rules.notation;

/** Lays out the moves of a game in lines of at most {@value #WIDTH} characters, where no single word is longer. */
final class PgnLayout {
    private static final int WIDTH = 80;

    private final StringBuilder text = new StringBuilder();
    private int column;
    private boolean glued = true;

    void word(String word) {
        if (!glued) {
            separate(word);
        }
        text.append(word);
        column += word.length();
        glued = false;
    }

    /** A comment with single spaces. In braces, or up to the end of the line when it holds a closing brace itself. */
    void comment(String comment) {
        if (comment.indexOf('}') >= 0) {
            word(";");
            text.append(' ').append(comment).append('\n');
            column = 0;
            glued = true;
        } else {
            for (String word : ("{" + comment + "}").split(" ")) {
                word(word);
            }
        }
    }

    void open() {
        word("(");
        glued = true;
    }

    void close() {
        glued = column > 0;
        word(")");
    }

    /** All that was laid out, ending with a line break. */
    String text() {
        return column == 0 ? text.toString() : text + "\n";
    }

    private void separate(String word) {
        // A line must not begin like an escaped line or a tag.
        boolean mayBegin = word.charAt(0) != '%' && word.charAt(0) != '[';
        if (mayBegin && column + 1 + word.length() > WIDTH) {
            text.append('\n');
            column = 0;
        } else {
            text.append(' ');
            column++;
        }
    }
}
