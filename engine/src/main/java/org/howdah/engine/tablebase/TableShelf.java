package org.howdah.engine.tablebase;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The tables under a root, of whichever game is played: opened when they are first asked for, and again for another game. For any number of threads. */
public final class TableShelf {
    private @Nullable Path root;
    private @Nullable Tablebase open;

    /** Looks here from now on, by the files as they then are; null for nowhere, as at first. */
    public synchronized void root(@Nullable Path folder) {
        root = folder;
        open = null;
    }

    /**
     * The tables of a game, null when there are none.
     *
     * @param complaints is told, when they are opened, what {@link Tablebase#open} tells
     */
    public synchronized @Nullable Tablebase of(CompiledVariant variant, Consumer<String> complaints) {
        if (root == null) {
            return null;
        }
        Tablebase tables = open;
        if (tables == null || tables.variant() != variant) {
            tables = Tablebase.open(variant, root, complaints);
            open = tables;
        }
        return tables.size() == 0 ? null : tables;
    }
}
