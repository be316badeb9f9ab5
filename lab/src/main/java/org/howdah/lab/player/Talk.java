package org.howdah.lab.player;

import org.howdah.rules.notation.Result;

/** A running engine, spoken to in its protocol. After an exception it is of no more use but to be closed. */
interface Talk extends AutoCloseable {
    /** Makes ready for a new game. */
    void newGame(StartPosition start) throws PlayerException;

    /** Has it think about a move; see {@link Player#choose}. */
    Choice choose(Turn turn) throws PlayerException;

    /** Tells it how the game has ended. */
    default void gameOver(Result result, String why) throws PlayerException {}

    /** Ends it at once, whatever it does. From any thread. */
    void kill();

    /** Asks it to end, and ends it. */
    @Override
    void close();
}
