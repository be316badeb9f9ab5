package org.howdah.engine.search;

import java.util.Arrays;
import org.howdah.engine.eval.Evaluation;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Principal variation search and quiescence: the value of a position, to a depth in plies, within a window. docs/engine.md
 * explains each numbered step. Scores are for the side to move. One for each thread; it allocates nothing.
 */
final class AlphaBeta {
    private static final int DEEPEST = Score.MAX_PLY - 1;

    private static final int REVERSE_FUTILITY_DEPTH = 7;
    private static final int REVERSE_FUTILITY_MARGIN = 80;
    private static final int RAZOR_DEPTH = 3;
    private static final int RAZOR_MARGIN = 220;
    private static final int FUTILITY_DEPTH = 7;
    private static final int FUTILITY_MARGIN = 95;
    private static final int EXCHANGE_DEPTH = 7;
    private static final int QUIET_EXCHANGE_MARGIN = 60;
    private static final int LATE_MOVE_DEPTH = 6;
    private static final int DELTA_MARGIN = 180;
    private static final int FEW_PLIES = 4;

    /** So much history makes a late move worth a ply more, or less. */
    private static final int MERIT_A_PLY = 12_000;

    private final Position position;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Deadline deadline;
    private final History history;
    private final Exchange exchange;
    private final TreeEnds ends;
    private final Reductions reductions = new Reductions();
    private final EvaluationCache cache = new EvaluationCache();
    private final PrincipalVariation pv = new PrincipalVariation();
    private final MovePicker[] pickers = new MovePicker[Score.MAX_PLY + 1];
    private final int[] staticScores = new int[Score.MAX_PLY + 1];
    private final int[] places = new int[Score.MAX_PLY + 3];
    private final int[] killers = new int[2 * (Score.MAX_PLY + 2)];
    private final int[][] quietsTried = new int[Score.MAX_PLY + 1][64];

    private long nodes;
    private int selectiveDepth;
    private int rootMove;
    private int rootDepth;

    AlphaBeta(CompiledVariant variant, Evaluation evaluation, TranspositionTable table, Deadline deadline) {
        this.evaluation = evaluation;
        this.table = table;
        this.deadline = deadline;
        position = Position.start(variant);
        history = new History(variant);
        exchange = new Exchange(variant, evaluation.values());
        ends = new TreeEnds(variant);
        for (int ply = 0; ply < pickers.length; ply++) {
            pickers[ply] = new MovePicker(position, history, exchange);
        }
    }

    /** Takes up a position to search; what was learnt about moves stays, and fades. */
    void start(Position root) {
        position.copyFrom(root);
        nodes = 0;
        selectiveDepth = 0;
        Arrays.fill(killers, Move.NONE);
        places[0] = History.noPlace();
        places[1] = History.noPlace();
    }

    /** Forgets what was learnt. */
    void clear() {
        history.clear();
        cache.clear();
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
        places[2] = history.place(position, move);
        clearKillers(1);
        position.make(move);
        int score = -search(-beta, -alpha, depth - 1, 1, false);
        position.unmake();
        return score;
    }

    /** The best move of the last search, {@link Move#NONE} when none was better than its {@code alpha}. */
    int rootMove() {
        return rootMove;
    }

    Position position() {
        return position;
    }

    PrincipalVariation pv() {
        return pv;
    }

