package org.howdah.lab.balance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.Batch;
import org.howdah.lab.selfplay.GameLog;

/**
 * Plays the games of a plan and says what they tell. The games are kept in a folder, each as soon as it is over; a run that
 * was stopped goes on where it was.
 */
public final class BalanceRun {
    private static final String LOG = "games.txt";

    private final BalancePlan plan;
    private final IntConsumer progress;
    private final List<BalanceGame> games = new ArrayList<>();
    private final Batch<BalanceGame> batch;
    private final GameLog log;

    /**
     * @param folder where the games go, or are already
     * @param progress told after each game how many there are
     * @throws LabException when conditions cannot be told apart, or the folder cannot be used
     */
    public BalanceRun(BalancePlan plan, Path folder, IntConsumer progress) throws LabException {
        plan.check();
        this.plan = plan;
        this.progress = progress;
        batch = new Batch<>(() -> new BalanceTable(plan), this::keep);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw LabException.unwritable(folder, e);
        }
        log = GameLog.open(folder.resolve(LOG), plan.line());
        List<Cell> cells = plan.cells();
        for (String line : log.games()) {
            games.add(BalanceGame.parse(line, cells));
        }
    }

    /** How many games there are already. */
    public int played() {
        return games.size();
    }

    /**
     * Plays the games of the first rounds that are not there yet, round by round, so that a run that is stopped has about as
     * many games of one array as of another.
     *
     * @param rounds how many games of each array
     * @param threads how many at the same time; which does not change them
     * @throws LabException when a game cannot be written; all before it are kept
     */
    public void play(int rounds, int threads) throws LabException {
        BitSet done = new BitSet();
        games.forEach(game -> done.set(game.number()));
        int[] missing = IntStream.range(0, Math.multiplyExact(rounds, plan.gamesARound()))
                .filter(number -> !done.get(number))
                .toArray();
        try {
            batch.play(missing, threads);
        } catch (IOException e) {
            throw LabException.unwritable(log.file(), e);
        }
    }

    private void keep(BalanceGame game) throws IOException {
        log.append(game.line());
        games.add(game);
        progress.accept(games.size());
    }

    /** Ends the run soon. From any thread. */
    public void stop() {
        batch.stop();
    }

    /**
     * What the games so far tell.
     *
     * @throws LabException when some array has not been played at all
     */
    public BalanceReport report() throws LabException {
        return new Findings(plan, List.copyOf(games)).report();
    }
}
