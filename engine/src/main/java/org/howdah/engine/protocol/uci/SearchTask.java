package org.howdah.engine.protocol.uci;

import java.util.List;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Info;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/** One search, run on a thread of its own: prints what it learns and, at the end, the best move. */
final class SearchTask extends UciTask implements SearchListener {
    private final Engine engine;
    private final Position position;
    private final Limits limits;
    private final UciOutput out;
    private volatile boolean stopAsked;

    SearchTask(Engine engine, Position position, Limits limits, UciOutput out) {
        super(out);
        this.engine = engine;
        this.position = position.copy();
        this.limits = limits;
        this.out = out;
    }

    @Override
    String work() {
        return "bestmove " + name(engine.search(position, limits, this));
    }

    @Override
    String failed() {
        return "bestmove (none)";
    }

    private String name(SearchResult result) {
        if (result.bestMove() == Move.NONE) {
            return "(none)";
        }
        String best = Uci.write(position, result.bestMove());
        if (result.ponderMove() == Move.NONE) {
            return best;
        }
        Position next = position.copy();
        next.make(result.bestMove());
        return best + " ponder " + Uci.write(next, result.ponderMove());
    }

    /** The engine has forgotten stops that came before it began: repeat one that came meanwhile. */
    @Override
    public void started() {
        if (stopAsked) {
            engine.stop();
        }
    }

    @Override
    void stop() {
        stopAsked = true;
        engine.stop();
    }

    @Override
    boolean isEndless() {
        return limits.infinite();
    }

    @Override
    public void info(Info info) {
        out.println("info depth " + info.depth() + " seldepth " + info.selectiveDepth() + " score "
                + info.score().uci() + " nodes " + info.nodes() + " nps " + info.nodesPerSecond() + " hashfull "
                + info.hashPermill() + " time " + info.millis() + " pv " + line(info.pv()));
    }

    private String line(List<Integer> moves) {
        Position walked = position.copy();
        StringBuilder line = new StringBuilder();
        for (int move : moves) {
            line.append(line.isEmpty() ? "" : " ").append(Uci.write(walked, move));
            walked.make(move);
        }
        return line.toString();
    }
}
