package org.howdah.engine.search;

import java.util.List;

/**
 * How far a search has come.
 *
 * @param depth plies searched in full, or being searched when the score is but a bound
 * @param selectiveDepth the longest line looked at, in plies
 * @param rank of this line among those asked for, from 1, the best
 * @param score the value for the side to move
 * @param bound whether the score is the value or a bound on it
 * @param nodes positions visited, by all threads
 * @param millis time since the search began
 * @param hashPermill how full the transposition table is, in thousandths
 * @param tableHits positions of which the endgame tables told, by all threads
 * @param pv the moves both sides are expected to play
 */
public record Info(
        int depth,
        int selectiveDepth,
        int rank,
        Score score,
        Bound bound,
        long nodes,
        long millis,
        int hashPermill,
        long tableHits,
        List<Integer> pv) {

    public Info {
        pv = List.copyOf(pv);
    }

    /** Positions visited a second. */
    public long nodesPerSecond() {
        return nodes * 1000 / Math.max(1, millis);
    }
}
