package org.howdah.lab.tune;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * Games with their positions, as text compressed by gzip: {@code zcat FILE} shows it. The first line says of which run the
 * games are ({@link Run}); each game is a line {@code game NUMBER;RESULT;PLIES;END} and then a line {@code FEN;SCORE} for
 * each position. Every block of games is a gzip member of its own, so that what was once written stays whole.
 */
public final class PositionFile {
    private static final String GAME = "game ";
    private static final String SEPARATOR = ";";

    private PositionFile() {}

    /** Begins a file; one that is there already is replaced. */
    static void begin(Path file, Run run) throws IOException {
        Files.write(file, gzip(run.line() + "\n"));
    }

    /** Adds games to a file. */
    static void append(Path file, List<PlayedGame> games) throws IOException {
        Files.write(file, gzip(text(games)), StandardOpenOption.APPEND);
    }

    /** Games as they stand in a file, but not compressed. */
    static String text(List<PlayedGame> games) {
        StringBuilder text = new StringBuilder();
        for (PlayedGame game : games) {
            text.append(GAME).append(game.number());
            text.append(SEPARATOR).append(game.result());
            text.append(SEPARATOR).append(game.plies());
            text.append(SEPARATOR).append(game.end()).append('\n');
            for (Sample sample : game.samples()) {
                text.append(sample.fen())
                        .append(SEPARATOR)
                        .append(sample.score())
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer out = new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.UTF_8)) {
            out.write(text);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads a file game by game. A file that was cut off in the middle of a block is read up to there.
     *
     * @return the run it is of
     * @throws PositionFileException when it is no such file, naming the line
     */
    static Run read(Path file, Consumer<PlayedGame> games) throws IOException, PositionFileException {
        try (InputStream in = Files.newInputStream(file)) {
            return new Reading(file, games).read(in);
        }
    }

    /**
     * Reads a file of games of a variant.
     *
     * @param games told each game and the positions of its samples, in order
     * @throws PositionFileException when they are of another game or other rules, or it is not such a file, naming the line
     */
    public static void read(Path file, CompiledVariant variant, BiConsumer<PlayedGame, List<Position>> games)
            throws IOException, PositionFileException {
        try (InputStream in = Files.newInputStream(file)) {
            new Reading(file, variant, games).read(in);
        }
    }

    /**
     * The games of such a text.
     *
     * @throws PositionFileException when it is none, naming the line
     */
    static List<PlayedGame> games(String text) throws PositionFileException {
        List<PlayedGame> games = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new StringReader(text))) {
            new Reading(Path.of("games"), games::add).readGames(in);
        } catch (IOException e) {
            throw new IllegalStateException("text in memory can be read", e);
        }
        return games;
    }

    /** Removes what a killed run has left of a block at the end of a file, if it has. */
    static void mend(Path file) throws IOException, PositionFileException {
        List<PlayedGame> whole = new ArrayList<>();
        Reading reading = new Reading(file, whole::add);
        Run run;
        try (InputStream in = Files.newInputStream(file)) {
            run = reading.read(in);
        }
        if (reading.cutOff) {
            Path mended = file.resolveSibling(file.getFileName() + ".mended");
            begin(mended, run);
            append(mended, whole);
            Files.move(mended, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** One way through a file. */
    private static final class Reading {
        private final Path file;
        private final @Nullable CompiledVariant variant;
        private final BiConsumer<PlayedGame, List<Position>> games;
        private final List<Sample> samples = new ArrayList<>();
        private final List<Position> positions = new ArrayList<>();
        private String[] game = {};
        private long line = 1;
        private boolean cutOff;

        /** Of games of any variant, without their positions. */
        Reading(Path file, Consumer<PlayedGame> games) {
            this(file, null, (game, none) -> games.accept(game));
        }

        Reading(Path file, @Nullable CompiledVariant variant, BiConsumer<PlayedGame, List<Position>> games) {
            this.file = file;
            this.variant = variant;
            this.games = games;
        }

        Run read(InputStream bytes) throws IOException, PositionFileException {
            try (BufferedReader in =
                    new BufferedReader(new InputStreamReader(new GZIPInputStream(bytes), StandardCharsets.UTF_8))) {
                Run run = Run.of(in.readLine());
                if (run == null) {
                    throw wrong("it does not begin as a file of 'howdah datagen'");
                }
                check(run);
                readGames(in);
                return run;
            } catch (java.util.zip.ZipException e) {
                throw wrong("it is not compressed by gzip, or damaged: " + e.getMessage());
            }
        }

        private void check(Run run) throws PositionFileException {
            Run expected = variant == null ? run : Run.of(variant.variant(), run.rules());
            if (!run.equals(expected)) {
                throw new PositionFileException(
                        file + " holds games of " + run.variant() + " with the rules " + run.fingerprint() + ", not of "
                                + expected.variant() + " with the rules " + expected.fingerprint());
            }
        }

        private void readGames(BufferedReader in) throws IOException, PositionFileException {
            try {
                for (String text = in.readLine(); text != null; text = in.readLine()) {
                    line++;
                    if (text.startsWith(GAME)) {
                        finish();
                        game = text.substring(GAME.length()).split(SEPARATOR, -1);
                    } else {
                        take(sample(text));
                    }
                }
                finish();
            } catch (EOFException e) {
                cutOff = true; // the last game may not be whole
            }
        }

        private void take(Sample sample) throws PositionFileException {
            samples.add(sample);
            if (variant != null) {
                try {
                    positions.add(sample.position(variant));
                } catch (IllegalArgumentException e) {
                    throw wrong(String.valueOf(e.getMessage()));
                }
            }
        }

        private Sample sample(String text) throws PositionFileException {
            int end = text.lastIndexOf(SEPARATOR);
            try {
                return new Sample(text.substring(0, Math.max(0, end)), Integer.parseInt(text.substring(end + 1)));
            } catch (NumberFormatException e) {
                throw wrong("this is neither a game nor a position: " + text);
            }
        }

        private void finish() throws PositionFileException {
            if (game.length > 0) {
                games.accept(game(), List.copyOf(positions));
            }
            samples.clear();
            positions.clear();
        }

        private PlayedGame game() throws PositionFileException {
            try {
                double result = Double.parseDouble(game[1]);
                return new PlayedGame(Integer.parseInt(game[0]), result, Integer.parseInt(game[2]), game[3], samples);
            } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
                throw wrong("the game before this line is not as it should be");
            }
        }

        private PositionFileException wrong(String what) {
            return new PositionFileException(file + ", line " + line + ": " + what);
        }
    }
}
