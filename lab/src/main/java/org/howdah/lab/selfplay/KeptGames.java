package org.howdah.lab.selfplay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.howdah.lab.LabException;

/**
 * The games of a run, kept in a folder, each as soon as it is over: those that are there already, and those that are still to
 * be played.
 *
 * @param <G> what is known of a game
 */
public final class KeptGames<G extends KeptGames.Game> {
    private static final String LOG = "games.txt";

    /** A game that can be kept. */
    public interface Game {
        /** Which of the run's it is. */
        int number();

        /** As a line of the log. */
        String line();
    }

    /** Reads lines of the log. */
    @FunctionalInterface
    public interface Reader<G> {
        /**
         * Reads one.
         *
         * @throws LabException when it is no game of this run
         */
        G read(String line) throws LabException;
    }

    private final GameLog log;
    private final List<G> games = new ArrayList<>();
    private final Batch<G> batch;
    private final IntConsumer progress;

    /**
     * @param folder where the games are, or will be
     * @param run what all games have in common, on one line
     * @param reader reads those that are there
     * @param tables where others are played
     * @param progress told after each game how many there are
     * @throws LabException when the folder holds games of another run, or cannot be used
     */
    public KeptGames(Path folder, String run, Reader<G> reader, Supplier<Batch.Table<G>> tables, IntConsumer progress)
            throws LabException {
        this.progress = progress;
        batch = new Batch<>(tables, this::keep);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw LabException.unwritable(folder, e);
        }
        log = GameLog.open(folder.resolve(LOG), run);
        for (String line : log.games()) {
            games.add(reader.read(line));
        }
    }

    /**
     * Plays the games numbered below {@code count} that are not there yet.
     *
     * @param threads how many at the same time; which does not change them
     * @throws LabException when a game cannot be written; all before it are kept
     */
    public void play(int count, int threads) throws LabException {
        BitSet done = new BitSet();
        games.forEach(game -> done.set(game.number()));
        int[] missing =
                IntStream.range(0, count).filter(number -> !done.get(number)).toArray();
        try {
            batch.play(missing, threads);
        } catch (IOException e) {
            throw LabException.unwritable(log.file(), e);
        }
    }

    private void keep(G game) throws IOException {
        log.append(game.line());
        games.add(game);
        progress.accept(games.size());
    }

    /** Ends the run soon. From any thread. */
    public void stop() {
        batch.stop();
    }

    /** How many games there are. */
    public int size() {
        return games.size();
    }

    /** All that are there, in the order in which they ended. */
    public List<G> all() {
        return List.copyOf(games);
    }
}
