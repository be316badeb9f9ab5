package org.howdah.rules.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.howdah.rules.notation.PgnToken.Kind;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a PGN text one by one, so that a text of any size needs no more memory than its longest game. A
 * game that cannot be read is reported as a {@link PgnError} in its place, and the next one follows.
 *
 * <p>Source: the PGN standard of 1994, import format, with the tag {@code Variant} as other programs write it. For one
 * thread. An error of the underlying reader comes out of {@link #hasNext} as an {@link UncheckedIOException}.
 */
public final class PgnReader implements Iterator<PgnEntry>, Closeable {
    private static final int MOST_TAGS = 500;

    private final PgnInput input;
    private final PgnLexer lexer;
    private final CompiledVariant untagged;
    private @Nullable PgnToken ahead;
    private @Nullable PgnEntry ready;
    private boolean finished;
    private int number;

    /**
     * @param text the PGN text; {@link #close} closes it
     * @param untagged the variant of games without a {@code Variant} tag, and of those whose tag names it
     */
    public PgnReader(Reader text, CompiledVariant untagged) {
        this.input = new PgnInput(text);
        this.lexer = new PgnLexer(input);
        this.untagged = untagged;
    }

    /**
     * Opens a file, which is read as UTF-8.
     *
     * @throws IOException when it cannot be opened
     */
    public static PgnReader open(Path file, CompiledVariant untagged) throws IOException {
        return new PgnReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8), untagged);
    }

    @Override
    public boolean hasNext() {
        if (ready == null && !finished) {
            try {
                ready = read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            finished = ready == null;
        }
        return ready != null;
    }

    @Override
    public PgnEntry next() {
        PgnEntry entry = hasNext() ? ready : null;
        if (entry == null) {
            throw new NoSuchElementException("no more games");
        }
        ready = null;
        return entry;
    }

    @Override
    public void close() throws IOException {
        input.close();
    }

    private @Nullable PgnEntry read() throws IOException {
        number++;
        Map<String, String> tags = new LinkedHashMap<>();
        try {
            readTags(tags);
            if (tags.isEmpty() && peek().kind() == Kind.END) {
                return null;
            }
        } catch (PgnFault fault) {
            skipGame(false);
            return new PgnError(number, fault.line(), fault.what(), tags);
        }
        try {
            return readGame(tags);
        } catch (PgnFault fault) {
            skipGame(true);
            return new PgnError(number, fault.line(), fault.what(), tags);
        }
    }

    private void readTags(Map<String, String> tags) throws IOException, PgnFault {
        while (peek().kind() == Kind.TAG) {
            PgnToken tag = take();
            tags.put(tag.text(), tag.value());
            if (tags.size() > MOST_TAGS) {
                throw new PgnFault(tag.line(), "a game with more than " + MOST_TAGS + " tags");
            }
        }
    }

    private PgnGame readGame(Map<String, String> tags) throws IOException, PgnFault {
        int line = peek().line();
        Position start = start(tags, line);
        Setup setup = start.setup();
        PgnLine moves = new PgnMoveText(this, start).read();
        Result result = Result.of(tags.getOrDefault(PgnGame.RESULT, ""));
        if (peek().kind() == Kind.RESULT) {
            result = Result.of(take().text());
        }
        return new PgnGame(tags, setup, moves, result == null ? Result.OPEN : result);
    }

    private Position start(Map<String, String> tags, int line) throws PgnFault {
        CompiledVariant variant = VariantNames.find(tags.getOrDefault(PgnGame.VARIANT, ""), untagged);
        if (variant == null) {
            throw new PgnFault(line, "unknown variant: " + tags.get(PgnGame.VARIANT));
        }
        String fen = tags.get(PgnGame.FEN);
        try {
            return fen == null
                    ? Position.start(variant)
                    : ForeignFen.parse(variant, fen).toPosition();
        } catch (FenException | SetupException e) {
            throw new PgnFault(line, "the FEN tag: ", e);
        }
    }

    PgnToken peek() throws IOException, PgnFault {
        if (ahead == null) {
            ahead = lexer.next();
        }
        return ahead;
    }

    PgnToken take() throws IOException, PgnFault {
        PgnToken token = peek();
        ahead = null;
        return token;
    }

    /** Goes on to the result that ends this game or the tags that begin the next one. */
    private void skipGame(boolean movesSeen) throws IOException {
        boolean inMoves = movesSeen;
        while (true) {
            try {
                Kind kind = peek().kind();
                if (kind == Kind.END || kind == Kind.TAG && inMoves) {
                    return;
                }
                inMoves |= kind != Kind.TAG;
                if (take().kind() == Kind.RESULT) {
                    return;
                }
            } catch (PgnFault more) {
                // One error a game is told: the first.
                inMoves |= movesSeen;
            }
        }
    }
}
