package org.howdah.engine.search;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.howdah.engine.eval.PieceValues;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.engine.eval.WinCurveFile;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.nnue.NetworkException;
import org.howdah.engine.nnue.NetworkFile;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFileException;
import org.jspecify.annotations.Nullable;

/**
 * Searches positions of one variant. One search at a time, on the caller's thread and those of {@link #threads}; {@link #stop()},
 * {@link #ponderHit()}, {@link #pause()} and {@link #resume()} may come from any other. It remembers what it found from one search to the next until
 * {@link #clear()}. Settings are changed between searches.
 */
public final class Engine implements AutoCloseable {
    /** The usual size of the transposition table. */
    public static final int DEFAULT_HASH_MEGABYTES = 32;

    /** The largest size of the transposition table. */
    public static final int MAX_HASH_MEGABYTES = 8192;

    /** The most threads. */
    public static final int MAX_THREADS = 256;

    /** The most lines that can be ranked. */
    public static final int MAX_LINES = 500;

    /** Time that may pass unseen between a move and its clock, unless told otherwise. */
    public static final int DEFAULT_OVERHEAD_MILLIS = 30;

    private final CompiledVariant variant;
    private final TranspositionTable table;
    private final Worker worker;
    private final Deadline deadline;
    private final Helpers helpers;
    private final RootWeighing weighing;
    private final MoveList weighed = new MoveList();
    private final LongAdder tableHits = new LongAdder();
    private int overheadMillis = DEFAULT_OVERHEAD_MILLIS;
    private int lines = 1;
    private boolean asksNetwork = true;

    /**
     * @param hashMegabytes size of the transposition table, 1 to {@value #MAX_HASH_MEGABYTES}
     * @throws IllegalArgumentException when the size is out of range, or the weights or the network beside the variant's
     *     file cannot be used
     * @throws OutOfMemoryError when there is not so much memory
     */
    public Engine(CompiledVariant variant, int hashMegabytes) {
        check("hash", hashMegabytes, MAX_HASH_MEGABYTES);
        this.variant = variant;
        table = new TranspositionTable(hashMegabytes);
        Network network = NetworkFile.beside(variant).orElse(null);
        worker = new Worker(variant, network, table, tableHits);
        deadline = worker.deadline;
        helpers = new Helpers(variant, network, table, deadline, tableHits);
        weighing = new RootWeighing(worker.search, deadline);
    }

    private static void check(String what, int value, int most) {
        if (value < 1 || value > most) {
            throw new IllegalArgumentException(what + " takes 1 to " + most + ", not " + value);
        }
    }

    /** The variant this engine plays. */
    public CompiledVariant variant() {
        return variant;
    }

    /** What the engine takes the pieces of this variant to be worth. */
    public PieceValues values() {
        return worker.state.evaluation.values();
    }

    /** Sets the time that may pass unseen between a move and its clock, in milliseconds. */
    public void overhead(int millis) {
        overheadMillis = Math.max(0, millis);
    }

    /**
     * Sets how many threads search. With one, a search limited by depth or nodes always finds the same.
     *
     * @param count 1 to {@value #MAX_THREADS}, the caller's included
     * @throws IllegalArgumentException when it is out of range
     * @throws OutOfMemoryError when there is not enough memory; there are as many as before, or fewer
     */
    public void threads(int count) {
        check("threads", count, MAX_THREADS);
        helpers.resize(count - 1);
    }

    /**
     * Sets how many of the best moves are ranked, each with its score and line (MultiPV).
     *
     * @param count 1 to {@value #MAX_LINES}
     * @throws IllegalArgumentException when it is out of range
     */
    public void lines(int count) {
        check("lines", count, MAX_LINES);
        lines = count;
    }

    /**
     * Sets the endgame tables that it asks, null for none, as at first.
     *
     * @throws IllegalArgumentException when they are of another variant
     */
    public void tables(@Nullable Tablebase tables) {
        if (tables != null && tables.variant() != variant) {
            throw new IllegalArgumentException("these tables are of another variant");
        }
        worker.tables(tables);
        helpers.tables(tables);
    }

    /**
     * Sets whether it evaluates positions by the game's network, if it has one, as at first, or by hand. With a change it
     * forgets everything found so far.
     */
    public void network(boolean on) {
        if (on == asksNetwork) {
            return;
        }
        asksNetwork = on;
        worker.asksNetwork(on);
        helpers.asksNetwork(on);
        clear();
    }

    /**
     * Changes the size of the transposition table, which forgets everything unless it already has that size.
     *
     * @param megabytes 1 to {@value #MAX_HASH_MEGABYTES}
     * @throws IllegalArgumentException when it is out of range
     * @throws OutOfMemoryError when there is not so much memory; the size stays as it was
     */
    public void hash(int megabytes) {
        check("hash", megabytes, MAX_HASH_MEGABYTES);
        table.resize(megabytes);
    }

