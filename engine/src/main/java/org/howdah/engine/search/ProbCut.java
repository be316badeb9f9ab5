package org.howdah.engine.search;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * ProbCut: a capture that even at less depth already wins far more than a node asks for would most probably be good enough
 * at full depth.
 */
final class ProbCut {
    private static final int DEPTH = 5;
    private static final int MARGIN = 180;

    private final AlphaBeta alphaBeta;
    private final Quiescence quiescence;
    private final Lessons lessons;
    private final SearchState state;
    private final Position position;

    ProbCut(AlphaBeta alphaBeta, Quiescence quiescence, Lessons lessons, SearchState state) {
        this.alphaBeta = alphaBeta;
        this.quiescence = quiescence;
        this.lessons = lessons;
        this.state = state;
        position = state.position;
    }

    /**
     * Tries the captures that could win so much: first in quiescence, then, if they do, at reduced depth. A score below
     * beta says nothing.
     */
    int search(int beta, int depth, int ply, boolean cutNode, int statically, long known) {
        int raised = beta + MARGIN;
        boolean mayBe = known == TranspositionTable.MISS
                || TranspositionTable.depth(known) < depth - 3
                || TranspositionTable.fromStored(TranspositionTable.score(known), ply) >= raised;
        if (depth < DEPTH || Math.abs(beta) >= Score.WON - MARGIN || !mayBe) {
            return -Score.INFINITE;
        }
        MovePicker picker = state.picker(ply);
        picker.startNoisy(known == TranspositionTable.MISS ? Move.NONE : TranspositionTable.move(known));
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (picker.isLosing() || state.exchange.of(position, move) < raised - statically) {
                continue;
            }
            lessons.madeAside(ply);
            state.make(move, ply);
            int score = -quiescence.search(-raised, -raised + 1, ply + 1);
            if (score >= raised) {
                score = -alphaBeta.search(-raised, -raised + 1, depth - 4, ply + 1, !cutNode);
            }
            position.unmake();
            if (state.deadline.isOver()) {
                return 0;
            }
            if (score >= raised) {
                state.store(ply, depth - 3, move, score, raised - 1, raised);
                return score - MARGIN;
            }
        }
        return -Score.INFINITE;
    }
}
