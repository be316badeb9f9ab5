package org.howdah.lab.tablebase;

import org.howdah.engine.tablebase.TableLayout;
import org.howdah.lab.LabException;

/** Whether there is enough memory for a table, asked before the work begins. */
final class Memory {
    private static final long MEGABYTE = 1L << 20;

    private Memory() {}

    /** How much a table takes while it is built, in bytes: what is being solved, and the finished slices as they are packed. */
    static long needed(TableLayout layout, int threads) {
        long atOnce = Math.min(threads, layout.slices());
        long packed = layout.slices() * 2L * layout.positions() / 2;
        return atOnce * SliceSolver.bytes(layout) + packed;
    }

    /** @throws LabException when there is less than that */
    static void check(TableLayout layout, int threads) throws LabException {
        Runtime machine = Runtime.getRuntime();
        long free = machine.maxMemory() - machine.totalMemory() + machine.freeMemory();
        long needed = needed(layout, threads);
        if (needed > free) {
            throw new LabException(layout.material().name(layout.variant()) + " needs about " + needed / MEGABYTE
                    + " MB of memory; " + free / MEGABYTE
                    + " MB are free: give Java more, as with HOWDAH_JAVA_OPTS=-Xmx"
                    + (2 * needed / MEGABYTE + 256) + "m");
        }
    }
}
