package org.howdah.lab.player;

import java.util.List;
import org.howdah.rules.position.Position;

/**
 * A game, at the point where someone has to move.
 *
 * @param start where it began
 * @param moves the moves since then
 * @param position where that has led; the player's to use, but not to change
 * @param clocks what the clocks show
 */
public record Turn(StartPosition start, List<Integer> moves, Position position, Clocks clocks) {}
