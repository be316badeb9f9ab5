package org.howdah.rules.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;

/**
 * Writes games as PGN, one after the other. What is written reads back to an equal {@link PgnGame}.
 *
 * <p>Always with a {@code Variant} tag, which holds the variant's id, and with {@code FEN} and {@code SetUp} when the
 * game does not begin from the variant's start position. For one thread.
 */
public final class PgnWriter implements Closeable {
    private final Writer out;
    private boolean first = true;

    /** @param out where the text goes; {@link #close} closes it */
    public PgnWriter(Writer out) {
        this.out = out;
    }

    /** The text of one game. */
    public static String text(PgnGame game) {
        StringWriter text = new StringWriter();
        try (PgnWriter writer = new PgnWriter(text)) {
            writer.write(game);
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be written", e);
        }
        return text.toString();
    }

    /**
     * Writes one game.
     *
     * @throws IOException when the underlying writer fails
     */
    public void write(PgnGame game) throws IOException {
        if (!first) {
            out.write('\n');
        }
        first = false;
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            tag(tag.getKey(), tag.getValue());
            if (tag.getKey().equals(PgnGame.LAST_OF_ROSTER)) {
                heldTags(game);
            }
        }
        out.write('\n');
        PgnLayout layout = new PgnLayout();
        line(layout, game.line(), firstPly(game.start()));
        layout.word(game.result().text());
        out.write(layout.text());
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    private void heldTags(PgnGame game) throws IOException {
        tag(PgnGame.RESULT, game.result().text());
        tag(PgnGame.VARIANT, game.variant().id());
        String fen = Fen.write(game.start());
        if (!fen.equals(Fen.write(Position.start(game.variant())))) {
            tag(PgnGame.SET_UP, "1");
            tag(PgnGame.FEN, fen);
        }
    }

    private void tag(String name, String value) throws IOException {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        out.write("[" + name + " \"" + escaped + "\"]\n");
    }

    /** Half moves since the first move of move number 0. */
    private static int firstPly(Setup start) {
        return 2 * start.fullmoveNumber() + (start.sideToMove() == Color.BLACK ? 1 : 0);
    }

    private static void line(PgnLayout layout, PgnLine line, int firstPly) {
        int ply = firstPly;
        boolean numbered = false;
        for (PgnMove move : line.moves()) {
            move.before().forEach(layout::comment);
            boolean white = ply % 2 == 0;
            if (white || !numbered || !move.before().isEmpty()) {
                layout.word(ply / 2 + (white ? "." : "..."));
            }
            layout.word(move.san());
            move.nags().forEach(nag -> layout.word("$" + nag));
            move.after().forEach(layout::comment);
            for (PgnLine variation : move.variations()) {
                layout.open();
                line(layout, variation, ply);
                layout.close();
            }
            numbered = move.after().isEmpty() && move.variations().isEmpty();
            ply++;
        }
        line.closing().forEach(layout::comment);
    }
}
