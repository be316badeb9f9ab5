package org.howdah.rules.slow;

import java.util.List;
import java.util.Map;

/**
 * A move and what it leads to.
 *
 * @param uci its text
 * @param mover the type that moves, 0 for a placement
 * @param to where it ends
 * @param captured the squares of the pieces it takes, in order
 * @param promotes whether a pawn becomes something else
 * @param gates the squares where a piece in hand may be set down after it, each with the text to which the piece's
 *     letter is added
 * @param after the position it leads to
 */
public record SlowMove(
        String uci,
        int mover,
        int to,
        List<Integer> captured,
        boolean promotes,
        Map<Integer, String> gates,
        SlowPosition after) {

    SlowMove gating(String text, SlowPosition position) {
        return new SlowMove(text, mover, to, captured, promotes, Map.of(), position);
    }
}
