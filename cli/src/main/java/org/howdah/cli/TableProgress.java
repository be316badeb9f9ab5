package org.howdah.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.howdah.engine.tablebase.Material;
import org.howdah.lab.tablebase.TablebaseBuild;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** Tells which tables are being built, how far they are, and how long the rest will take. */
final class TableProgress implements TablebaseBuild.Listener {
    private static final long BETWEEN_NANOS = 5_000_000_000L;

    private final CompiledVariant variant;
    private final PrintWriter err;
    /** What is being built here; null when others build several at the same time. */
    private @Nullable Material building;

    private long positions;
    private long begun = System.nanoTime();
    private long told = begun;

    TableProgress(CompiledVariant variant, PrintWriter err) {
        this.variant = variant;
        this.err = err;
    }

    @Override
    public synchronized void begins(Material material, long count) {
        building = material;
        positions = count;
        begun = System.nanoTime();
        told = begun;
    }

    @Override
    public synchronized void at(Material material, double share) {
        long now = System.nanoTime();
        if (now - told < BETWEEN_NANOS || share >= 1) {
            return;
        }
        told = now;
        String what = building == null
                ? "all positions"
                : String.format(Locale.ROOT, "the %,d positions of %s", positions, building.name(variant));
        double left = (now - begun) * (1 - share) / share / 1e9;
        tell("%.0f%% of %s, about %s left", 100 * share, what, Text.duration(Duration.ofSeconds(Math.round(left))));
    }

    @Override
    public synchronized void written(Material material, Path file) {
        if (building == null) {
            tell("%s: %s", material.name(variant), size(file));
            return;
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        tell(
                "%s: %,d positions built and checked in %.1f s, %.2f million a second; %s",
                material.name(variant), positions, seconds, positions / seconds / 1e6, size(file));
    }

    private void tell(String format, Object... values) {
        err.printf(Locale.ROOT, format + "%n", values);
        err.flush();
    }

    private static String size(Path file) {
        try {
            return TablebaseText.size(Files.size(file));
        } catch (IOException e) {
            return Games.reason(e);
        }
    }
}
