package org.howdah.engine.search;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.eval.Evaluation;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** All that one thread needs to search. */
final class Worker {
    final SearchState state;
    final AlphaBeta search;
    final Deepening deepening;
    final Deadline deadline = new Deadline();

    /**
     * @param network of the game, null when it has none
     * @param tableHits counts the positions that the endgame tables know, of all threads
     */
    Worker(CompiledVariant variant, @Nullable Network network, TranspositionTable table, LongAdder tableHits) {
        state = new SearchState(variant, new Evaluation(variant), network, table, deadline, tableHits);
        search = new AlphaBeta(state);
        deepening = new Deepening(search, state);
    }

    /** Takes up a position and the moves to look at. */
    void take(Position position, List<Integer> searchMoves, SearchListener listener) {
        state.start(position);
        state.root.start(state.position, searchMoves, state.tableMove(), listener);
    }

    /** Asks these endgame tables from now on, or none. */
    void tables(@Nullable Tablebase tables) {
        state.tables(tables == null ? null : new EndTables(tables, state.tableHits));
    }

    /** Whether to ask the game's network, if it has one, rather than the evaluation by hand. */
    void asksNetwork(boolean on) {
        state.asksNetwork(on);
    }

    void clear() {
        state.clear();
        deepening.clear();
    }
}
