package org.howdah.lab.balance;

import java.nio.file.Path;
import java.util.function.IntConsumer;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.KeptGames;
import org.howdah.lab.work.Crew;

/**
 * Plays the games of a plan and says what they tell. The games are kept in a folder, each as soon as it is over; a run that
 * was stopped goes on where it was.
 */
public final class BalanceRun {
    private final BalancePlan plan;
    private final KeptGames<BalanceGame> games;

    /**
     * @param folder where the games go, or are already
     * @param progress told after each game how many there are
     * @throws LabException when conditions cannot be told apart, or the folder cannot be used
     */
    public BalanceRun(BalancePlan plan, Path folder, IntConsumer progress) throws LabException {
        plan.check();
        this.plan = plan;
        games = new KeptGames<>(folder, new BalanceJob(plan), progress);
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
     * @param crew who plays them; which does not change them
     * @throws LabException when a game cannot be played or written; all before it are kept
     */
    public void play(int rounds, Crew crew) throws LabException {
        games.play(Math.multiplyExact(rounds, plan.gamesARound()), crew);
    }

    /**
     * What the games so far tell.
     *
     * @throws LabException when some array has not been played at all
     */
    public BalanceReport report() throws LabException {
        return new Findings(plan, games.all()).report();
    }
}
