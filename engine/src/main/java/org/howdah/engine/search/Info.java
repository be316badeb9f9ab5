package org.howdah.engine.search;

import java.util.List;

/**
 * How far a search has come.
 *
 * @param depth plies searched in full
 * @param selectiveDepth the longest line looked at, in plies
 * @param score the value for the side to move
 * @param nodes positions visited
 * @param millis time since the search began
 * @param hashPermill how full the transposition table is, in thousandths
 * @param pv the moves both sides are expected to play
 */
public record Info(
        int depth, int selectiveDepth, Score score, long nodes, long millis, int hashPermill, List<Integer> pv) {

    public Info {
        pv = List.copyOf(pv);
    }

    /** Positions visited a second. */
    public long nodesPerSecond() {
        return nodes * 1000 / Math.max(1, millis);
    }
}
