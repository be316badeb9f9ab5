package org.howdah.lab.player;

import org.howdah.engine.search.Score;
import org.howdah.rules.position.Move;
import org.jspecify.annotations.Nullable;

/**
 * What a player does in its turn.
 *
 * @param move a legal move, {@link Move#NONE} to resign
 * @param score what it thinks of the position, from its own side; null when it did not say
 * @param depth plies it has looked ahead, 0 when it did not say
 * @param nanos how long it took
 */
public record Choice(int move, @Nullable Score score, int depth, long nanos) {
    public boolean resigns() {
        return move == Move.NONE;
    }
}
