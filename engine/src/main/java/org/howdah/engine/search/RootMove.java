package org.howdah.engine.search;

import java.util.ArrayList;
import java.util.List;

/** A move of the position searched, with what was found when it was last the best of those still open. */
final class RootMove {
    private final int[] line = new int[Score.MAX_PLY + 1];
    private int length;

    int score;
    int depth;
    int selectiveDepth;

    /** Positions visited below it in this search. */
    long nodes;

    /** Begins with a move of which nothing is known. */
    void start(int move) {
        line[0] = move;
        length = 1;
        score = -Score.INFINITE;
        depth = 0;
        selectiveDepth = 0;
        nodes = 0;
    }

    int move() {
        return line[0];
    }

    /** Whether it has been searched at all. */
    boolean isScored() {
        return score != -Score.INFINITE;
    }

    /** Keeps the best line found, which begins with this move. */
    void keepLine(PrincipalVariation pv) {
        length = pv.copyTo(line);
    }

    /** The moves both sides are expected to play, this one first. */
    List<Integer> line() {
        List<Integer> moves = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            moves.add(line[i]);
        }
        return moves;
    }
}
