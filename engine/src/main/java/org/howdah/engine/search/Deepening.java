package org.howdah.engine.search;

import org.howdah.engine.time.Patience;
import org.howdah.rules.position.Move;

/**
 * Iterative deepening with aspiration windows: searches one ply deeper each time, each line in a window about its last
 * score that widens on the side where it fails, until a limit is reached. The last finished iteration, or what the
 * broken one has already found better, is the result. For one thread.
 */
final class Deepening {
    private static final int FIRST_WINDOW = 24;
    private static final int WINDOW_FROM_DEPTH = 4;

    /** The score is compared with that of so many iterations before. */
    private static final int ITERATIONS_BACK = 3;

    /** When to begin telling of scores that are but bounds: before, they come too fast for anybody to read. */
    private static final long MILLIS_BEFORE_BOUNDS = 3_000;

    private final AlphaBeta search;
    private final SearchState state;
    private final Deadline deadline;
    private final RootMoves root;

    private SearchPlan plan = SearchPlan.ENDLESS;
    private int depth;
    private int stableIterations;

    /** What each iteration of this search found. */
    private final int[] scores = new int[Score.MAX_PLY + 1];

    /** What the search before found for the same side, as a rule that for the move before. */
    private int scoreBefore = -Score.INFINITE;

    private int side;

    Deepening(AlphaBeta search, SearchState state) {
        this.search = search;
        this.state = state;
        deadline = state.deadline;
        root = state.root;
    }

    /** Forgets what it found last. */
    void clear() {
        depth = 0;
        scoreBefore = -Score.INFINITE;
    }

    /** Searches the position and the moves that {@code state} has taken up; there has to be one. */
    void run(SearchPlan searchPlan) {
        plan = searchPlan;
        rememberScore();
        depth = 0;
        stableIterations = 0;
        for (int next = plan.firstDepth(); next <= plan.lastDepth(); next++) {
            int before = root.get(0).move();
            if (!iterate(next)) {
                tellUnfinished(before);
                return;
            }
            depth = next;
            scores[depth] = root.get(0).score;
            deadline.endGrace();
            stableIterations = root.get(0).move() == before ? stableIterations + 1 : 0;
            tellAll();
            if (isEnough()) {
                return;
            }
        }
    }

    /** A program may have us think for both sides in turn: the other side's score says nothing of ours. */
    private void rememberScore() {
        int newSide = state.position.sideToMove();
        if (newSide != side) {
            scoreBefore = -Score.INFINITE;
        } else if (depth > 0) {
            scoreBefore = scores[depth];
        }
        side = newSide;
    }

    /** Searches to a depth; false when the deadline came first. */
    private boolean iterate(int next) {
        int lines = lines();
        for (int rank = 0; rank < lines; rank++) {
            if (!searchLine(rank, next)) {
                return false;
            }
            root.sort(rank + 1);
        }
        return true;
    }

    private int lines() {
        return Math.min(plan.lines(), root.size());
    }

    private boolean searchLine(int rank, int next) {
        state.resetSelectiveDepth();
        int center = root.get(rank).score;
        int window = next < WINDOW_FROM_DEPTH || center == -Score.INFINITE ? Score.INFINITE : FIRST_WINDOW;
        int alpha = Math.max(center - window, -Score.INFINITE);
        int beta = Math.min(center + window, Score.INFINITE);
        while (true) {
            root.begin(rank, next);
            int found = search.search(alpha, beta, next);
            if (deadline.isOver()) {
                adoptPartial(rank);
                return false;
            }
            if (found <= alpha && alpha > -Score.INFINITE) {
                tellBound(rank, next, found, Bound.UPPER);
                beta = (alpha + beta) / 2;
                alpha = widen(found, -window);
            } else if (found >= beta && beta < Score.INFINITE) {
                adopt(found, next);
                tellBound(rank, next, found, Bound.LOWER);
                beta = widen(found, window);
            } else {
                adopt(found, next);
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

    private void adopt(int found, int next) {
        int move = search.rootMove();
        if (move == Move.NONE) {
            return;
        }
        RootMove best = root.found(move);
        best.score = found;
        best.depth = next;
        best.selectiveDepth = state.selectiveDepth();
        best.keepLine(state.pv);
    }

    /** A move found better before the search was broken off was searched in full, so it counts. */
    private void adoptPartial(int rank) {
        if (rank == 0) {
            adopt(search.rootScore(), depth);
        }
    }

    private boolean isEnough() {
        int score = root.get(0).score;
        if (plan.mateIn() > 0 && Math.abs(score) >= Score.WON && Score.MATE - Math.abs(score) <= 2 * plan.mateIn()) {
            return true;
        }
        boolean settled = Math.abs(score) >= Score.WON && Score.MATE - Math.abs(score) <= depth;
        return !plan.exhaustive() && (deadline.isLate(root.size() == 1 ? 0 : patience()) || settled);
    }

    private double patience() {
        double share = (double) root.get(0).nodes / state.nodes();
        int earlier = Math.max(scoreBefore, scores[Math.max(plan.firstDepth(), depth - ITERATIONS_BACK)]);
        return Patience.factor(stableIterations, share, earlier - scores[depth]);
    }

    private void tellAll() {
        for (int rank = 0; rank < lines(); rank++) {
            tell(rank, Bound.EXACT);
        }
    }

    private void tellBound(int rank, int next, int score, Bound bound) {
        if (deadline.millis() < MILLIS_BEFORE_BOUNDS) {
            return;
        }
        RootMove move = root.get(rank);
        plan.listener().info(info(move, rank, next, score, bound));
    }

    /** What is going to be played was found after the last finished iteration, or there was none. */
    private void tellUnfinished(int before) {
        if (root.get(0).move() != before || depth == 0) {
            plan.listener().info(last(root.get(0), deadline.allNodes(state.nodes()), deadline.millis()));
        }
    }

    private void tell(int rank, Bound bound) {
        RootMove move = root.get(rank);
        plan.listener().info(info(move, rank, move.depth, move.score, bound));
    }

    private Info info(RootMove move, int rank, int told, int score, Bound bound) {
        long nodes = deadline.allNodes(state.nodes());
        return info(move, rank, told, score, bound, nodes, deadline.millis());
    }

    /** What was found last, where the main thread tells nodes and time. */
    Info last(Worker main) {
        return last(best(), main.deadline.allNodes(main.state.nodes()), main.deadline.millis());
    }

    /** Where no move has been searched yet, the static evaluation is all there is to say. */
    private Info last(RootMove best, long nodes, long millis) {
        int score = best.isScored() ? best.score : state.evaluate();
        return info(best, 0, best.depth, score, Bound.EXACT, nodes, millis);
    }

    private Info info(RootMove move, int rank, int told, int score, Bound bound, long nodes, long millis) {
        Score value = new Score(score);
        int selective = move.selectiveDepth;
        return new Info(
                told,
                selective,
                rank + 1,
                value,
                bound,
                nodes,
                millis,
                state.table.permill(),
                state.tableHits.sum(),
                move.line());
    }

    /** The best move, once the search is over. */
    RootMove best() {
        return root.get(0);
    }

    /** Plies that were searched in full. */
    int depth() {
        return depth;
    }
}
