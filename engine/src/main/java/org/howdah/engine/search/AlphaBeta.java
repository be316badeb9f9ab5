package org.howdah.engine.search;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * Principal variation search: the value of a position, to a depth in plies, within a window. docs/engine.md
 * explains each numbered step. Scores are for the side to move. One for each thread; it allocates nothing.
 */
final class AlphaBeta {
    private static final int REVERSE_FUTILITY_DEPTH = 7;
    private static final int REVERSE_FUTILITY_MARGIN = 80;
    private static final int RAZOR_DEPTH = 3;
    private static final int RAZOR_MARGIN = 220;
    private static final int FUTILITY_DEPTH = 7;
    private static final int FUTILITY_MARGIN = 95;
    private static final int NULL_MARGIN = 70;
    private static final int NULL_MARGIN_A_PLY = 12;
    private static final int EXCHANGE_DEPTH = 7;
    private static final int QUIET_EXCHANGE_MARGIN = 60;
    private static final int LATE_MOVE_DEPTH = 6;

    private static final int HISTORY_DEPTH = 4;
    private static final int HISTORY_MARGIN = 5_000;
    private static final int SINGULAR_DEPTH = 7;
    private static final int CLEARLY_SINGULAR = 24;

    /** So much history makes a late move worth a ply more, or less. */
    private static final int MERIT_A_PLY = 12_000;

    private static final int MOST_EXTENSION = 2;

    /** Added to a score that ends a node, it is more than any extension. */
    private static final int CUT = 2 * Score.INFINITE;

    private final SearchState state;
    private final Position position;
    private final Deadline deadline;
    private final Lessons lessons;
    private final Quiescence quiescence;
    private final ProbCut probCut;
    private final Checks checks;
    private final Reductions reductions = new Reductions();
    private final int[] staticScores = new int[Score.MAX_PLY + 1];

    /** At each ply the move that is left out while the others are asked whether it stands alone. */
    private final int[] excluded = new int[Score.MAX_PLY + 1];

    private int rootMove;
    private int rootScore;
    private int rootDepth;

    AlphaBeta(SearchState state) {
        this.state = state;
        position = state.position;
        deadline = state.deadline;
        lessons = new Lessons(state);
        quiescence = new Quiescence(state);
        probCut = new ProbCut(this, quiescence, lessons, state);
        checks = new Checks(position.variant());
    }

    /** Searches the position taken up. The score means nothing when the deadline passed meanwhile. */
    int search(int alpha, int beta, int depth) {
        rootMove = Move.NONE;
        rootDepth = depth;
        return search(alpha, beta, depth, 0, false);
    }

    /** The score of one move of the position taken up, from the mover's view. */
    int searchMove(int move, int alpha, int beta, int depth) {
        rootDepth = depth;
        state.clearKillers(1);
        lessons.madeAside(0);
        state.make(move, 0);
        int score = -search(-beta, -alpha, depth - 1, 1, false);
        position.unmake();
        return score;
    }

    /** The best move of the last search, {@link Move#NONE} when none was better than its {@code alpha}. */
    int rootMove() {
        return rootMove;
    }

    /** What {@link #rootMove()} scored. */
    int rootScore() {
        return rootScore;
    }

