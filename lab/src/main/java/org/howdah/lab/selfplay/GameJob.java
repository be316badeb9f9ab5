package org.howdah.lab.selfplay;

import java.nio.charset.StandardCharsets;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Job;

/**
 * Games to be played, each a unit, kept and sent as lines of text.
 *
 * @param <G> what is known of a game
 */
public interface GameJob<G extends KeptGames.Game> extends Job<G> {
    /**
     * Reads a line of the log.
     *
     * @throws LabException when it is no game of this job
     */
    G read(String line) throws LabException;

    @Override
    default byte[] bytes(G game) {
        return game.line().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    default G result(int unit, byte[] bytes) throws LabException {
        String line = new String(bytes, StandardCharsets.UTF_8);
        G game = read(line);
        if (game.number() != unit || !game.line().equals(line) || line.lines().count() != 1) {
            throw new LabException("this is not game " + unit + ": " + line);
        }
        return game;
    }
}
