package org.howdah.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.engine.search.SearchResult;
import org.howdah.engine.tablebase.TableShelf;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** Our engine in this process, with a table of its own. */
final class OwnPlayer implements Player {
    /** Long enough for the compiler to have seen the search: the first game would be played slowly otherwise. */
    private static final long WARM_UP_MILLIS = 2000;

    private final Engine engine;
    private final Level level;
    private final Pace pace;
    private SplittableRandom random = new SplittableRandom(0);

    /** @throws StartException when some of its endgame tables cannot be used */
    OwnPlayer(CompiledVariant variant, OwnSettings settings, Pace pace) throws StartException {
        Tablebase tables = settings.tables() == null ? null : tables(variant, settings.tables());
        engine = new Engine(variant, settings.hashMegabytes());
        engine.overhead(settings.overheadMillis());
        engine.threads(settings.threads());
        engine.tables(tables);
        engine.network(settings.network());
        level = Level.of(settings.level());
        this.pace = pace;
        if (level.number() == Level.COUNT && (pace instanceof Pace.Clock || pace instanceof Pace.MoveTime)) {
            engine.search(Position.start(variant), Limits.moveTime(WARM_UP_MILLIS), SearchListener.NONE);
        }
    }

    private static @Nullable Tablebase tables(CompiledVariant variant, TableShelf shelf) throws StartException {
        List<String> complaints = new ArrayList<>();
        Tablebase tables = shelf.of(variant, complaints::add);
        if (!complaints.isEmpty()) {
            throw new StartException(String.join("; ", complaints));
        }
        return tables;
    }

    @Override
    public void newGame(StartPosition start, long seed) {
        engine.clear();
        random = new SplittableRandom(seed);
    }

    @Override
    public Choice choose(Turn turn) {
        long begin = System.nanoTime();
        if (level.number() < Level.COUNT) {
            int move = level.choose(engine, turn.position(), limits(turn.clocks()), random);
            return new Choice(move, null, 0, System.nanoTime() - begin);
        }
        SearchResult found = engine.search(turn.position(), limits(turn.clocks()), SearchListener.NONE);
        if (found.bestMove() == Move.NONE) {
            throw new IllegalStateException("no move in a game that goes on");
        }
        return new Choice(found.bestMove(), found.score(), found.depth(), System.nanoTime() - begin);
    }

    private Limits limits(Clocks clocks) {
        return switch (pace) {
            case Pace.Clock clock ->
                Limits.builder()
                        .clock(Math.max(1, clocks.white()), Math.max(1, clocks.black()))
                        .increments(clock.incrementMillis(), clock.incrementMillis())
                        .movesToGo(clocks.movesToGo())
                        .build();
            case Pace.MoveTime time -> Limits.moveTime(time.millis());
            case Pace.Nodes nodes -> Limits.nodes(nodes.nodes());
            case Pace.Depth depth -> Limits.depth(depth.plies());
            case Pace.Own own -> Limits.NONE;
        };
    }

    @Override
    public void stop() {
        engine.stop();
    }

    @Override
    public void close() {
        engine.close();
    }
}
