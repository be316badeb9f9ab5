package org.howdah.lab.values;

import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.KeptGames;

/**
 * Plays the games of a plan and says what they tell. The games are kept in a folder, each as soon as it is over; a run that
 * was stopped goes on where it was.
 */
public final class ValuesRun {
    private final ValuesPlan plan;
    private final Terms terms;
    private final KeptGames<ValuesGame> games;

    /**
     * @param folder where the games go, or are already
     * @param progress told after each game how many there are
     * @throws LabException when an imbalance cannot be set up, or the folder cannot be used
     */
    public ValuesRun(ValuesPlan plan, Path folder, IntConsumer progress) throws LabException {
        this.plan = plan;
        terms = new Terms(plan.variant());
        List<Imbalance> imbalances = imbalances(plan, terms);
        games = new KeptGames<>(
                folder,
                plan.line(),
                line -> ValuesGame.parse(line, terms.size()),
                () -> new ValuesTable(plan, terms, imbalances),
                progress);
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
        List<Imbalance> chosen = Design.of(
                plan.variant(), armies, terms, WeightsFile.beside(plan.variant().variant()));
        if (chosen.isEmpty()) {
            throw new LabException(plan.variant().variant().name() + " has no pieces to compare");
        }
        return chosen;
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
        games.play(count, threads);
    }

    /** Ends the run soon. From any thread. */
    public void stop() {
        games.stop();
    }

    /**
     * What the games so far tell.
     *
     * @param unit the man that values are measured by, and its value in centipawns
     * @param wanted the half width, in centipawns, that intervals should come down to
     * @throws LabException when there are too few games to tell anything
     */
    public ValuesReport report(Unit unit, double wanted) throws LabException {
        return new Appraisal(plan, terms, games.all(), unit, wanted).report();
    }
}
