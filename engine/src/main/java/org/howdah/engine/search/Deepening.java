package org.howdah.engine.search;

import java.util.List;
import org.howdah.rules.position.Move;

/**
 * Iterative deepening with aspiration windows: searches one ply deeper each time, in a window about the last score that
 * widens on the side where it fails, until a limit is reached. The last finished iteration, or what the broken one has
 * already found better, is the result.
 */
final class Deepening {
    private static final int FIRST_WINDOW = 24;
    private static final int WINDOW_FROM_DEPTH = 4;

    private final AlphaBeta search;
    private final SearchState state;
    private final Deadline deadline;

    private int bestMove;
    private int score;
    private int depth;
    private int stableIterations;
    private int drop;
    private List<Integer> line = List.of();

    Deepening(AlphaBeta search, SearchState state) {
        this.search = search;
        this.state = state;
        deadline = state.deadline;
    }

    /**
     * Searches the position that {@code search} has taken up.
     *
     * @param fallback the move to play when there is no time for anything
     * @param maxDepth the deepest iteration
     * @param exhaustive whether to go on when nothing more can be gained
     */
    void run(int fallback, int maxDepth, boolean exhaustive, boolean onlyMove, SearchListener listener) {
        bestMove = fallback;
        line = List.of(fallback);
        score = 0;
        depth = 0;
        stableIterations = 0;
        drop = 0;
        for (int next = 1; next <= maxDepth; next++) {
            if (!iterate(next)) {
                return;
            }
            listener.info(info());
            if (!exhaustive && (deadline.isLate(onlyMove ? 0 : patience()) || isSettled())) {
                return;
            }
        }
    }

    /** Searches to a depth; false when the deadline came first. */
    private boolean iterate(int next) {
        int window = next < WINDOW_FROM_DEPTH ? Score.INFINITE : FIRST_WINDOW;
        int alpha = Math.max(score - window, -Score.INFINITE);
        int beta = Math.min(score + window, Score.INFINITE);
        while (true) {
            int found = search.search(alpha, beta, next);
            if (deadline.isOver()) {
                adoptPartial();
                return false;
            }
            if (found <= alpha && alpha > -Score.INFINITE) {
                beta = (alpha + beta) / 2;
                alpha = widen(found, -window);
            } else if (found >= beta && beta < Score.INFINITE) {
                adopt(found);
                beta = widen(found, window);
            } else {
                drop = score - found;
                adopt(found);
                depth = next;
                return true;
            }
            window *= 2;
        }
    }

    private static int widen(int bound, int window) {
        return Math.abs(window) > 600
                ? Integer.signum(window) * Score.INFINITE
                : Math.clamp(bound + window, -Score.INFINITE, Score.INFINITE);
    }

    private void adopt(int found) {
        int move = search.rootMove();
        if (move == Move.NONE) {
            return;
        }
        stableIterations = move == bestMove ? stableIterations + 1 : 0;
        bestMove = move;
        score = found;
        line = state.pv.line();
    }

    /** A move found better before the search was broken off was searched in full, so it counts. */
    private void adoptPartial() {
        int move = search.rootMove();
        if (move != Move.NONE && move != bestMove) {
            bestMove = move;
            line = List.of(move);
        }
    }

    /** How far the soft limit stretches: more while the best move changes or the score falls. */
    private double patience() {
        double unrest = switch (Math.min(stableIterations, 4)) {
            case 0 -> 1.5;
            case 1 -> 1.1;
            case 2 -> 0.9;
            case 3 -> 0.75;
            default -> 0.6;
        };
        return drop > 30 ? unrest * 1.4 : unrest;
    }

    /** Whether a forced end has been found that deeper search cannot bring nearer. */
    private boolean isSettled() {
        return Math.abs(score) >= Score.WON && Score.MATE - Math.abs(score) <= depth;
    }

    private Info info() {
        return new Info(
                depth,
                state.selectiveDepth(),
                new Score(score),
                state.nodes(),
                deadline.millis(),
                state.table.permill(),
                line);
    }

    SearchResult result() {
        int reply = line.size() > 1 ? line.get(1) : Move.NONE;
        return new SearchResult(bestMove, reply, new Score(score), depth, state.nodes(), deadline.millis(), line);
    }
}
