package org.howdah.engine.search;

import java.util.List;

/**
 * Moves of a position with what each is worth to the side to move, in centipawns, best first. A score that lies further
 * below the best than was asked for is an upper bound.
 *
 * @param moves the legal moves
 * @param scores one for each
 */
record WeighedMoves(List<Integer> moves, List<Integer> scores) {

    WeighedMoves {
        moves = List.copyOf(moves);
        scores = List.copyOf(scores);
    }

    int size() {
        return moves.size();
    }

    int move(int i) {
        return moves.get(i);
    }

    int score(int i) {
        return scores.get(i);
    }
}
