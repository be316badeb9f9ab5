package org.howdah.engine.protocol.cecp;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The engine and the one search it may be at. Used by one thread, which hears of results by way of the consumer. */
final class Thinker {
    private final CecpOptions options;
    private final CecpOutput out;
    private final Consumer<Thinking.Found> whenFound;
    private @Nullable Engine engine;
    private @Nullable Thinking thinking;
    private @Nullable Thread thread;

    /** What the engine could last be given. */
    private int hashMegabytes = Engine.DEFAULT_HASH_MEGABYTES;

    private int cores = 1;

    /** What was found before a pause was seen. */
    private Thinking.@Nullable Found held;

    /** @param whenFound told on the searching thread what each search has found */
    Thinker(CecpOptions options, CecpOutput out, Consumer<Thinking.Found> whenFound) {
        this.options = options;
        this.out = out;
        this.whenFound = whenFound;
    }

    /** Makes the engine for a variant as the options want it, so that the first search loses no time over it. */
    Engine prepare(CompiledVariant variant) {
        Engine ready = engine;
        if (ready == null || ready.variant() != variant) {
            close();
            ready = new Engine(variant, 1);
            engine = ready;
        }
        hashMegabytes = take(ready::hash, options.hashMegabytes(), hashMegabytes, "megabytes");
        options.hashMegabytes(hashMegabytes);
        cores = take(ready::threads, options.cores(), cores, "threads");
        options.cores(cores);
        ready.overhead(options.overheadMillis());
        ready.network(options.network());
        boolean asksTables = options.level().number() == Level.COUNT;
        ready.tables(
                asksTables
                        ? options.tables().of(variant, complaint -> out.println("tellusererror " + complaint))
                        : null);
        return ready;
    }

    /** Takes as much of something as is wanted, or else, and says so, as much as there was last. */
    private int take(IntConsumer taking, int wanted, int last, String what) {
        try {
            taking.accept(wanted);
            return wanted;
        } catch (OutOfMemoryError e) {
            out.println("tellusererror not enough memory for " + wanted + " " + what + "; it stays at " + last);
            taking.accept(last);
            return last;
        }
    }

    /** Begins a search; none may be going on. */
    Thinking begin(Position position, Limits limits, Level level, boolean shown) {
        Thinking begun =
                new Thinking(prepare(position.variant()), position.copy(), limits, level, out, shown, whenFound);
        thinking = begun;
        thread = Thread.ofPlatform()
                .name("search")
                .uncaughtExceptionHandler((failed, error) -> fail(begun, error))
                .start(begun);
        return begun;
    }

    private void fail(Thinking failed, Throwable error) {
        out.println("tellusererror the search has failed: " + error);
        whenFound.accept(new Thinking.Found(failed, 0, 0));
    }

    /** The search that is going on, null when there is none. */
    @Nullable Thinking current() {
        return thinking;
    }

    /** Ends the search soon: what it has found so far comes as its result. */
    void hurry() {
        if (thinking != null) {
            thinking.stop();
        }
    }

    /** Has the search, if there is one, stand still until {@link #resume}, or until it is given up. */
    void pause() {
        if (thinking != null) {
            thinking.pause();
        }
    }

    /** Goes on after a pause. */
    void resume() {
        if (thinking != null) {
            thinking.resume();
        }
        if (held != null) {
            whenFound.accept(held);
            held = null;
        }
    }

    /** Takes a result; false when it is that of a search that was given up, or is paused: then it comes again later. */
    boolean accept(Thinking.Found found) {
        if (found.by() != thinking) {
            return false;
        }
        if (thinking.isPaused()) {
            held = found;
            return false;
        }
        thinking = null;
        return true;
    }

    /** Ends the search and forgets it. */
    void cancel() {
        if (thinking != null) {
            thinking.stop();
            thinking.resume();
            thinking = null;
            held = null;
            join();
        }
    }

    private void join() {
        try {
            if (thread != null) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Forgets what was found so far, as for a new game. */
    void clear() {
        if (engine != null) {
            engine.clear();
        }
    }

    /** Ends all thinking, and the engine's own threads. */
    void close() {
        cancel();
        if (engine != null) {
            engine.close();
            engine = null;
        }
    }
}
