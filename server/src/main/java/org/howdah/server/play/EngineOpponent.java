package org.howdah.server.play;

import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.rules.position.Position;
import org.howdah.server.clock.GameClock;
import org.jspecify.annotations.Nullable;

/** The computer. Each move has an engine to itself, and one that failed is never used again. */
public final class EngineOpponent implements Opponent {

    private static final long HINT_MILLIS = 1_000;
    private static final long JUDGING_NODES = 30_000;

    private final Engines engines = new Engines();

    @Override
    public int choose(Task task, Halt halt) {
        Limits limits = limits(task.clock());
        return withEngine(
                task.position(),
                halt,
                engine -> Level.of(task.level())
                        .choose(engine, task.position(), limits, new SplittableRandom(task.seed())));
    }

    private static Limits limits(@Nullable GameClock clock) {
        if (clock == null) {
            return Limits.NONE;
        }
        long increment = clock.control().incrementMillis();
        return Limits.clock(clock.whiteMillis(), clock.blackMillis(), increment, increment);
    }

    @Override
    public int best(Position position, Halt halt) {
        return withEngine(
                position,
                halt,
                engine -> engine.search(position, Limits.moveTime(HINT_MILLIS), SearchListener.NONE)
                        .bestMove());
    }

    @Override
    public int judge(Position position, Halt halt) {
        return withEngine(
                position,
                halt,
                engine -> engine.search(position, Limits.nodes(JUDGING_NODES), SearchListener.NONE)
                        .score()
                        .value());
    }

    private int withEngine(Position position, Halt halt, ToIntFunction<Engine> use) {
        Engine engine = engines.take(position.variant());
        halt.whenAsked(engine::stop);
        int result;
        try {
            result = use.applyAsInt(engine);
        } finally {
            halt.forget(); // whoever has the engine next is not to be stopped
        }
        engines.giveBack(engine); // unless it failed: then it is not trusted again
        return result;
    }
}
