package org.howdah.lab.match;

import org.howdah.lab.LabException;

/** Is told of each game as it ends, one at a time, on whichever thread has played it. */
public interface MatchListener {
    /**
     * A game has ended.
     *
     * @throws LabException when the match cannot go on, such as when the game could not be kept
     */
    void finished(GameRecord game, Standing standing) throws LabException;
}
