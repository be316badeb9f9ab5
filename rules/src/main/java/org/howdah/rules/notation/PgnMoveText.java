package org.howdah.rules.notation;

import java.io.IOException;
import org.howdah.rules.notation.PgnToken.Kind;
import org.howdah.rules.position.Position;

/** Reads the moves of one game, with what is nested in them. */
final class PgnMoveText {
    /** Bounds on what one game may take on the stack and in memory, far beyond any real game. */
    private static final int DEEPEST = 100;

    private static final int MOST_ELEMENTS = 200_000;
    private static final int MOST_COMMENT_CHARACTERS = 1 << 23;

    private final PgnReader tokens;
    private final Position position;
    private int elements;
    private int commentCharacters;

    PgnMoveText(PgnReader tokens, Position start) {
        this.tokens = tokens;
        this.position = start;
    }

    /** Reads up to the result, which is left, or to where the next game begins. */
    PgnLine read() throws IOException, PgnFault {
        PgnLine line = line(0);
        if (tokens.peek().kind() == Kind.CLOSE) {
            throw new PgnFault(tokens.take().line(), "')' closes nothing");
        }
        return line;
    }

    /** One line, up to the token that ends it, which is left. The position is afterwards as it was before. */
    private PgnLine line(int depth) throws IOException, PgnFault {
        PgnLineBuilder line = new PgnLineBuilder();
        int plies = 0;
        while (goesOn(depth)) {
            PgnToken token = tokens.take();
            count(token);
            switch (token.kind()) {
                case MOVE -> {
                    line.move(move(token));
                    plies++;
                }
                case COMMENT -> line.comment(token.text());
                case NAG -> {
                    refuseFirst(line, token, "an annotation");
                    line.nag(Integer.parseInt(token.text()));
                }
                case OPEN -> {
                    refuseFirst(line, token, "a variation");
                    line.variation(variation(token, depth + 1));
                }
                default -> {
                    // A result inside a variation says nothing about the game.
                }
            }
        }
        for (int i = 0; i < plies; i++) {
            position.unmake();
        }
        return line.build();
    }

    private void count(PgnToken token) throws PgnFault {
        commentCharacters += token.kind() == Kind.COMMENT ? token.text().length() : 0;
        if (++elements > MOST_ELEMENTS || commentCharacters > MOST_COMMENT_CHARACTERS) {
            throw new PgnFault(token.line(), "this game is longer than any that can be read");
        }
    }

    private boolean goesOn(int depth) throws IOException, PgnFault {
        return switch (tokens.peek().kind()) {
            case CLOSE, TAG, END -> false;
            case RESULT -> depth > 0;
            default -> true;
        };
    }

    private PgnMove move(PgnToken token) throws PgnFault {
        try {
            int move = San.parse(position, token.text());
            PgnMove played = PgnMove.of(position, move);
            position.make(move);
            return played;
        } catch (MoveException e) {
            throw new PgnFault(token.line(), "", e);
        }
    }

    /** A variation in place of the last move, which is taken back while it is read. */
    private PgnLine variation(PgnToken open, int depth) throws IOException, PgnFault {
        if (depth > DEEPEST) {
            throw new PgnFault(open.line(), "variations nested more than " + DEEPEST + " deep");
        }
        int last = position.lastMove();
        position.unmake();
        PgnLine line = line(depth);
        if (tokens.peek().kind() != Kind.CLOSE) {
            throw new PgnFault(open.line(), "the variation that begins here is not closed");
        }
        tokens.take();
        position.make(last);
        return line;
    }

    private static void refuseFirst(PgnLineBuilder line, PgnToken token, String what) throws PgnFault {
        if (line.isEmpty()) {
            throw new PgnFault(token.line(), what + " before the first move");
        }
    }
}
