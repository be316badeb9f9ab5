package org.howdah.lab.player;

import org.howdah.rules.notation.Result;
import org.jspecify.annotations.Nullable;

/** Another program. One that has failed is ended, and started anew for the next game. */
final class ProgramPlayer implements Player {
    /** Starts the program and agrees with it on the game and its options. */
    interface Starter {
        Talk start() throws StartException;
    }

    private final Starter starter;
    private volatile @Nullable Talk talk;

    /** @throws StartException when it cannot be started now */
    ProgramPlayer(Starter starter) throws StartException {
        this.starter = starter;
        talk = starter.start();
    }

    @Override
    public void newGame(StartPosition start, long seed) throws PlayerException {
        Talk running = talk;
        try {
            if (running == null) {
                running = starter.start();
                talk = running;
            }
            running.newGame(start);
        } catch (StartException e) {
            throw new PlayerException(Fault.CRASH, "it does not start again: " + e.getMessage());
        } catch (PlayerException e) {
            close();
            throw e;
        }
    }

    @Override
    public Choice choose(Turn turn) throws PlayerException {
        Talk running = talk;
        if (running == null) {
            throw new IllegalStateException("no game has been begun");
        }
        try {
            return running.choose(turn);
        } catch (PlayerException e) {
            close();
            throw e;
        }
    }

    /** One that has gone by now is started anew for the next game. */
    @Override
    public void gameOver(Result result, String why) {
        Talk running = talk;
        try {
            if (running != null) {
                running.gameOver(result, why);
            }
        } catch (PlayerException e) {
            close();
        }
    }

    @Override
    public void stop() {
        Talk running = talk;
        if (running != null) {
            running.kill();
        }
    }

    @Override
    public void close() {
        Talk running = talk;
        talk = null;
        if (running != null) {
            running.close();
        }
    }
}
