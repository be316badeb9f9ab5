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
final class GameLog {
    private static final byte NEWLINE = '\n';

    private final Path file;
    private final List<String> games;

    private GameLog(Path file, List<String> games) {
        this.file = file;
        this.games = games;
    }

    /**
     * Opens the log, or begins it.
     *
     * @param run what all games have in common, on one line
     * @throws LabException when the file holds games of another run, or cannot be written
     */
    static GameLog open(Path file, String run) throws LabException {
        try {
            List<String> lines = wholeLines(file);
            if (lines.isEmpty()) {
                append(file, run);
                return new GameLog(file, List.of());
            }
            if (!lines.getFirst().equals(run)) {
                throw new LabException(file + " holds games of another run: " + lines.getFirst()
                        + "\nThis one would be: " + run + "\nChoose another place, or remove the file.");
            }
            return new GameLog(file, lines.subList(1, lines.size()));
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    /** The lines that were written to their end; the file then ends there. */
    private static List<String> wholeLines(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            byte[] bytes = Files.readAllBytes(file);
            int end = bytes.length;
            while (end > 0 && bytes[end - 1] != NEWLINE) {
                end--;
            }
            channel.truncate(end);
            return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
        }
    }

    /** The games that were there when the log was opened. */
    List<String> games() {
        return games;
    }

    /** Adds a line. A line that could not be written whole is taken back. */
    void append(String line) throws IOException {
        append(file, line);
    }

    private static void append(Path file, String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            long before = channel.size();
            channel.position(before);
            try {
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            } catch (IOException e) {
                channel.truncate(before);
                throw e;
            }
        }
    }

    /** Where the games are. */
    Path file() {
        return file;
    }
}
