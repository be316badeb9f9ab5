package org.howdah.lab.match;

import java.io.IOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.howdah.lab.LabException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The games of a match on disk, each written as it ends, so that a match that was stopped can be taken up again. The first
 * line says what match it is, and each other line is a {@link GameRecord}, all in JSON.
 */
public final class MatchLog implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Path file;
    private final Writer out;
    private final List<GameRecord> games;

    private MatchLog(Path file, Writer out, List<GameRecord> games) {
        this.file = file;
        this.out = out;
        this.games = List.copyOf(games);
    }

    /**
     * Begins a log.
     *
     * @param settings all that decides how the games go, by name
     * @throws LabException when the file is there already or cannot be written
     */
    public static MatchLog create(Path file, Map<String, String> settings) throws LabException {
        try {
            Writer out = Files.newBufferedWriter(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            MatchLog log = new MatchLog(file, out, List.of());
            log.line(JSON.writeValueAsString(settings));
            return log;
        } catch (FileAlreadyExistsException e) {
            throw new LabException(
                    file + " is there already: --resume takes that match up again, --log FILE begins another log");
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    /**
     * Takes up a log again. A line that was cut short as it was written is dropped.
     *
     * @throws LabException when there is none, or it is of a match with other settings
     */
    public static MatchLog resume(Path file, Map<String, String> settings) throws LabException {
        try {
            String text = Files.readString(file);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            List<String> lines = whole.lines().toList();
            if (lines.isEmpty()) {
                throw new LabException(file + " holds no match to resume");
            }
            compare(file, JSON.readValue(lines.getFirst(), Map.class), settings);
            List<GameRecord> games = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                games.add(JSON.readValue(line, GameRecord.class));
            }
            truncate(file, whole.getBytes(StandardCharsets.UTF_8).length);
            return new MatchLog(file, Files.newBufferedWriter(file, StandardOpenOption.APPEND), games);
        } catch (JacksonException e) {
            throw new LabException(file + " is not the log of a match: " + e.getOriginalMessage());
        } catch (NoSuchFileException e) {
            throw new LabException("there is no match to resume in " + file + ": leave --resume out to begin it");
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    private static void truncate(Path file, long length) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    private static void compare(Path file, Map<?, ?> before, Map<String, String> now) throws LabException {
        for (Map.Entry<String, String> setting : now.entrySet()) {
            Object was = before.get(setting.getKey());
            if (!setting.getValue().equals(was)) {
                throw new LabException(file + " is of another match: " + setting.getKey() + " was " + was
                        + " there, and is " + setting.getValue() + " now");
            }
        }
    }

    /** The games that the log held when it was opened. */
    public List<GameRecord> games() {
        return games;
    }

    /**
     * Keeps a game.
     *
     * @throws LabException when it cannot be written
     */
    public void add(GameRecord game) throws LabException {
        try {
            line(JSON.writeValueAsString(game));
        } catch (IOException e) {
            throw LabException.unwritable(file, e);
        }
    }

    private void line(String text) throws IOException {
        out.write(text + "\n");
        out.flush();
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
