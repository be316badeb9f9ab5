package org.howdah.lab.values;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.howdah.engine.eval.Weights;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.Batch;
import org.howdah.lab.selfplay.GameLog;
import org.howdah.rules.variant.VariantFileException;

/**
 * Plays the games of a plan and says what they tell. The games are kept in a folder, each as soon as it is over; a run that
 * was stopped goes on where it was.
 */
public final class ValuesRun {
    private static final String LOG = "games.txt";

    private final ValuesPlan plan;
    private final Path folder;
    private final IntConsumer progress;
    private final Terms terms;
    private final List<Imbalance> imbalances;
    private final List<ValuesGame> games = new ArrayList<>();
    private final Batch<ValuesGame> batch;
    private final GameLog log;

    /**
     * @param folder where the games go, or are already
     * @param progress told after each game how many there are
     * @throws LabException when an imbalance cannot be set up, or the folder cannot be used
     */
    public ValuesRun(ValuesPlan plan, Path folder, IntConsumer progress) throws LabException {
        this.plan = plan;
        this.folder = folder;
        this.progress = progress;
        terms = new Terms(plan.variant());
        imbalances = imbalances(plan, terms);
        batch = new Batch<>(() -> new ValuesTable(plan, terms, imbalances), this::keep);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw LabException.unwritable(folder, e);
        }
        log = GameLog.open(folder.resolve(LOG), plan.line());
        for (String line : log.games()) {
            games.add(ValuesGame.parse(line, terms.size()));
        }
    }

    private static List<Imbalance> imbalances(ValuesPlan plan, Terms terms) throws LabException {
        Armies armies = new Armies(plan.variant());
        for (Imbalance asked : plan.imbalances()) {
            if (!armies.canStage(asked)) {
                throw new LabException("imbalance " + asked.name(plan.variant().variant())
                        + " cannot be set up: neither side's array has these pieces to take away or to exchange");
            }
        }
        if (!plan.imbalances().isEmpty()) {
            return plan.imbalances();
        }
        List<Imbalance> chosen = Design.of(plan.variant(), armies, terms, weights(plan));
        if (chosen.isEmpty()) {
            throw new LabException(plan.variant().variant().name() + " has no pieces to compare");
        }
        return chosen;
    }

    static Weights weights(ValuesPlan plan) {
        try {
            return WeightsFile.read(plan.variant().variant());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (VariantFileException e) {
            throw new IllegalStateException(e);
        }
    }

    /** How many games there are already. */
    public int played() {
        return games.size();
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

    private void keep(ValuesGame game) throws IOException {
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
     * @param unit the man that values are measured by, and its value in centipawns
     * @param wanted the half width, in centipawns, that intervals should come down to
     * @throws LabException when there are too few games to tell anything
     */
    public ValuesReport report(Unit unit, double wanted) throws LabException {
        return new Appraisal(plan, terms, List.copyOf(games), unit, wanted).report();
    }

    /** Where the games and reports are. */
    public Path folder() {
        return folder;
    }
}
