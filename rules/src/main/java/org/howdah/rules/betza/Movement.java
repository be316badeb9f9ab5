package org.howdah.rules.betza;

import java.util.List;

/**
 * One kind of move, the same whatever way the Betza text spelled it.
 *
 * @param steps the directions, each once, in White's view
 * @param travel how the squares between start and target matter
 * @param range the most steps in a row: 1 for leaps, 2 or more or {@link #UNLIMITED} for rides and hops
 * @param moves whether it may end on an empty square
 * @param captures whether it may end on an enemy piece
 * @param initial whether it is for the piece's first move only
 * @param again what follows the first step; {@link Again#NO} for every ordinary move
 */
public record Movement(
        List<Step> steps, Travel travel, int range, boolean moves, boolean captures, boolean initial, Again again) {

    /** A range that only the board's edge limits. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    public Movement {
        steps = List.copyOf(steps);
    }
}
