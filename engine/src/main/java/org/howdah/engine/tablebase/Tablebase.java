package org.howdah.engine.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** The tables of one game's endings that are at hand. Once filled, for any number of threads; ask through a {@link Probe}. */
public final class Tablebase {
    private static final long[] WEIGHTS =
            new SplittableRandom(2026).longs(2L * (Pieces.MAX_TYPE + 1)).toArray();

    /** A table and how to look at the board for it: with the colours exchanged or not. */
    record Entry(Table table, boolean swapped) {}

    private final CompiledVariant variant;
    private final Map<Material, Table> tables = new HashMap<>();
    /** Open addressing, so that asking allocates nothing; a power of two, never full. */
    private long[] keys = new long[16];

    private @Nullable Entry[] entries = new Entry[keys.length];
    private int mostMen;

    /** No tables so far. */
    public Tablebase(CompiledVariant variant) {
        this.variant = variant;
    }

    /**
     * All tables of a game under a root, {@link TableFile#folder} with all its rules.
     *
     * @param complaints is told, each in a sentence that names the way out, of files that are damaged or of other rules, which are
     *     left out, and that there is no folder for the game
     */
    public static Tablebase open(CompiledVariant variant, Path root, Consumer<String> complaints) {
        Tablebase tables = new Tablebase(variant);
        Path folder = TableFile.folder(root, variant, List.of());
        if (!Files.isDirectory(folder)) {
            complaints.accept(
                    "there are no endgame tables of " + variant.variant().name() + ": no folder " + folder
                            + "; howdah tablebase " + variant.id() + " ENDING --out " + root + " builds some");
            return tables;
        }
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(file -> file.toString().endsWith(TableFile.SUFFIX))
                    .sorted()
                    .forEach(file -> tables.addFrom(file, complaints));
        } catch (IOException | UncheckedIOException e) {
            complaints.accept("cannot read " + folder + ": " + e.getMessage());
        }
        return tables;
    }

    private void addFrom(Path file, Consumer<String> complaints) {
        String name = String.valueOf(file.getFileName());
        String ending = name.substring(0, name.length() - TableFile.SUFFIX.length());
        try {
            add(TableFile.read(file, variant, Material.parse(ending, variant)));
        } catch (TablebaseException e) {
            String reason = String.valueOf(e.getMessage());
            complaints.accept(reason.contains(name) ? reason : file + ": " + reason);
        } catch (IOException e) {
            complaints.accept("cannot read " + file + ": " + e.getMessage());
        }
    }

    public CompiledVariant variant() {
        return variant;
    }

    /** The most men that any table has; 0 without tables. */
    public int mostMen() {
        return mostMen;
    }

    /** How many tables there are. */
    public int size() {
        return tables.size();
    }

    /** The table of an ending, or null. */
    public @Nullable Table table(Material material) {
        return tables.get(material);
    }

    /** Adds a table; not while others ask. */
    public void add(Table table) {
        Material material = table.layout().material();
        tables.put(material, table);
        mostMen = Math.max(mostMen, material.men());
        if (2 * (2 * tables.size() + 2) > keys.length) {
            keys = new long[2 * keys.length];
            entries = new Entry[keys.length];
            tables.values().forEach(this::enter);
        } else {
            enter(table);
        }
    }

    /** How many there are of which game. */
    @Override
    public String toString() {
        return tables.size() + " tables of " + variant.id() + ", of up to " + mostMen + " men";
    }

    private void enter(Table table) {
        Material material = table.layout().material();
        put(key(material.white(), material.black()), new Entry(table, false));
        if (!material.white().equals(material.black())) {
            put(key(material.black(), material.white()), new Entry(table, true));
        }
    }

    private void put(long key, Entry entry) {
        int slot = slot(key);
        keys[slot] = key;
        entries[slot] = entry;
    }

    private int slot(long key) {
        int slot = (int) key & keys.length - 1;
        while (entries[slot] != null && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    /** The table for men of such a {@link #weight} in all, or null. */
    @Nullable Entry find(long key) {
        return entries[slot(key)];
    }

    /** What a piece adds to the key of the men on the board. */
    static long weight(int piece) {
        return WEIGHTS[piece];
    }

    private static long key(List<Integer> white, List<Integer> black) {
        long key = 0;
        for (int type : white) {
            key += weight(Pieces.of(Color.WHITE, type));
        }
        for (int type : black) {
            key += weight(Pieces.of(Color.BLACK, type));
        }
        return key;
    }
}