    /** The score of the position at a ply; {@code cutNode} says that a cutoff is expected. */
    int search(int alpha, int beta, int depth, int ply, boolean cutNode) {
        // 1. At the horizon only captures are looked at.
        if (depth <= 0) {
            return quiescence.search(alpha, beta, ply);
        }
        if (deadline.isOver(state.nodes())) {
            return 0;
        }
        state.enter(ply);
        boolean root = ply == 0;
        boolean pvNode = beta - alpha > 1;
        boolean inCheck = position.inCheck();
        int without = excluded[ply];
        int sure = -Score.INFINITE;

        // 2. The game may be over, an endgame table tell, a draw be had for the asking, or a shorter win already be
        // known.
        if (!root) {
            int end = state.certain(ply, inCheck);
            if (end != TreeEnds.NOT_OVER) {
                return end;
            }
            if (ply >= SearchState.DEEPEST) {
                return inCheck ? Score.DRAW : state.evaluate();
            }
            if (without == Move.NONE) {
                sure = state.repetitions.sure(position, alpha);
            }
            alpha = Math.max(alpha, Math.max(sure, ply - Score.MATE));
            beta = Math.min(beta, Score.MATE - ply - 1);
            if (alpha >= beta) {
                return alpha;
            }
        }

        // 3. The transposition table may know the score, or at least a good move.
        long known = state.table.probe(position.key());
        int tableMove = known == TranspositionTable.MISS ? Move.NONE : TranspositionTable.move(known);
        if (root) {
            tableMove = state.root.expected();
        }
        if (known != TranspositionTable.MISS
                && !pvNode
                && without == Move.NONE
                && TranspositionTable.depth(known) >= depth) {
            int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
            if (SearchState.decides(known, score, alpha, beta)) {
                if (score >= beta) {
                    lessons.refutesAgain(ply, tableMove, depth);
                }
                return score;
            }
        }

        // 4. The static evaluation guides what follows.
        int statically = inCheck ? -Score.INFINITE : state.evaluate();
        int evaluated = inCheck ? -Score.INFINITE : SearchState.refine(statically, known, ply);
        staticScores[ply] = statically;
        boolean improving = !inCheck && (ply < 2 || statically > staticScores[ply - 2]);
        state.clearKillers(ply + 2);

        if (!pvNode && !inCheck && without == Move.NONE) {
            // 5. Far above the window near the horizon: nothing will bring it down again.
            if (depth <= REVERSE_FUTILITY_DEPTH
                    && evaluated - REVERSE_FUTILITY_MARGIN * (depth - (improving ? 1 : 0)) >= beta
                    && evaluated < Score.WON) {
                return evaluated;
            }

            // 6. Far below: only captures could help.
            if (depth <= RAZOR_DEPTH && evaluated + RAZOR_MARGIN * depth <= alpha) {
                int score = quiescence.search(alpha, alpha + 1, ply);
                if (score <= alpha) {
                    return score;
                }
            }

            // 7. Null move: if passing is good enough, moving is. Not where having to move can be a harm.
            if (depth >= 3
                    && evaluated >= beta
                    && statically >= beta + NULL_MARGIN - NULL_MARGIN_A_PLY * depth
                    && position.lastMove() != Move.NONE
                    && state.evaluation.hasForce(position, position.sideToMove())) {
                int reduced = depth - 4 - depth / 3 - Math.min(3, (evaluated - beta) / 200);
                lessons.madeAside(ply);
                state.makeNull(ply);
                int score = -search(-beta, -beta + 1, reduced, ply + 1, !cutNode);
                position.unmakeNull();
                if (deadline.isOver()) {
                    return 0;
                }
                if (score >= beta) {
                    return score >= Score.WON ? beta : score;
                }
            }
        }

        // 8. A capture that wins far more than is needed, even at less depth, would also do at full depth.
        if (!pvNode && !inCheck && without == Move.NONE) {
            int score = probCut.search(beta, depth, ply, cutNode, statically, known);
            if (deadline.isOver()) {
                return 0;
            }
            if (score >= beta) {
                return score;
            }
        }

        // 9. Without a move to begin with, a shallower search finds one for the next visit.
        if (depth >= 4 && tableMove == Move.NONE && without == Move.NONE && (pvNode || cutNode)) {
            depth--;
        }

        // 10. Is the move from the table far better than all others? Then it deserves a deeper look. If even without it
        // some other is good enough, the node is.
        int singularity = 0;
        if (!root && without == Move.NONE && tableMove != Move.NONE) {
            singularity = singularity(beta, depth, ply, pvNode, cutNode, known);
            if (deadline.isOver()) {
                return 0;
            }
            if (singularity > MOST_EXTENSION) {
                return singularity - CUT;
            }
        }

        // 11. The moves, the most promising first.
        MovePicker picker = state.picker(ply);
        checks.begin(ply);
        picker.startAll(
                tableMove,
                state.killer(ply),
                state.otherKiller(ply),
                state.placeBefore(ply),
                state.placeBeforeThat(ply));
        lessons.begin(ply);
        int number = 0;
        int best = sure;
        int bestMove = Move.NONE;
        int originalAlpha = alpha;
        boolean tableMoveIsNoisy = tableMove != Move.NONE && picker.isNoisy(tableMove);
        boolean mayPrune = !root && !inCheck;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == without || root && !state.root.take(move)) {
                continue;
            }
            number++;
            boolean quiet = !picker.isNoisy(move);
            int merit = quiet ? lessons.merit(ply, move) : 0;

            // 12. Near the horizon, late, hopeless and losing moves are left out.
            if (mayPrune && best > -Score.WON) {
                int left = Math.max(0, depth - 1 - reductions.of(depth, number) - (improving ? 0 : 1));
                boolean hopeless = quiet
                        ? isLate(lessons.quietsTried(ply), depth, improving)
                                || left <= HISTORY_DEPTH && merit < -HISTORY_MARGIN * (left + 1)
                                || left <= FUTILITY_DEPTH && evaluated + FUTILITY_MARGIN * (left + 1) <= alpha
                                || isGivenAway(move, left, QUIET_EXCHANGE_MARGIN)
                        : picker.isLosing() && isGivenAway(move, depth, FUTILITY_MARGIN);
                if (hopeless && !checks.isGiven(position, move, ply)) {
                    continue;
                }
            }

            // 13. A check that does not lose material is searched a ply deeper, and so is a move that stands alone.
            boolean losing = !quiet && picker.isLosing();
            lessons.made(ply, quiet, number);
            long nodesBefore = state.nodes();
            state.make(move, ply);
            boolean givesCheck = position.inCheck();
            int extension = givesCheck && !losing && ply < 2 * rootDepth ? 1 : 0;
            if (move == tableMove && singularity != 0) {
                extension = singularity;
            }
            int newDepth = depth - 1 + extension;

