package org.howdah.lab.tablebase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.howdah.engine.tablebase.Material;
import org.howdah.engine.tablebase.Table;
import org.howdah.engine.tablebase.TableFile;
import org.howdah.engine.tablebase.TablebaseException;
import org.howdah.lab.LabException;
import org.howdah.lab.work.Crew;

/**
 * Has tables built by others, slice by slice. Who builds a slice checks it; some of its positions are checked here again. A table
 * that is in the folder already is not built again.
 */
public final class CrewBuild {
    private final TableJob job;
    private final Path folder;
    private final Crew crew;
    private final TablebaseBuild.Listener listener;
    private final Map<Material, Integer> missing = new HashMap<>();
    private long positions;
    private long done;

    /**
     * @param folder where the tables of this game are, or will be
     * @param listener told of the share of all tables together, and of each that is written
     */
    public CrewBuild(TableJob job, Path folder, Crew crew, TablebaseBuild.Listener listener) {
        this.job = job;
        this.folder = folder;
        this.crew = crew;
        this.listener = listener;
    }

    /**
     * Builds what is not there.
     *
     * @return whether all was finished: not, when the crew was stopped
     * @throws LabException when a file in the folder is damaged or of other rules, the folder cannot be written, or the crew cannot
     *     work
     */
    public boolean build() throws LabException {
        try {
            Files.createDirectories(folder);
            List<Integer> units = new ArrayList<>();
            for (Map.Entry<Material, int[]> ending : job.unitsOf().entrySet()) {
                if (!adopt(ending.getKey())) {
                    missing.put(ending.getKey(), ending.getValue().length);
                    for (int unit : ending.getValue()) {
                        units.add(unit);
                        positions += job.table(unit).layout().positions();
                    }
                }
            }
            crew.work(job, units.stream().mapToInt(unit -> unit).toArray(), this::keep);
            return missing.isEmpty();
        } catch (IOException e) {
            throw LabException.unwritable(folder, e);
        } catch (TablebaseException e) {
            throw new LabException(String.valueOf(e.getMessage()));
        }
    }

    private Path file(Material material) {
        return TableFile.in(folder, job.variant(), material);
    }

    private boolean adopt(Material material) throws IOException, TablebaseException {
        if (!Files.exists(file(material))) {
            return false;
        }
        job.adopt(TableFile.read(file(material), job.variant(), material));
        return true;
    }

    private void keep(Slice slice) throws IOException {
        Table table = job.table(slice.unit());
        Material material = table.layout().material();
        int left = missing.merge(material, -1, Integer::sum);
        done += table.layout().positions();
        listener.at(material, (double) done / positions);
        if (left == 0) {
            missing.remove(material);
            TableFile.write(table, file(material));
            listener.written(material, file(material));
        }
    }
}
