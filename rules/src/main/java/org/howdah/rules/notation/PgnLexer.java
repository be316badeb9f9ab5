package org.howdah.rules.notation;

import java.io.IOException;
import org.howdah.rules.notation.PgnToken.Kind;

/** Cuts PGN into tokens. After a fault it goes on behind the faulty text. */
final class PgnLexer {
    private static final int LONGEST_WORD = 80;
    private static final int LONGEST_TAG = 1 << 14;
    private static final int LONGEST_COMMENT = 1 << 20;
    private static final String GLYPHS = "!?";
    /** What ends a word. An opening parenthesis does not when it opens a promotion, as in {@code e8(Q)}. */
    private static final String DELIMITERS = "{}()[];$*" + GLYPHS;

    private final PgnInput in;

    PgnLexer(PgnInput in) {
        this.in = in;
    }

    /** The next token; move numbers, dots, {@code e.p.} and lines that start with a percent sign are left out. */
    PgnToken next() throws IOException, PgnFault {
        while (true) {
            skipSpace();
            int line = in.line();
            PgnToken token = switch (in.peek()) {
                case PgnInput.END -> new PgnToken(Kind.END, "", "", line);
                case '[' -> tag(line);
                case '{' -> comment(line);
                case ';' -> lineComment(line);
                case '(' -> single(Kind.OPEN, line);
                case ')' -> single(Kind.CLOSE, line);
                case '*' -> single(Kind.RESULT, line);
                case '$' -> numberedNag(line);
                case '!', '?' -> new PgnToken(Kind.NAG, Integer.toString(Nag.number(glyphs())), "", line);
                case '}', ']' -> throw stray(line);
                default -> word(line);
            };
            if (token.kind() != Kind.MOVE || !isFiller(token.text())) {
                return token;
            }
        }
    }

    private PgnToken single(Kind kind, int line) throws IOException {
        return new PgnToken(kind, Character.toString(in.next()), "", line);
    }

    private PgnFault stray(int line) throws IOException {
        return new PgnFault(line, "'" + (char) in.next() + "' closes nothing");
    }

    /** Skips white space, control characters, the dots of move numbers, and escaped lines. */
    private void skipSpace() throws IOException {
        while (isSpace(in.peek()) || in.peek() == '.' || in.peek() == '%' && in.isAtLineStart()) {
            if (in.next() == '%') {
                restOfLine();
            }
        }
    }

    private static boolean isSpace(int c) {
        return c != PgnInput.END && (Character.isWhitespace(c) || Character.isISOControl(c) || c == '\uFEFF');
    }

    private static boolean isFiller(String word) {
        return word.chars().allMatch(Character::isDigit) || word.equals("e.p.") || word.equals("ep");
    }

    private PgnToken word(int line) throws IOException, PgnFault {
        StringBuilder word = new StringBuilder();
        while (belongsToWord(word)) {
            if (in.peek() == '(') {
                word.appendCodePoint(in.next()).appendCodePoint(in.next());
            }
            word.appendCodePoint(in.next());
            if (word.length() > LONGEST_WORD) {
                throw new PgnFault(line, "a word longer than any move: " + word.substring(0, 20) + "...");
            }
        }
        String text = word.toString();
        return new PgnToken(Result.of(text) == null ? Kind.MOVE : Kind.RESULT, text, "", line);
    }

    private boolean belongsToWord(StringBuilder before) throws IOException {
        int c = in.peek();
        if (c == '(') {
            return !before.isEmpty() && Character.isLetter(in.peek(1)) && in.peek(2) == ')';
        }
        if (c == '.') {
            return !before.chars().allMatch(Character::isDigit);
        }
        return c != PgnInput.END && !isSpace(c) && DELIMITERS.indexOf(c) < 0;
    }

    private String glyphs() throws IOException {
        StringBuilder glyphs = new StringBuilder();
        while (GLYPHS.indexOf(in.peek()) >= 0 && glyphs.length() < 2) {
            glyphs.appendCodePoint(in.next());
        }
        return glyphs.toString();
    }

    private PgnToken numberedNag(int line) throws IOException, PgnFault {
        in.next();
        StringBuilder digits = new StringBuilder();
        while (in.peek() >= '0' && in.peek() <= '9' && digits.length() < 5) {
            digits.appendCodePoint(in.next());
        }
        if (digits.isEmpty() || digits.length() > 4) {
            throw new PgnFault(line, "after '$' stands the number of a NAG, 0 to 9999");
        }
        return new PgnToken(Kind.NAG, digits.toString(), "", line);
    }

    private String restOfLine() throws IOException {
        StringBuilder text = new StringBuilder();
        while (in.peek() != PgnInput.END && in.peek() != '\n' && in.peek() != '\r') {
            int c = in.next();
            if (text.length() < LONGEST_COMMENT) {
                text.appendCodePoint(c);
            }
        }
        return text.toString();
    }

    private PgnToken lineComment(int line) throws IOException {
        in.next();
        return new PgnToken(Kind.COMMENT, restOfLine(), "", line);
    }

    private PgnToken comment(int line) throws IOException, PgnFault {
        in.next();
        StringBuilder text = new StringBuilder();
        while (in.peek() != '}') {
            boolean nextGame = in.isAtLineStart() && in.startsWith("[Event \"");
            if (in.peek() == PgnInput.END || nextGame) {
                throw new PgnFault(line, "the comment that begins here is not closed");
            }
            text.appendCodePoint(in.next());
            if (text.length() > LONGEST_COMMENT) {
                throw new PgnFault(line, "a comment of more than " + LONGEST_COMMENT + " characters");
            }
        }
        in.next();
        return new PgnToken(Kind.COMMENT, text.toString(), "", line);
    }

    private PgnToken tag(int line) throws IOException, PgnFault {
        in.next();
        skipBlanks();
        StringBuilder name = new StringBuilder();
        while (PgnGame.isTagNamePart(in.peek()) && name.length() < LONGEST_WORD) {
            name.appendCodePoint(in.next());
        }
        skipBlanks();
        if (name.isEmpty() || in.peek() != '"') {
            throw new PgnFault(line, "a tag is written [Name \"value\"]");
        }
        in.next();
        return new PgnToken(Kind.TAG, name.toString(), tagValue(name, line), line);
    }

    private String tagValue(StringBuilder name, int line) throws IOException, PgnFault {
        StringBuilder value = new StringBuilder();
        while (true) {
            int c = in.next();
            if (c == PgnInput.END || c == '\n' || c == '\r' || value.length() > LONGEST_TAG) {
                throw new PgnFault(line, "the value of the tag " + name + " is not closed by \"]");
            }
            if (c == '"' && closesTag()) {
                return value.toString();
            }
            boolean escape = c == '\\' && (in.peek() == '"' || in.peek() == '\\');
            value.appendCodePoint(escape ? in.next() : c);
        }
    }

    /** Whether a closing bracket follows; takes it if so. A quote inside a value that somebody forgot to escape is kept. */
    private boolean closesTag() throws IOException {
        int blanks = 0;
        while (blanks < 8 && in.peek(blanks) == ' ') {
            blanks++;
        }
        if (in.peek(blanks) != ']') {
            return false;
        }
        for (int i = 0; i <= blanks; i++) {
            in.next();
        }
        return true;
    }

    private void skipBlanks() throws IOException {
        while (in.peek() == ' ' || in.peek() == '\t') {
            in.next();
        }
    }
}
