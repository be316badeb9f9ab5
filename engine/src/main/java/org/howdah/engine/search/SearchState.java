package org.howdah.engine.search;

import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.eval.Evaluation;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.nnue.NetworkEvaluation;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** What all nodes of a search share, and what each ply of the line being searched remembers. For one thread. */
final class SearchState {
    /** The last ply that may be searched. */
    static final int DEEPEST = Score.MAX_PLY - 1;

    final Position position;
    final Evaluation evaluation;
    final TranspositionTable table;
    final Deadline deadline;
    final LongAdder tableHits;
    final History history;
    final Exchange exchange;
    final TreeEnds ends;
    final ComingRepetitions repetitions;
    final RootMoves root = new RootMoves();
    final Corrections corrections;
    final PrincipalVariation pv = new PrincipalVariation();

    private final EvaluationCache cache = new EvaluationCache();
    private final MovePicker[] pickers = new MovePicker[Score.MAX_PLY + 1];
    private final int[] places = new int[Score.MAX_PLY + 3];
    private final int[] killers = new int[2 * (Score.MAX_PLY + 3)];

    private final @Nullable NetworkEvaluation network;
    private boolean asksNetwork = true;
    private @Nullable EndTables tables;
    private long nodes;
    private int selectiveDepth;

    SearchState(
            CompiledVariant variant,
            Evaluation evaluation,
            @Nullable Network network,
            TranspositionTable table,
            Deadline deadline,
            LongAdder tableHits) {
        this.evaluation = evaluation;
        this.network = network == null ? null : new NetworkEvaluation(variant, network);
        this.table = table;
        this.deadline = deadline;
        this.tableHits = tableHits;
        position = Position.start(variant);
        history = new History(variant);
        exchange = new Exchange(variant, evaluation.values());
        ends = new TreeEnds(variant);
        repetitions = new ComingRepetitions(variant);
        corrections = new Corrections(variant);
        for (int ply = 0; ply < pickers.length; ply++) {
            pickers[ply] = new MovePicker(position, history, exchange);
        }
    }

    /** Asks these endgame tables from now on, or none. */
    void tables(@Nullable EndTables asked) {
        tables = asked;
    }

    /**
     * Whether to ask the game's network, if it has one, rather than the evaluation by hand. What was found the other way is
     * still remembered: clear it.
     */
    void asksNetwork(boolean on) {
        asksNetwork = on;
    }

    /** Takes up a position to search; what was learnt about moves stays. */
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
        corrections.clear();
        cache.clear();
    }

    /** The best move of the position as the table knows it, {@link Move#NONE} if it does not. */
    int tableMove() {
        long known = table.probe(position.key());
        return known == TranspositionTable.MISS ? Move.NONE : TranspositionTable.move(known);
    }

    /** Counts a node. */
    void enter(int ply) {
        nodes++;
        pv.clear(ply);
        selectiveDepth = Math.max(selectiveDepth, ply);
    }

    long nodes() {
        return nodes;
    }

    /** Begins to measure the longest line anew. */
    void resetSelectiveDepth() {
        selectiveDepth = 0;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    MovePicker picker(int ply) {
        return pickers[ply];
    }

    /** The place of the last move but one before a ply. */
    int placeBeforeThat(int ply) {
        return places[ply];
    }

    /** The place of the last move before a ply. */
    int placeBefore(int ply) {
        return places[ply + 1];
    }

    /** Makes a move at a ply. */
    void make(int move, int ply) {
        places[ply + 2] = history.place(position, move);
        position.make(move);
    }

    /** Passes at a ply. */
    void makeNull(int ply) {
        places[ply + 2] = History.noPlace();
        position.makeNull();
    }

    int killer(int ply) {
        return killers[2 * ply];
    }

    int otherKiller(int ply) {
        return killers[2 * ply + 1];
    }

    void addKiller(int ply, int move) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
    }

    void clearKillers(int ply) {
        killers[2 * ply] = Move.NONE;
        killers[2 * ply + 1] = Move.NONE;
    }

    /** The score at a ply when it is known without a search, by the tables or because the game is over, else {@link TreeEnds#NOT_OVER}. */
    int certain(int ply, boolean inCheck) {
        if (tables != null) {
            int told = tables.score(position, ply);
            if (told != EndTables.UNTOLD) {
                return told;
            }
        }
        return ends.score(position, ply, inCheck);
    }

    /** The static evaluation, with what earlier searches have taught about it; what a table says where one knows. */
    int evaluate() {
        if (tables != null) {
            int told = tables.guess(position);
            if (told != EndTables.UNTOLD) {
                return told;
            }
        }
        int cached = cache.probe(position.key());
        if (cached == EvaluationCache.MISS) {
            cached = network != null && asksNetwork && network.knows(position)
                    ? network.evaluate(position)
                    : evaluation.evaluate(position);
            cache.store(position.key(), cached);
        }
        return Math.clamp(cached + corrections.of(position), -Score.MOST_EVALUATED, Score.MOST_EVALUATED);
    }

    /** A static evaluation, or the score of a table entry where that says more. */
    static int refine(int evaluated, long known, int ply) {
        if (known == TranspositionTable.MISS) {
            return evaluated;
        }
        int score = TranspositionTable.fromStored(TranspositionTable.score(known), ply);
        int bound = TranspositionTable.bound(known);
        boolean better =
                score > evaluated ? (bound & TranspositionTable.LOWER) != 0 : (bound & TranspositionTable.UPPER) != 0;
        return better ? score : evaluated;
    }

    /** Remembers what was found about the position. */
    void store(int ply, int depth, int bestMove, int best, int alpha, int beta) {
        table.store(position.key(), bestMove, TranspositionTable.toStored(best, ply), depth, bound(best, alpha, beta));
    }

    /** What a score says when it was found within a window. */
    static int bound(int score, int alpha, int beta) {
        return score >= beta
                ? TranspositionTable.LOWER
                : score > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    }

    /** Whether a table entry says enough for a window, so that its score can be taken for the node's. */
    static boolean decides(long known, int score, int alpha, int beta) {
        int bound = TranspositionTable.bound(known);
        return bound == TranspositionTable.EXACT
                || bound == TranspositionTable.LOWER && score >= beta
                || bound == TranspositionTable.UPPER && score <= alpha;
    }
}
