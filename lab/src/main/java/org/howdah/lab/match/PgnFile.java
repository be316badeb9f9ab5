package org.howdah.lab.match;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.howdah.lab.LabException;

/** The games of a match as PGN, each written as it ends. */
public final class PgnFile implements AutoCloseable {
    private final Path file;
    private final Writer out;
    private boolean first = true;

    private PgnFile(Path file, Writer out) {
        this.file = file;
        this.out = out;
    }

    /**
     * Begins a file; one that is there is not touched.
     *
     * @throws LabException when it is there or cannot be written
     */
    public static PgnFile create(Path file) throws LabException {
        return open(file, StandardOpenOption.CREATE_NEW);
    }

    /** Writes the file of a match that goes on anew, with the games it has so far. */
    public static PgnFile rewrite(Path file, List<GameRecord> games) throws LabException {
        PgnFile pgn = open(file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
        for (GameRecord game : games) {
            pgn.add(game);
        }
        return pgn;
    }

    private static PgnFile open(Path file, OpenOption how, OpenOption... more) throws LabException {
        try {
            OpenOption[] options = new OpenOption[more.length + 2];
            options[0] = StandardOpenOption.WRITE;
            options[1] = how;
            System.arraycopy(more, 0, options, 2, more.length);
            return new PgnFile(file, Files.newBufferedWriter(file, options));
        } catch (FileAlreadyExistsException e) {
            throw new LabException(
                    file
                            + " is there already, and is not overwritten: --resume goes on with its match, or give another name");
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    /**
     * Writes a game behind the others.
     *
     * @throws LabException when it cannot be written
     */
    public void add(GameRecord game) throws LabException {
        try {
            out.write((first ? "" : "\n") + game.pgn());
            out.flush();
            first = false;
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    @Override
    public void close() throws LabException {
        try {
            out.close();
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }
}
