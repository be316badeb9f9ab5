package org.howdah.engine.search;

import java.util.List;
import org.howdah.rules.position.Move;

/**
 * What a search found.
 *
 * @param bestMove the move to play, {@code Move.NONE} when there is none
 * @param ponderMove the reply it expects, {@code Move.NONE} when unknown
 * @param score the value of the position for the side to move
 * @param depth plies that were searched in full
 * @param nodes positions visited
 * @param millis time taken
 * @param pv the moves both sides are expected to play, best move first
 */
public record SearchResult(
        int bestMove, int ponderMove, Score score, int depth, long nodes, long millis, List<Integer> pv) {

    public SearchResult {
        pv = List.copyOf(pv);
    }

    /** That there is no move. */
    static SearchResult none(long millis) {
        return new SearchResult(Move.NONE, Move.NONE, new Score(0), 0, 0, millis, List.of());
    }
}
