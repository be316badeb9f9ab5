package org.howdah.lab.selfplay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Crew;

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

    private final GameLog log;
    private final List<G> games = new ArrayList<>();
    private final GameJob<G> job;
    private final IntConsumer progress;

    /**
     * @param folder where the games are, or will be
     * @param job the games, played or not; its line says what all have in common
     * @param progress told after each game how many there are
     * @throws LabException when the folder holds games of another run, or cannot be used
     */
    public KeptGames(Path folder, GameJob<G> job, IntConsumer progress) throws LabException {
        this.job = job;
        this.progress = progress;
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw LabException.unwritable(folder, e);
        }
        log = GameLog.open(folder.resolve(LOG), job.line());
        for (String line : log.games()) {
            games.add(job.read(line));
        }
    }

    /**
     * Plays the games numbered below {@code count} that are not there yet.
     *
     * @param crew who plays them; which does not change them
     * @throws LabException when a game cannot be played or written; all before it are kept
     */
    public void play(int count, Crew crew) throws LabException {
        BitSet done = new BitSet();
        games.forEach(game -> done.set(game.number()));
        int[] missing =
                IntStream.range(0, count).filter(number -> !done.get(number)).toArray();
        try {
            crew.work(job, missing, this::keep);
        } catch (IOException e) {
            throw LabException.unwritable(log.file(), e);
        }
    }

    private void keep(G game) throws IOException {
        log.append(game.line());
        games.add(game);
        progress.accept(games.size());
    }

    /** How many games there are. */
    public int size() {
        return games.size();
    }

    /** All that are there, by their numbers: what they tell is the same to the last digit, whichever ended first. */
    public List<G> all() {
        return games.stream().sorted(Comparator.comparingInt(Game::number)).toList();
    }
}
