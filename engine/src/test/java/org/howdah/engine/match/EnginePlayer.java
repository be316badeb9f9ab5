package org.howdah.engine.match;

import java.util.SplittableRandom;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** The engine, at a level or with limits, or by the clock when one is running. */
final class EnginePlayer implements Player {
    private static final int HASH_MEGABYTES = 16;

    private final Engine engine;
    private final Level level;
    private final Limits limits;
    private SplittableRandom random = new SplittableRandom(0);

    EnginePlayer(CompiledVariant variant, Level level, Limits limits) {
        engine = new Engine(variant, HASH_MEGABYTES);
        this.level = level;
        this.limits = limits;
    }

    static EnginePlayer full(CompiledVariant variant, Limits limits) {
        return new EnginePlayer(variant, Level.of(Level.COUNT), limits);
    }

    @Override
    public void begin(long seed) {
        engine.clear();
        random = new SplittableRandom(seed);
    }

    @Override
    public int choose(Position position, Clock clock) {
        Limits used = clock.isRunning()
                ? Limits.clock(clock.white(), clock.black(), clock.increment(), clock.increment())
                : limits;
        return level.choose(engine, position, used, random);
    }

    @Override
    public void close() {
        engine.close();
    }
}
