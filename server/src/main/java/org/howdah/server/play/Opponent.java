package org.howdah.server.play;

import org.howdah.rules.position.Position;
import org.howdah.server.clock.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Whom the humans play. Its methods think on the caller's thread, as long as they need; many threads may call at once. They
 * may be asked to halt, and then return soon with whatever they have.
 */
public interface Opponent {

    /** The move it plays. */
    int choose(Task task, Halt halt);

    /** The best move it can find in about a second, whatever its level. */
    int best(Position position, Halt halt);

    /** What it thinks the position is worth for the side to move, in centipawns. */
    int judge(Position position, Halt halt);

    /**
     * A move to choose.
     *
     * @param position with its history; the task's own
     * @param level 1 to 8
     * @param clock both clocks, standing; null: none
     * @param seed of its random choices: the same for the same move of the same game
     */
    record Task(Position position, int level, @Nullable GameClock clock, long seed) {}
}
