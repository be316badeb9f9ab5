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
    private static final int EXCHANGE_DEPTH = 7;
    private static final int QUIET_EXCHANGE_MARGIN = 60;
    private static final int LATE_MOVE_DEPTH = 6;

    /** So much history makes a late move worth a ply more, or less. */
    private static final int MERIT_A_PLY = 12_000;

    private final SearchState state;
    private final Position position;
    private final Deadline deadline;
    private final History history;
    private final Quiescence quiescence;
    private final Reductions reductions = new Reductions();
    private final int[] staticScores = new int[Score.MAX_PLY + 1];
    private final int[][] quietsTried = new int[Score.MAX_PLY + 1][64];

    private int rootMove;
    private int rootScore;
    private int rootDepth;

    AlphaBeta(SearchState state) {
        this.state = state;
        position = state.position;
        deadline = state.deadline;
        history = state.history;
        quiescence = new Quiescence(state);
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

    private int search(int alpha, int beta, int depth, int ply, boolean cutNode) {
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

        // 2. The game may be over, or a shorter win already known.
        if (!root) {
            int end = state.ends.score(position, ply, inCheck);
            if (end != TreeEnds.NOT_OVER) {
                return end;
            }
            if (ply >= SearchState.DEEPEST) {
                return inCheck ? Score.DRAW : state.evaluate();
            }
            alpha = Math.max(alpha, ply - Score.MATE);
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
        if (known != TranspositionTable.MISS && !pvNode && TranspositionTable.depth(known) >= depth) {
            int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
            if (SearchState.decides(known, score, alpha, beta)) {
                return score;
            }
        }

        // 4. The static evaluation guides what follows.
        int evaluated = inCheck ? -Score.INFINITE : state.evaluate(known, ply);
        staticScores[ply] = evaluated;
        boolean improving = !inCheck && (ply < 2 || evaluated > staticScores[ply - 2]);
        state.clearKillers(ply + 1);

        if (!pvNode && !inCheck) {
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
                    && position.lastMove() != Move.NONE
                    && state.evaluation.hasForce(position, position.sideToMove())) {
                int reduced = depth - 3 - depth / 4 - Math.min(3, (evaluated - beta) / 200);
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

        // 8. Without a move to begin with, a shallower search finds one for the next visit.
        if (depth >= 4 && tableMove == Move.NONE && (pvNode || cutNode)) {
            depth--;
        }

        // 9. The moves, the most promising first.
        MovePicker picker = state.picker(ply);
        picker.startAll(
                tableMove,
                state.killer(ply),
                state.otherKiller(ply),
                state.placeBefore(ply),
                state.placeBeforeThat(ply));
        int[] quiets = quietsTried[ply];
        int quietCount = 0;
        int number = 0;
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        int originalAlpha = alpha;
        boolean mayPrune = !root && !inCheck;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (root && !state.root.take(move)) {
                continue;
            }
            number++;
            boolean quiet = !picker.isNoisy(move);

            // 10. Near the horizon, late, hopeless and losing moves are left out.
            if (mayPrune && best > -Score.WON) {
                boolean hopeless = quiet
                        ? isLate(quietCount, depth, improving)
                                || depth <= FUTILITY_DEPTH && evaluated + FUTILITY_MARGIN * (depth + 1) <= alpha
                                || isGivenAway(move, depth, QUIET_EXCHANGE_MARGIN)
                        : picker.isLosing() && isGivenAway(move, depth, FUTILITY_MARGIN);
                if (hopeless && !Checks.isDirect(position, move)) {
                    continue;
                }
            }

            // 11. A check that does not lose material is searched a ply deeper.
            boolean losing = !quiet && picker.isLosing();
            int merit = quiet ? history.of(position, move, state.placeBefore(ply), state.placeBeforeThat(ply)) : 0;
            state.make(move, ply);
            boolean givesCheck = position.inCheck();
            int extension = givesCheck && !losing && ply < 2 * rootDepth ? 1 : 0;
            int newDepth = depth - 1 + extension;

            // 12. Late moves are first searched with less depth and no more than a yes or no.
            int score;
            if (number > 1 && depth >= 3 && (quiet || losing) && number > (pvNode ? 3 : 1)) {
                int reduction = reductions.of(depth, number) - Math.clamp(merit / MERIT_A_PLY, -2, 2) - (root ? 1 : 0);
                reduction +=
                        (cutNode ? 1 : 0) + (improving ? 0 : 1) - (pvNode ? 1 : 0) - (givesCheck || inCheck ? 1 : 0);
                int reducedDepth = Math.clamp(newDepth - reduction, 1, newDepth);
                score = -search(-alpha - 1, -alpha, reducedDepth, ply + 1, true);
                if (score > alpha && reducedDepth < newDepth) {
                    score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
                }
            } else if (!pvNode || number > 1) {
                score = -search(-alpha - 1, -alpha, newDepth, ply + 1, !cutNode);
            } else {
                score = alpha;
            }

            // 13. The first move, and any that may be the best, is searched with the full window.
            if (pvNode && (number == 1 || score > alpha)) {
                score = -search(-beta, -alpha, newDepth, ply + 1, false);
            }
            position.unmake();
            if (deadline.isOver()) {
                return 0;
            }

            // 14. Better than all before?
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
                        if (quiet) {
                            reward(move, quiets, quietCount, depth, ply);
                        }
                        break;
                    }
                }
            }
            if (quiet && quietCount < quiets.length) {
                quiets[quietCount++] = move;
            }
        }

        // 15. No legal move: mate or stalemate.
        if (number == 0) {
            return inCheck ? ply - Score.MATE : state.ends.stalemate(ply);
        }

        // 16. Remember.
        if (!root || state.root.isWhole()) {
            state.store(ply, depth, bestMove, best, originalAlpha, beta);
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

    private void reward(int move, int[] quiets, int quietCount, int depth, int ply) {
        int before = state.placeBefore(ply);
        int beforeThat = state.placeBeforeThat(ply);
        int bonus = History.bonus(depth);
        history.add(position, move, before, beforeThat, bonus);
        for (int i = 0; i < quietCount; i++) {
            history.add(position, quiets[i], before, beforeThat, -bonus);
        }
        state.addKiller(ply, move);
    }
}
