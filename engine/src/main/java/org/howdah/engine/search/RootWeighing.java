package org.howdah.engine.search;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.position.MoveList;

/** Scores not only the best move of a position but all that come near it, for a player who does not always want the best. */
final class RootWeighing {
    private final AlphaBeta search;
    private final Deadline deadline;

    RootWeighing(AlphaBeta search, Deadline deadline) {
        this.search = search;
        this.deadline = deadline;
    }

    /**
     * Weighs the moves of the position that {@code search} has taken up, looking one ply ahead and then at captures. Moves
     * for which no time is left are left out, all but the first, which then is there without a true score.
     *
     * @param margin how far below the best score so far the score of a move is still told exactly, in centipawns
     */
    List<WeighedMove> weigh(MoveList moves, int margin) {
        List<WeighedMove> weighed = new ArrayList<>();
        int best = -Score.INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            int alpha = Math.max(best - margin, -Score.INFINITE);
            int score = search.searchMove(moves.get(i), alpha, Score.INFINITE, 1);
            if (deadline.isOver() && i > 0) {
                break;
            }
            weighed.add(new WeighedMove(moves.get(i), score));
            best = Math.max(best, score);
        }
        return weighed;
    }
}
