package org.howdah.engine.search;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * Quiescence: captures and promotions until nothing hangs; out of check, every move. The steps go on where those of
 * {@link AlphaBeta} end.
 */
final class Quiescence {
    private static final int DELTA_MARGIN = 180;

    /** From here on checks are not evaded any more, and fewer captures are looked at. */
    private static final int FEW_PLIES = 4;

    private final SearchState state;
    private final Position position;

    Quiescence(SearchState state) {
        this.state = state;
        position = state.position;
    }

    /** The score of the position within a window, for the side to move. */
    int search(int alpha, int beta, int ply) {
        return search(alpha, beta, ply, 0);
    }

    private int search(int alpha, int beta, int ply, int plies) {
        if (state.deadline.isOver(state.nodes())) {
            return 0;
        }
        state.enter(ply);
        boolean inCheck = position.inCheck();
        int end = state.certain(ply, inCheck);
        if (end != TreeEnds.NOT_OVER) {
            return end;
        }
        if (ply >= SearchState.DEEPEST) {
            return inCheck ? Score.DRAW : state.evaluate();
        }
        int sure = state.repetitions.sure(position, alpha);
        if (sure >= beta) {
            return sure;
        }
        long known = state.table.probe(position.key());
        int tableMove = Move.NONE;
        if (known != TranspositionTable.MISS) {
            tableMove = TranspositionTable.move(known);
            int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
            if (beta - alpha == 1 && SearchState.decides(known, score, alpha, beta)) {
                return score;
            }
        }

        // 19. Nobody has to capture: the static evaluation is a lower bound. In check there is no such bound,
        // except after some plies, so that checks do not go on for ever.
        boolean evade = inCheck && plies < FEW_PLIES;
        int standing = evade ? -Score.INFINITE : SearchState.refine(state.evaluate(), known, ply);
        int best = Math.max(standing, sure);
        if (best >= beta) {
            return best;
        }
        int originalAlpha = alpha;
        alpha = Math.max(alpha, best);
        MovePicker picker = state.picker(ply);
        if (evade) {
            picker.startAll(tableMove, Move.NONE, Move.NONE, state.placeBefore(ply), state.placeBeforeThat(ply));
        } else {
            picker.startNoisy(tableMove);
        }
        int bestMove = Move.NONE;
        int number = 0;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            number++;
            if (best > -Score.WON && isHopeless(move, picker, plies, evade, alpha - standing)) {
                continue;
            }
            state.make(move, ply);
            int score = -search(-beta, -alpha, ply + 1, plies + 1);
            position.unmake();
            if (state.deadline.isOver()) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    state.pv.set(ply, move);
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        if (evade && number == 0) {
            return ply - Score.MATE;
        }
        state.store(ply, 0, bestMove, best, originalAlpha, beta);
        return best;
    }

    /**
     * 20. Captures that lose, or cannot lift the score to alpha, are left out; deep down also those that take one piece
     * and walk on. So no chain of double captures goes on for long.
     *
     * @param needed what a capture has to win to reach alpha
     */
    private boolean isHopeless(int move, MovePicker picker, int plies, boolean evade, int needed) {
        return picker.isLosing()
                || evade && !picker.isNoisy(move)
                || !evade && DELTA_MARGIN + state.exchange.gain(position, move) <= needed
                || plies >= FEW_PLIES && isHitAndRun(move);
    }

    /** Whether a move captures once and then walks on to an empty square. */
    private boolean isHitAndRun(int move) {
        return Move.kind(move) == Move.TWO_LEG
                && Move.from(move) != Move.to(move)
                && position.secondCaptured(move) == 0;
    }
}
