package org.howdah.lab.selfplay;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.howdah.lab.LabException;

/**
 * The games of a run as lines of text: the first line says which run it is, each further one is a game. A game is written
 * as soon as it is over, and what a killed run has left of a line is removed, so nothing that was played is lost.
 */
public final class GameLog implements AutoCloseable {
    private static final byte NEWLINE = '\n';

    private final Path file;
    private final List<String> games;
    private final FileChannel channel;

    private GameLog(Path file, List<String> games, FileChannel channel) {
        this.file = file;
        this.games = games;
        this.channel = channel;
    }

    /**
     * Opens the log, or begins it.
     *
     * @param run what all games have in common, on one line
     * @throws LabException when the file holds games of another run, or cannot be written
     */
    public static GameLog open(Path file, String run) throws LabException {
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            List<String> lines = wholeLines(file, channel);
            GameLog log = new GameLog(file, lines.isEmpty() ? lines : lines.subList(1, lines.size()), channel);
            if (lines.isEmpty()) {
                log.append(run);
            } else if (!lines.getFirst().equals(run)) {
                channel.close();
                throw new LabException(file + " holds games of another run: " + lines.getFirst()
                        + "\nThis one would be: " + run + "\nChoose another place, or remove the file.");
            }
            return log;
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    /** The lines that were written to their end; the file then ends there. */
    private static List<String> wholeLines(Path file, FileChannel channel) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != NEWLINE) {
            end--;
        }
        channel.truncate(end);
        channel.position(end);
        return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
    }

    /** The games that were there when the log was opened. */
    public List<String> games() {
        return games;
    }

    /** Adds a line. A line that could not be written whole is taken back. */
    public void append(String line) throws IOException {
        long before = channel.position();
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            channel.truncate(before);
            throw e;
        }
    }

    /** Where the games are. */
    public Path file() {
        return file;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
