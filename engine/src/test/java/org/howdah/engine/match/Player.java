package org.howdah.engine.match;

import org.howdah.rules.position.Position;

/** Someone who plays. */
interface Player extends AutoCloseable {
    /**
     * The move to play, legal in the position.
     *
     * @param clock milliseconds left to White and to Black, and what each gains by moving; all 0 without a clock
     */
    int choose(Position position, Clock clock);

    /** Makes ready for a new game. */
    default void begin(long seed) {}

    @Override
    default void close() {}
}
