package org.howdah.engine.protocol.cecp;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.howdah.engine.search.Bound;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Info;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.engine.time.PausableTime;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.jspecify.annotations.Nullable;

/** One search on a thread of its own: shows what it learns and tells what it has found. */
final class Thinking implements Runnable, SearchListener {

    /**
     * What came of it.
     *
     * @param by the search
     * @param move the best move, {@code Move.NONE} when there is none
     * @param reply the answer it expects, {@code Move.NONE} when unknown
     */
    record Found(Thinking by, int move, int reply) {}

    private final Engine engine;
    private final Position position;
    private final Limits limits;
    private final Level level;
    private final CecpOutput out;
    private final Consumer<Found> whenFound;
    private final PausableTime time = new PausableTime();
    private volatile long began = time.nanos();
    private volatile boolean shown;
    private volatile boolean stopAsked;
    private volatile boolean hit;
    private volatile @Nullable Info latest;
    private volatile int current;
    private volatile int number;

    /**
     * @param position searched; not changed by anyone meanwhile
     * @param out where lines of play go
     * @param shown whether they are shown
     * @param whenFound told on the searching thread
     */
    Thinking(
            Engine engine,
            Position position,
            Limits limits,
            Level level,
            CecpOutput out,
            boolean shown,
            Consumer<Found> whenFound) {
        this.engine = engine;
        this.position = position;
        this.limits = limits;
        this.level = level;
        this.out = out;
        this.shown = shown;
        this.whenFound = whenFound;
    }

    @Override
    public void run() {
        if (level.number() < Level.COUNT && !limits.isEndless()) {
            RandomGenerator random = RandomGenerator.getDefault();
            whenFound.accept(new Found(this, level.choose(engine, position, limits, random), Move.NONE));
        } else {
            SearchResult result = engine.search(position, limits, this);
            whenFound.accept(new Found(this, result.bestMove(), result.ponderMove()));
        }
    }

    /** The engine has forgotten what it was told before it began: repeat what came meanwhile. */
    @Override
    public void started() {
        if (hit) {
            engine.ponderHit();
        }
        if (stopAsked) {
            engine.stop();
        }
    }

    /** The move it ponders on was played: from now on it is not paused, its clock runs, and its lines are shown if they are wanted. */
    void hit(boolean show) {
        hit = true;
        began = time.nanos();
        shown = show;
        engine.ponderHit();
        resume();
        Info info = latest;
        if (info != null) {
            show(info);
        }
    }

    /** Ends it soon, with the best move so far; from any thread. */
    void stop() {
        stopAsked = true;
        engine.stop();
    }

    /** Stands still, until {@link #resume} or {@link #stop}. */
    void pause() {
        time.pause();
        engine.pause();
    }

    /** Goes on after a pause. */
    void resume() {
        time.resume();
        engine.resume();
    }

    boolean isPaused() {
        return time.isPaused();
    }

    @Override
    public void info(Info info) {
        if (info.bound() == Bound.EXACT) {
            latest = info;
        }
        show(info);
    }

    private void show(Info info) {
        if (shown) {
            out.println(CecpPost.line(info, position));
        }
    }

    @Override
    public void currentMove(int depth, int move, int number) {
        this.current = move;
        this.number = number;
    }

    /** The analysis in XBoard's figures: time in hundredths of a second, nodes, depth, moves left of all moves, and which. */
    String status() {
        Info info = latest;
        MoveList legal = new MoveList();
        Moves.legal(position, legal);
        int move = current;
        return "stat01: " + millis() / 10 + " " + (info == null ? 0 : info.nodes()) + " "
                + (info == null ? 0 : info.depth()) + " " + Math.max(0, legal.size() - number) + " " + legal.size()
                + (move == Move.NONE ? "" : " " + CecpMoves.write(position, move));
    }

    /** The deepest iteration so far; null before the first. */
    @Nullable Info latest() {
        return latest;
    }

    /** Time since it began, or since the move it pondered on was played; that of pauses is not counted. */
    long millis() {
        return (time.nanos() - began) / 1_000_000;
    }
}