    long nodes() {
        return nodes;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    private int search(int alpha, int beta, int depth, int ply, boolean cutNode) {
        // 1. At the horizon only captures are looked at.
        if (depth <= 0) {
            return quiescence(alpha, beta, ply, 0);
        }
        if (deadline.isOver(nodes)) {
            return 0;
        }
        nodes++;
        pv.clear(ply);
        selectiveDepth = Math.max(selectiveDepth, ply);
        boolean root = ply == 0;
        boolean pvNode = beta - alpha > 1;
        boolean inCheck = position.inCheck();

        // 2. The game may be over, or a shorter win already known.
        if (!root) {
            int end = ends.score(position, ply, inCheck);
            if (end != TreeEnds.NOT_OVER) {
                return end;
            }
            if (ply >= DEEPEST) {
                return inCheck ? Score.DRAW : evaluate();
            }
            alpha = Math.max(alpha, ply - Score.MATE);
            beta = Math.min(beta, Score.MATE - ply - 1);
            if (alpha >= beta) {
                return alpha;
            }
        }

        // 3. The transposition table may know the score, or at least a good move.
        long known = table.probe(position.key());
        int tableMove = known == TranspositionTable.MISS ? Move.NONE : TranspositionTable.move(known);
        if (known != TranspositionTable.MISS && !pvNode && TranspositionTable.depth(known) >= depth) {
            int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER && score >= beta
                    || bound == TranspositionTable.UPPER && score <= alpha) {
                return score;
            }
        }

        // 4. The static evaluation guides what follows.
        int evaluated = inCheck ? -Score.INFINITE : refine(evaluate(), known, ply);
        staticScores[ply] = evaluated;
        boolean improving = !inCheck && (ply < 2 || evaluated > staticScores[ply - 2]);
        clearKillers(ply + 1);

        if (!pvNode && !inCheck) {
            // 5. Far above the window near the horizon: nothing will bring it down again.
            if (depth <= REVERSE_FUTILITY_DEPTH
                    && evaluated - REVERSE_FUTILITY_MARGIN * (depth - (improving ? 1 : 0)) >= beta
                    && evaluated < Score.WON) {
                return evaluated;
            }

            // 6. Far below: only captures could help.
            if (depth <= RAZOR_DEPTH && evaluated + RAZOR_MARGIN * depth <= alpha) {
                int score = quiescence(alpha, alpha + 1, ply, 0);
                if (score <= alpha) {
                    return score;
                }
            }

            // 7. Null move: if passing is good enough, moving is. Not where having to move can be a harm.
            if (depth >= 3
                    && evaluated >= beta
                    && position.lastMove() != Move.NONE
                    && evaluation.hasForce(position, position.sideToMove())) {
                int reduced = depth - 3 - depth / 4 - Math.min(3, (evaluated - beta) / 200);
                places[ply + 2] = History.noPlace();
                position.makeNull();
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
        MovePicker picker = pickers[ply];
        picker.startAll(tableMove, killers[2 * ply], killers[2 * ply + 1], places[ply + 1], places[ply]);
        int[] quiets = quietsTried[ply];
        int quietCount = 0;
        int number = 0;
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        int originalAlpha = alpha;
        boolean mayPrune = !root && !inCheck;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
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
            int merit = quiet ? history.of(position, move, places[ply + 1], places[ply]) : 0;
            places[ply + 2] = history.place(position, move);
            position.make(move);
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
                    pv.set(ply, move);
                    if (root) {
                        rootMove = move;
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
            return inCheck ? ply - Score.MATE : ends.stalemate(ply);
        }

        // 16. Remember.
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > originalAlpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.store(position.key(), bestMove, TranspositionTable.toStored(best, ply), depth, bound);
        return best;
    }

    /** Captures and promotions until nothing hangs; out of check, every move. */
    private int quiescence(int alpha, int beta, int ply, int plies) {
        if (deadline.isOver(nodes)) {
            return 0;
        }
        nodes++;
        pv.clear(ply);
        selectiveDepth = Math.max(selectiveDepth, ply);
        boolean inCheck = position.inCheck();
        int end = ends.score(position, ply, inCheck);
        if (end != TreeEnds.NOT_OVER) {
            return end;
        }
        if (ply >= DEEPEST) {
            return inCheck ? Score.DRAW : evaluate();
        }
        long known = table.probe(position.key());
        int tableMove = Move.NONE;
        if (known != TranspositionTable.MISS) {
            tableMove = TranspositionTable.move(known);
            int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (beta - alpha == 1
                    && (bound == TranspositionTable.EXACT
                            || bound == TranspositionTable.LOWER && score >= beta
                            || bound == TranspositionTable.UPPER && score <= alpha)) {
                return score;
            }
        }

        // 17. Nobody has to capture: the static evaluation is a lower bound. Out of check there is no such bound,
        // except
        // after some plies, so that checks do not go on for ever.
        boolean evade = inCheck && plies < FEW_PLIES;
        int standing = evade ? -Score.INFINITE : refine(evaluate(), known, ply);
        int best = standing;
        if (best >= beta) {
            return best;
        }
        int originalAlpha = alpha;
        alpha = Math.max(alpha, best);
        MovePicker picker = pickers[ply];
        if (evade) {
            picker.startAll(tableMove, Move.NONE, Move.NONE, places[ply + 1], places[ply]);
        } else {
            picker.startNoisy(tableMove);
        }
        int bestMove = Move.NONE;
        int number = 0;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            number++;

            // 18. Captures that lose, or cannot lift the score to alpha, are left out; deep down also those that take
            // one
            // piece and walk on. So no chain of double captures goes on for long.
            if (best > -Score.WON) {
                boolean hopeless = picker.isLosing()
                        || evade && !picker.isNoisy(move)
                        || !inCheck && standing + DELTA_MARGIN + exchange.gain(position, move) <= alpha
                        || plies >= FEW_PLIES && isHitAndRun(move);
                if (hopeless) {
                    continue;
                }
            }
            places[ply + 2] = history.place(position, move);
            position.make(move);
            int score = -quiescence(-beta, -alpha, ply + 1, plies + 1);
            position.unmake();
            if (deadline.isOver()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    pv.set(ply, move);
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        if (evade && number == 0) {
            return ply - Score.MATE;
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > originalAlpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        table.store(position.key(), bestMove, TranspositionTable.toStored(best, ply), 0, bound);
        return best;
    }

    private static boolean isLate(int quietCount, int depth, boolean improving) {
        return depth <= LATE_MOVE_DEPTH && quietCount >= (3 + depth * depth) / (improving ? 1 : 2);
    }

    /** Whether a move near the horizon loses more than so much material for each ply left. */
    private boolean isGivenAway(int move, int depth, int margin) {
        return depth <= EXCHANGE_DEPTH && exchange.of(position, move) < -margin * depth;
    }

    /** Whether a move captures once and then walks on to an empty square. */
    private boolean isHitAndRun(int move) {
        return Move.kind(move) == Move.TWO_LEG
                && Move.from(move) != Move.to(move)
                && position.secondCaptured(move) == 0;
    }

    private int evaluate() {
        int cached = cache.probe(position.key());
        if (cached != EvaluationCache.MISS) {
            return cached;
        }
        int score = evaluation.evaluate(position);
        cache.store(position.key(), score);
        return score;
    }

    /** The static evaluation, or the known score where that says more. */
    private static int refine(int evaluated, long known, int ply) {
        if (known == TranspositionTable.MISS) {
            return evaluated;
        }
        int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
        int bound = TranspositionTable.bound(known);
        boolean better =
                score > evaluated ? (bound & TranspositionTable.LOWER) != 0 : (bound & TranspositionTable.UPPER) != 0;
        return better ? score : evaluated;
    }

    private void reward(int move, int[] quiets, int quietCount, int depth, int ply) {
        int bonus = History.bonus(depth);
        history.add(position, move, places[ply + 1], places[ply], bonus);
        for (int i = 0; i < quietCount; i++) {
            history.add(position, quiets[i], places[ply + 1], places[ply], -bonus);
        }
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
    }

    private void clearKillers(int ply) {
        killers[2 * ply] = Move.NONE;
        killers[2 * ply + 1] = Move.NONE;
    }
}
