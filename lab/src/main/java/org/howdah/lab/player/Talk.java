package org.howdah.lab.player;

/** A running engine, spoken to in its protocol. After an exception it is of no more use but to be closed. */
interface Talk extends AutoCloseable {
    /** Makes ready for a new game. */
    void newGame(StartPosition start) throws PlayerException;

    /** Has it think about a move; see {@link Player#choose}. */
    Choice choose(Turn turn) throws PlayerException;

    /** Ends it at once, whatever it does. From any thread. */
    void kill();

    /** Asks it to end, and ends it. */
    @Override
    void close();
}
