package org.howdah.engine.search;

import org.howdah.engine.eval.Evaluation;
import org.howdah.engine.eval.PieceValues;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Searches positions of one variant. One search at a time, on the caller's thread; {@link #stop()} may come from any
 * other. It remembers what it found from one search to the next until {@link #clear()}.
 */
public final class Engine implements AutoCloseable {
    /** The usual size of the transposition table. */
    public static final int DEFAULT_HASH_MEGABYTES = 32;

    /** The largest size of the transposition table. */
    public static final int MAX_HASH_MEGABYTES = 8192;

    /** Time that may pass unseen between a move and its clock, unless told otherwise. */
    public static final int DEFAULT_OVERHEAD_MILLIS = 30;

    private final CompiledVariant variant;
    private final Deadline deadline = new Deadline();
    private final TranspositionTable table;
    private final SearchState state;
    private final Deepening deepening;
    private final RootWeighing weighing;
    private final PieceValues values;
    private final MoveList rootMoves = new MoveList();
    private int overheadMillis = DEFAULT_OVERHEAD_MILLIS;

    /**
     * @param hashMegabytes size of the transposition table, 1 to {@value #MAX_HASH_MEGABYTES}
     * @throws IllegalArgumentException when the size is out of range
     */
    public Engine(CompiledVariant variant, int hashMegabytes) {
        if (hashMegabytes < 1 || hashMegabytes > MAX_HASH_MEGABYTES) {
            throw new IllegalArgumentException(
                    "the hash takes 1 to " + MAX_HASH_MEGABYTES + " megabytes, not " + hashMegabytes);
        }
        this.variant = variant;
        Evaluation evaluation = new Evaluation(variant);
        values = evaluation.values();
        table = new TranspositionTable(hashMegabytes);
        state = new SearchState(variant, evaluation, table, deadline);
        AlphaBeta search = new AlphaBeta(state);
        deepening = new Deepening(search, state);
        weighing = new RootWeighing(search, deadline);
    }

    /** The variant this engine plays. */
    public CompiledVariant variant() {
        return variant;
    }

    /** What the engine takes the pieces of this variant to be worth. */
    public PieceValues values() {
        return values;
    }

    /** Sets the time that may pass unseen between a move and its clock, in milliseconds. */
    public void overhead(int millis) {
        overheadMillis = Math.max(0, millis);
    }

    /**
     * Finds the best move and returns when a limit is reached, {@link #stop()} is called, or nothing more can be found;
     * an infinite search only when stopped.
     *
     * @param position copied; its history tells what repeats
     * @param listener told of each finished iteration on this thread
     * @return the best move, {@link Move#NONE} when the game is over
     * @throws IllegalArgumentException when the position is of another variant
     */
    public SearchResult search(Position position, Limits limits, SearchListener listener) {
        begin(position, limits, limits.nodes(), listener);
        if (rootMoves.isEmpty()) {
            waitIf(limits.infinite());
            return SearchResult.none(deadline.millis());
        }
        boolean exhaustive = limits.infinite() || limits.depth() > 0;
        deepening.run(rootMoves.get(0), maxDepth(limits), exhaustive, rootMoves.size() == 1, listener);
        waitIf(limits.infinite());
        return deepening.result();
    }

    /**
     * Scores all moves whose score comes within a margin of the best one's, beginning from nothing so that the result does
     * not depend on earlier searches. Every move is looked at once, however few positions the limits allow.
     */
    WeighedMoves weigh(Position position, Limits limits, int margin) {
        clear();
        begin(position, limits, 0, SearchListener.NONE);
        weighing.run(rootMoves, maxDepth(limits), limits.nodes(), margin);
        return weighing.result(rootMoves);
    }

    private void begin(Position position, Limits limits, long nodes, SearchListener listener) {
        deadline.start(limits.budget(position.sideToMove(), overheadMillis), nodes);
        listener.started();
        state.start(position);
        table.nextSearch();
        rootMoves.clear();
        Moves.legal(state.position, rootMoves);
    }

    private static int maxDepth(Limits limits) {
        return limits.depth() > 0 ? Math.min(limits.depth(), Score.MAX_PLY - 1) : Score.MAX_PLY - 1;
    }

    private void waitIf(boolean infinite) {
        if (infinite) {
            deadline.awaitStop();
        }
    }

    /** Ends the running search soon; it still gives its best move. From any thread. Without a search, does nothing. */
    public void stop() {
        deadline.stop();
    }

    /** Forgets everything found so far, as for a new game. Not while a search is running. */
    public void clear() {
        table.clear();
        state.clear();
    }

    /** Stops the running search. */
    @Override
    public void close() {
        stop();
    }
}