            // 14. Late moves are first searched with less depth and no more than a yes or no.
            int score;
            if (number > 1 && depth >= 3 && (quiet || losing || !pvNode) && number > (pvNode ? 3 : 1)) {
                int reduction = reductions.of(depth, number) - Math.clamp(merit / MERIT_A_PLY, -2, 2) - (root ? 1 : 0);
                reduction += (cutNode ? quiet ? 2 : 1 : 0)
                        + (quiet && tableMoveIsNoisy ? 1 : 0)
                        + (improving ? 0 : 1)
                        - (pvNode ? 1 : 0)
                        - (givesCheck || inCheck ? 1 : 0);
                int reducedDepth = Math.clamp(newDepth - reduction, 1, newDepth);
                score = -search(-alpha - 1, -alpha, reducedDepth, ply + 1, true);
                if (score > alpha && reducedDepth < newDepth) {
                    score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
                    if (quiet) {
                        lessons.searchedAgain(ply, state.placeBefore(ply + 1), score > alpha, newDepth);
                    }
                }
            } else if (!pvNode || number > 1) {
                score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
            } else {
                score = alpha;
            }

            // 15. The first move, and any that may be the best, is searched with the full window.
            if (pvNode && (number == 1 || score > alpha)) {
                score = -search(-beta, -alpha, newDepth, ply + 1, false);
            }
            position.unmake();
            if (root) {
                state.root.spent(move, state.nodes() - nodesBefore);
            }
            if (deadline.isOver()) {
                return 0;
            }

            // 16. Better than all before?
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    state.pv.set(ply, move);
                    if (root) {
                        rootMove = move;
                        rootScore = score;
                    }
                    if (score >= beta) {
                        lessons.refutes(ply, move, quiet, depth);
                        break;
                    }
                }
            }
            lessons.tried(ply, move, quiet);
        }

        // 17. No legal move: mate or stalemate.
        if (number == 0) {
            if (without != Move.NONE) {
                return alpha;
            }
            return inCheck ? ply - Score.MATE : state.ends.stalemate(ply);
        }

        // 18. Remember.
        if (bestMove == Move.NONE && without == Move.NONE && depth >= 3) {
            lessons.isNotRefuted(ply, depth);
        }
        if (without == Move.NONE && (!root || state.root.isWhole())) {
            state.store(ply, depth, bestMove, best, originalAlpha, beta);
            learn(statically, depth, ply, bestMove, best, SearchState.bound(best, originalAlpha, beta), inCheck);
        }
        return best;
    }

    private static boolean isLate(int quietCount, int depth, boolean improving) {
        return depth <= LATE_MOVE_DEPTH && quietCount >= (3 + depth * depth) / (improving ? 1 : 2);
    }

    /** Whether a move near the horizon loses more than so much material for each ply left. */
    private boolean isGivenAway(int move, int depth, int margin) {
        return depth <= EXCHANGE_DEPTH && state.exchange.of(position, move) < -margin * depth;
    }

    /**
     * By how many plies to extend the move from the table; or, when the node ends here, its score and {@link #CUT}.
     */
    private int singularity(int beta, int depth, int ply, boolean pvNode, boolean cutNode, long known) {
        int tableScore = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
        if (known == TranspositionTable.MISS
                || depth < SINGULAR_DEPTH
                || ply >= 2 * rootDepth
                || TranspositionTable.depth(known) < depth - 3
                || (TranspositionTable.bound(known) & TranspositionTable.LOWER) == 0
                || Math.abs(tableScore) >= Score.WON) {
            return 0;
        }
        int below = tableScore - 2 * depth;
        excluded[ply] = TranspositionTable.move(known);
        int score = search(below - 1, below, (depth - 1) / 2, ply, cutNode);
        excluded[ply] = Move.NONE;
        if (score < below) {
            return !pvNode && score < below - CLEARLY_SINGULAR ? MOST_EXTENSION : 1;
        }
        if (below >= beta) {
            return CUT + below;
        }
        if (tableScore >= beta) {
            return -2;
        }
        return cutNode ? -1 : 0;
    }

    /** Lets the evaluation learn from a score, unless the score says nothing about it. */
    private void learn(int statically, int depth, int ply, int bestMove, int best, int bound, boolean inCheck) {
        boolean quiet = bestMove == Move.NONE || !state.picker(ply).isNoisy(bestMove);
        boolean says = bound == TranspositionTable.EXACT
                || bound == TranspositionTable.LOWER && best > statically
                || bound == TranspositionTable.UPPER && best < statically;
        if (!inCheck && quiet && says && Math.abs(statically) <= Score.MOST_EVALUATED) {
            state.corrections.learn(position, depth, best - statically);
        }
    }
}
