package org.howdah.server.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.howdah.engine.search.Engine;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * Engines that wait for their next move: to make one takes longer than a weak level thinks. Keeps those used last. Safe for any number of threads.
 */
final class Engines {

    private static final int HASH_MEGABYTES = 16;
    private static final int MOST_IDLE = 12;

    private final Deque<Engine> idle = new ArrayDeque<>();

    /** An engine for that variant, which remembers nothing. */
    Engine take(CompiledVariant variant) {
        Engine engine = waiting(variant);
        if (engine == null) {
            return new Engine(variant, HASH_MEGABYTES);
        }
        engine.clear();
        return engine;
    }

    private synchronized @Nullable Engine waiting(CompiledVariant variant) {
        for (Iterator<Engine> engines = idle.iterator(); engines.hasNext(); ) {
            Engine engine = engines.next();
            if (engine.variant() == variant) {
                engines.remove();
                return engine;
            }
        }
        return null;
    }

    /** An engine that has done its work and may do more. */
    synchronized void giveBack(Engine engine) {
        idle.addFirst(engine);
        if (idle.size() > MOST_IDLE) {
            idle.removeLast().close();
        }
    }
}