    /**
     * Reads all that may lie beside a variant's file for the engine, so that mistakes there are told before a game begins.
     *
     * @throws VariantFileException with every mistake in one of the files
     * @throws NetworkException when its network cannot be used
     * @throws IOException if one of them is there but cannot be read
     */
    public static void check(CompiledVariant variant) throws VariantFileException, NetworkException, IOException {
        WeightsFile.read(variant.variant());
        WinCurveFile.read(variant.variant());
        NetworkFile.read(variant);
    }

    /**
     * Finds the best move and returns when a limit is reached, {@link #stop()} is called, or nothing more can be found;
     * when {@linkplain Limits#isEndless endless} only when told to. Stopped at once, it still gives a legal move.
     *
     * @param position copied; its history tells what repeats
     * @param listener told of each finished iteration on this thread
     * @return the best move, {@link Move#NONE} when there is none to choose from
     * @throws IllegalArgumentException when the position is of another variant
     * @throws IllegalStateException when one of the threads has failed
     */
    public SearchResult search(Position position, Limits limits, SearchListener listener) {
        begin(position, limits, limits.nodes(), listener);
        if (worker.state.root.isEmpty()) {
            deadline.await(limits.infinite());
            return SearchResult.none(deadline.millis());
        }
        SearchPlan plan = plan(limits, listener);
        try {
            helpers.start(position, limits, plan);
            worker.deepening.run(plan);
            deadline.await(limits.infinite());
        } finally {
            helpers.stop();
        }
        Deepening best = lines == 1 && limits.depth() == 0 ? helpers.elect(worker.deepening) : worker.deepening;
        return result(best, listener);
    }

    private SearchPlan plan(Limits limits, SearchListener listener) {
        boolean exhaustive = limits.infinite() || limits.depth() > 0;
        return new SearchPlan(1, limits.lastDepth(), lines, limits.mate(), exhaustive, listener);
    }

    private SearchResult result(Deepening chosen, SearchListener listener) {
        Info last = chosen.last(worker);
        if (chosen != worker.deepening) {
            listener.info(last);
        }
        int move = last.pv().getFirst();
        return new SearchResult(
                move, reply(last), last.score(), chosen.depth(), last.nodes(), last.millis(), last.pv());
    }

    /** What to expect after the best move: where the line stops short, as the table knows it. */
    private int reply(Info last) {
        if (last.pv().size() > 1) {
            return last.pv().get(1);
        }
        Position position = worker.state.position;
        position.make(last.pv().getFirst());
        int reply = worker.state.tableMove();
        boolean legal = reply != Move.NONE && Moves.isLegal(position, reply);
        position.unmake();
        return legal ? reply : Move.NONE;
    }

    /**
     * Glances at the legal moves and scores all that come within a margin of the best, beginning from nothing so that the
     * result does not depend on earlier searches. At least one move is scored, if there is one.
     */
    List<WeighedMove> weigh(Position position, Limits limits, int margin) {
        clear();
        begin(position, limits, 0, SearchListener.NONE);
        weighed.clear();
        RootMoves root = worker.state.root;
        for (int i = 0; i < root.size(); i++) {
            weighed.add(root.get(i).move());
        }
        return weighing.weigh(weighed, margin);
    }

    private void begin(Position position, Limits limits, long nodes, SearchListener listener) {
        deadline.start(limits.budget(position.sideToMove(), overheadMillis), nodes, limits.ponder());
        listener.started();
        table.nextSearch();
        tableHits.reset();
        worker.take(position, limits.searchMoves(), listener);
    }

    /** Ends the running search soon; it still gives its best move. From any thread. Without a search, does nothing. */
    public void stop() {
        deadline.stop();
    }

    /** The move pondered on was played: the clock starts now. From any thread. Without pondering, does nothing. */
    public void ponderHit() {
        deadline.ponderHit();
    }

    /**
     * Has the running search, and any that begins, stand still within a moment until {@link #resume} or {@link #stop}. The
     * time until then is not counted. From any thread.
     */
    public void pause() {
        deadline.pause();
        helpers.pause();
    }

    /** Goes on after a pause. From any thread. Without one, does nothing. */
    public void resume() {
        deadline.resume();
        helpers.resume();
    }

    /** Forgets everything found so far, as for a new game. Not while a search is running. */
    public void clear() {
        table.clear();
        worker.clear();
        helpers.clear();
    }

    /** Stops the running search and ends the helping threads. */
    @Override
    public void close() {
        stop();
        helpers.resize(0);
    }
}
