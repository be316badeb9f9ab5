package org.howdah.lab.tablebase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableFile;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.engine.tablebase.TablebaseException;
import org.howdah.lab.LabException;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * Builds the tables of endings, each checked before it is kept, with the tables of all that they lead to. A table that is in the
 * folder already is not built again.
 */
public final class TablebaseBuild {
    /** Told how the work goes, from any thread. */
    public interface Listener {
        /** Does not listen. */
        Listener NONE = new Listener() {
            @Override
            public void begins(Material material, long positions) {}

            @Override
            public void at(Material material, double share) {}

            @Override
            public void written(Material material, Path file) {}
        };

        /** A table of so many positions, with either side to move, is begun. */
        void begins(Material material, long positions);

        /** Such a share of the work on it is done, from 0 to 1. */
        void at(Material material, double share);

        /** It has been written. */
        void written(Material material, Path file);
    }

    private final CompiledVariant variant;
    private final Path folder;
    private final int threads;
    private final Listener listener;
    private final Tablebase tables;
    private volatile boolean stopped;
    private volatile @Nullable Watch watch;

    /**
     * @param folder where the tables of this game are, or will be
     * @param threads how many share the work
     */
    public TablebaseBuild(CompiledVariant variant, Path folder, int threads, Listener listener) {
        this.variant = variant;
        this.folder = folder;
        this.threads = threads;
        this.listener = listener;
        tables = new Tablebase(variant);
    }

    /** Ends soon: a table that is not finished is lost. From any thread. */
    public void stop() {
        stopped = true;
        Watch working = watch;
        if (working != null) {
            working.stop();
        }
    }

    /** The tables that have been built or read so far. */
    public Tablebase tables() {
        return tables;
    }

    /**
     * The table of an ending, read or built, with all it leads to.
     *
     * @return whether it was finished: not, when {@link #stop} was called
     * @throws LabException when there is too little memory, a file in the folder is damaged or of other rules, the folder cannot be
     *     written, or a table does not pass its check
     */
    public boolean build(Material last) throws LabException {
        try {
            Files.createDirectories(folder);
            for (Material material : Endings.upTo(variant, last)) {
                if (tables.table(material) == null && !have(material)) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            throw LabException.unwritable(folder, e);
        } catch (TablebaseException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        }
    }

    private boolean have(Material material) throws IOException, TablebaseException, LabException {
        Path file = TableFile.in(folder, variant, material);
        if (Files.exists(file)) {
            tables.add(TableFile.read(file, variant, material));
            return true;
        }
        TableLayout layout = new TableLayout(variant, material);
        Memory.check(layout, threads);
        long parts = 2L * layout.slices() * SliceSolver.chunks(layout);
        Watch working = new Watch(parts, share -> listener.at(material, share));
        watch = working;
        listener.begins(material, 2L * layout.slices() * layout.positions());
        Table table = new Table(layout);
        tables.add(table);
        boolean finished = overSlices(layout, slice -> {
                    short[][] values = SliceSolver.solve(layout, tables, slice, working);
                    table.set(slice, values[0], values[1]);
                })
                && overSlices(layout, slice -> Verifier.check(table, tables, slice, working));
        if (finished) {
            TableFile.write(table, file);
            listener.written(material, file);
        }
        return finished;
    }

    /** Work on one slice. */
    private interface Work {
        void on(int slice) throws LabException;
    }

    /** Works on the slices, those of a wave at the same time; false when stopped on the way. */
    private boolean overSlices(TableLayout layout, Work work) throws LabException {
        AtomicReference<LabException> failure = new AtomicReference<>();
        for (List<Integer> wave : SliceOrder.waves(layout)) {
            Threads.of(threads, () -> {
                wave.parallelStream().forEach(slice -> tryOn(slice, work, failure));
                return wave.size();
            });
            LabException failed = failure.get();
            if (failed != null) {
                throw failed;
            }
        }
        return !stopped;
    }

    private void tryOn(int slice, Work work, AtomicReference<LabException> failure) {
        if (stopped || failure.get() != null) {
            return;
        }
        try {
            work.on(slice);
        } catch (LabException e) {
            failure.compareAndSet(null, e);
        }
    }
}
