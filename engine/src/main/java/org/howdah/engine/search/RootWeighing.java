package org.howdah.engine.search;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.position.MoveList;

/**
 * Scores not only the best move of a position but all that come near it, for a player who does not always want the best.
 * Deepens like {@link Deepening}, with a window that reaches down from the best score by a margin.
 */
final class RootWeighing {
    private final AlphaBeta search;
    private final Deadline deadline;
    private int[] scores = new int[256];
    private int[] finished = new int[256];

    RootWeighing(AlphaBeta search, Deadline deadline) {
        this.search = search;
        this.deadline = deadline;
    }

    /**
     * Weighs the moves of the position that {@code search} has taken up, and sorts them, best first.
     *
     * @param maxNodes how many positions may be visited, 0 for any number; it does not hold for the first iteration
     * @param margin how far below the best score the score of a move is still told exactly, in centipawns
     */
    void run(MoveList moves, int maxDepth, long maxNodes, int margin) {
        if (scores.length < moves.size()) {
            scores = new int[2 * moves.size()];
            finished = new int[2 * moves.size()];
        }
        for (int i = 0; i < moves.size(); i++) {
            finished[i] = -Score.INFINITE;
        }
        for (int depth = 1; depth <= maxDepth; depth++) {
            boolean complete = iterate(moves, depth, margin);
            if (complete || depth == 1) {
                System.arraycopy(scores, 0, finished, 0, moves.size());
                sort(moves);
            }
            if (!complete) {
                return;
            }
            deadline.limitNodes(maxNodes);
        }
    }

    private boolean iterate(MoveList moves, int depth, int margin) {
        int best = -Score.INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            int alpha = Math.max(best - margin, -Score.INFINITE);
            int score = search.searchMove(moves.get(i), alpha, Score.INFINITE, depth);
            if (deadline.isOver()) {
                for (int rest = i; rest < moves.size(); rest++) {
                    scores[rest] = -Score.INFINITE;
                }
                return false;
            }
            scores[i] = score;
            best = Math.max(best, score);
        }
        return true;
    }

    /** Insertion sort: stable, so that equal moves keep their order, and quick on what is nearly sorted. */
    private void sort(MoveList moves) {
        for (int i = 1; i < moves.size(); i++) {
            int move = moves.get(i);
            int score = finished[i];
            int place = i;
            for (; place > 0 && finished[place - 1] < score; place--) {
                moves.set(place, moves.get(place - 1));
                finished[place] = finished[place - 1];
            }
            moves.set(place, move);
            finished[place] = score;
        }
    }

    /** The moves as the last run has sorted them, with their scores. */
    WeighedMoves result(MoveList moves) {
        List<Integer> sorted = new ArrayList<>();
        List<Integer> worth = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            sorted.add(moves.get(i));
            worth.add(finished[i]);
        }
        return new WeighedMoves(sorted, worth);
    }
}
