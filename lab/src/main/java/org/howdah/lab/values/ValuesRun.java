package org.howdah.lab.values;

import java.nio.file.Path;
import java.util.function.IntConsumer;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.KeptGames;
import org.howdah.lab.work.Crew;

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
        ValuesJob job = ValuesJob.of(plan);
        terms = job.terms();
        games = new KeptGames<>(folder, job, progress);
    }

    /** How many games there are already. */
    public int played() {
        return games.size();
    }

    /**
     * Plays the games numbered below {@code count} that are not there yet.
     *
     * @param crew who plays them; which does not change them
     * @throws LabException when a game cannot be played or written; all before it are kept
     */
    public void play(int count, Crew crew) throws LabException {
        games.play(count, crew);
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
