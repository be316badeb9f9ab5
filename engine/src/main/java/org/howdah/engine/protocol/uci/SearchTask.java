package org.howdah.engine.protocol.uci;

import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Info;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.rules.position.Position;

/** One search, run on a thread of its own: prints what it learns and, at the end, the best move. */
final class SearchTask extends UciTask implements SearchListener {
    /** Which move is being looked at is told from then on: before, it changes too fast for anybody to read. */
    private static final long NANOS_BEFORE_MOVES = 3_000_000_000L;

    private final Engine engine;
    private final Position position;
    private final Limits limits;
    private final InfoText text;
    private final UciOutput out;
    private final long startNanos = System.nanoTime();
    private volatile boolean stopAsked;
    private volatile boolean pondering;

    SearchTask(Engine engine, Position position, Limits limits, InfoText text, UciOutput out) {
        super(out);
        this.engine = engine;
        this.position = position.copy();
        this.limits = limits;
        this.text = text;
        this.out = out;
        pondering = limits.ponder();
    }

    @Override
    String work() {
        SearchResult result = engine.search(position, limits, this);
        return text.bestMove(result.bestMove(), result.ponderMove());
    }

    @Override
    String failed() {
        return InfoText.NO_MOVE;
    }

    /** The engine has forgotten what it was told before it began: repeat what came meanwhile. */
    @Override
    public void started() {
        if (stopAsked) {
            engine.stop();
        }
        if (!pondering) {
            engine.ponderHit();
        }
    }

    @Override
    void stop() {
        stopAsked = true;
        engine.stop();
    }

    @Override
    void ponderHit() {
        pondering = false;
        engine.ponderHit();
    }

    @Override
    boolean isEndless() {
        return limits.infinite() || pondering;
    }

    @Override
    public void info(Info info) {
        out.println(text.line(info));
    }

    @Override
    public void currentMove(int depth, int move, int number) {
        if (System.nanoTime() - startNanos >= NANOS_BEFORE_MOVES) {
            out.println(text.currentMove(depth, move, number));
        }
    }
}
