package org.howdah.engine.protocol.uci;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.howdah.engine.eval.WinModel;
import org.howdah.engine.search.Engine;
import org.howdah.engine.tablebase.TableShelf;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The game, and the engine with its settings: made when it is first needed, and anew for another game. */
final class UciEngine {
    private static final int LIMITED_HASH_MEGABYTES = 4;

    private final UciVariants variants;
    private final UciOutput out;
    private final TableShelf shelf = new TableShelf();
    private String variantId;
    private @Nullable CompiledVariant variant;
    private @Nullable Engine engine;
    private @Nullable Engine limited;
    private @Nullable WinModel winModel;
    private int hash = Engine.DEFAULT_HASH_MEGABYTES;
    private int threads = 1;
    private int lines = 1;
    private int overhead = Engine.DEFAULT_OVERHEAD_MILLIS;
    private boolean network = true;

    UciEngine(UciVariants variants, UciOutput out) {
        this.variants = variants;
        this.out = out;
        variantId = variants.usual();
    }

    String variantId() {
        return variantId;
    }

    CompiledVariant variant() throws UciException {
        if (variant == null) {
            variant = variants.byId(variantId);
        }
        return variant;
    }

    /**
     * Plays another game from now on.
     *
     * @throws UciException when there is none with that id; nothing has changed then
     */
    void variant(String id) throws UciException {
        CompiledVariant chosen = variants.byId(id);
        if (chosen != variant) {
            drop();
            variantId = id;
            variant = chosen;
            winModel = null;
            openTables();
        }
    }

    /** @throws UciException when it cannot be made */
    Engine get() throws UciException {
        if (engine == null) {
            engine = make(hash);
        }
        return engine;
    }

    /** One for players of limited strength, who begin each move from nothing: it needs little hash. */
    Engine limited() throws UciException {
        if (limited == null) {
            limited = new Engine(variant(), LIMITED_HASH_MEGABYTES);
            limited.network(network);
        }
        limited.overhead(overhead);
        return limited;
    }

    /** What scores mean for the end of the game that is played. */
    WinModel winModel() throws UciException {
        if (winModel == null) {
            winModel = WinModel.of(variant());
        }
        return winModel;
    }

    private Engine make(int megabytes) throws UciException {
        try {
            Engine made = new Engine(variant(), megabytes);
            made.overhead(overhead);
            made.lines(lines);
            made.threads(threads);
            made.tables(tables());
            made.network(network);
            return made;
        } catch (OutOfMemoryError e) {
            throw new UciException(
                    "not enough memory for a hash of " + megabytes + " megabytes and " + threads + " threads");
        } catch (IllegalArgumentException e) {
            throw new UciException(e);
        }
    }

    /** Takes the memory at once, so that it is known whether there is enough. */
    void hash(int megabytes) throws UciException {
        if (engine == null) {
            engine = make(megabytes);
        } else {
            resize(engine, megabytes);
        }
        hash = megabytes;
    }

    private void resize(Engine existing, int megabytes) throws UciException {
        try {
            existing.hash(megabytes);
        } catch (OutOfMemoryError e) {
            throw new UciException("not enough memory for a hash of " + megabytes + " megabytes; it stays at " + hash);
        }
    }

    void threads(int count) throws UciException {
        try {
            get().threads(count);
            threads = count;
        } catch (OutOfMemoryError e) {
            get().threads(threads);
            throw new UciException("not enough memory for " + count + " threads; there are still " + threads);
        }
    }

    void lines(int count) {
        lines = count;
        if (engine != null) {
            engine.lines(count);
        }
    }

    void overhead(int millis) {
        overhead = millis;
        if (engine != null) {
            engine.overhead(millis);
        }
    }

    /** Whether to evaluate by the game's network, if it has one. */
    void network(boolean on) {
        network = on;
        if (engine != null) {
            engine.network(on);
        }
        if (limited != null) {
            limited.network(on);
        }
    }

    /** Asks the endgame tables under a root, none when it is empty; tells how many there are, and what is wrong with others. */
    void tablebasePath(String root) throws UciException {
        try {
            shelf.root(root.isEmpty() ? null : Path.of(root));
        } catch (InvalidPathException e) {
            throw new UciException("'" + root + "' is no path: " + e.getReason());
        }
        openTables();
        if (engine != null) {
            engine.tables(tables());
        }
    }

    /** At once, so that a program hears of it before a game begins. */
    private void openTables() throws UciException {
        Tablebase tables = tables();
        if (tables != null) {
            out.say("endgame tables of " + tables.variant().variant().name() + ": " + tables.size() + ", of up to "
                    + tables.mostMen() + " men");
        }
    }

    private @Nullable Tablebase tables() throws UciException {
        return shelf.of(variant(), out::say);
    }

    /** Forgets what was found so far. */
    void clear() {
        if (engine != null) {
            engine.clear();
        }
    }

    /**
     * Gives up the engine. The next one will ask for as much memory, and the serial collector would rather enlarge the
     * heap than look whether some has become free.
     */
    private void drop() {
        if (engine != null || limited != null) {
            close();
            System.gc();
        }
    }

    void close() {
        if (engine != null) {
            engine.close();
            engine = null;
        }
        if (limited != null) {
            limited.close();
            limited = null;
        }
    }
}
