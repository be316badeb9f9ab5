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

/** Tells which tables are being built, how far they are, and how long the rest will take. */
final class TableProgress implements TablebaseBuild.Listener {
    private static final long BETWEEN_NANOS = 5_000_000_000L;

    private final CompiledVariant variant;
    private final PrintWriter err;
    private long positions;
    private long begun;
    private long told;

    TableProgress(CompiledVariant variant, PrintWriter err) {
        this.variant = variant;
        this.err = err;
    }

    @Override
    public synchronized void begins(Material material, long count) {
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
        double left = (now - begun) * (1 - share) / share / 1e9;
        err.printf(
                Locale.ROOT,
                "%s: %.0f%% of %,d positions, about %s left%n",
                material.name(variant),
                100 * share,
                positions,
                Text.duration(Duration.ofSeconds(Math.round(left))));
        err.flush();
    }

    @Override
    public synchronized void written(Material material, Path file) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        err.printf(
                Locale.ROOT,
                "%s: %,d positions built and checked in %.1f s, %.2f million a second; %s%n",
                material.name(variant),
                positions,
                seconds,
                positions / seconds / 1e6,
                size(file));
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
