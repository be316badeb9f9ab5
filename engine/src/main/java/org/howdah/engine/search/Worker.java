package org.howdah.engine.search;

import java.util.List;
import org.howdah.engine.eval.Evaluation;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** All that one thread needs to search. */
final class Worker {
    final SearchState state;
    final AlphaBeta search;
    final Deepening deepening;
    final Deadline deadline = new Deadline();

    Worker(CompiledVariant variant, TranspositionTable table) {
        state = new SearchState(variant, new Evaluation(variant), table, deadline);
        search = new AlphaBeta(state);
        deepening = new Deepening(search, state);
    }

    /** Takes up a position and the moves to look at. */
    void take(Position position, List<Integer> searchMoves, SearchListener listener) {
        state.start(position);
        state.root.start(state.position, searchMoves, state.tableMove(), listener);
    }

    void clear() {
        state.clear();
    }
}
