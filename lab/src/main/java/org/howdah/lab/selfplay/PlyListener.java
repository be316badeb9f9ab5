package org.howdah.lab.selfplay;

import org.howdah.rules.position.Position;

/** Looks on while a game is played. */
@FunctionalInterface
public interface PlyListener {
    /** Does not look. */
    PlyListener NONE = (position, move, score) -> {};

    /**
     * A move has been chosen and is about to be made.
     *
     * @param position before the move
     * @param move what the engine plays
     * @param score in centipawns, for White
     */
    void move(Position position, int move, int score);
}
