package org.howdah.lab.player;

import org.howdah.rules.notation.Result;

/** Someone who plays games, one at a time and on one thread. */
public interface Player extends AutoCloseable {
    /**
     * Makes ready for a new game; starts what has to be started.
     *
     * @param start where it begins
     * @param seed for whatever is random
     * @throws PlayerException when it is not ready in time
     */
    void newGame(StartPosition start, long seed) throws PlayerException;

    /**
     * Chooses a move. It may take longer than it may think: the caller looks at the time.
     *
     * @throws PlayerException when no move comes, or none that is legal
     */
    Choice choose(Turn turn) throws PlayerException;

    /**
     * Hears how the game has ended, be it by its own fault.
     *
     * @param result who has won
     * @param why in words
     */
    default void gameOver(Result result, String why) {}

    /** Has a running {@link #choose} end soon, one way or the other, for good. From any thread. */
    void stop();

    /** Ends what it has started. */
    @Override
    void close();
}
