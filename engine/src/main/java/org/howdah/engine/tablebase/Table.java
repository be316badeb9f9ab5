package org.howdah.engine.tablebase;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The values of all positions of an ending, or of those slices that have been built so far. For any number of threads. */
public final class Table {
    private static final int BYTE = 255;

    private final TableLayout layout;
    /** By slice and side to move: the lower bytes of the values, and the upper ones where any is not 0. */
    private final Plane[] lower;

    private final @Nullable Plane[] upper;

    /** A table without slices so far. */
    public Table(TableLayout layout) {
        this.layout = layout;
        lower = new Plane[2 * layout.slices()];
        upper = new Plane[lower.length];
    }

    public TableLayout layout() {
        return layout;
    }

    /** Adds a slice: its values with White and with Black to move. From one thread at a time for each slice. */
    public void set(int slice, short[] white, short[] black) {
        set(2 * slice, white);
        set(2 * slice + 1, black);
    }

    private void set(int block, short[] values) {
        byte[] low = new byte[values.length];
        byte[] high = new byte[values.length];
        int all = 0;
        for (int i = 0; i < values.length; i++) {
            low[i] = (byte) values[i];
            high[i] = (byte) (values[i] >> Byte.SIZE);
            all |= values[i];
        }
        upper[block] = (all & ~BYTE) == 0 ? null : Plane.of(high);
        lower[block] = Plane.of(low);
    }

    /**
     * The value of a position, as {@link TableValue} has it; of no meaning where men stand on each other or the position is not
     * legal.
     *
     * @param index where the position stands, from {@link TableLayout#index}
     * @param sideToMove a {@link org.howdah.rules.board.Color}
     */
    public int value(long index, int sideToMove) {
        int block = 2 * (int) (index >>> Integer.SIZE) + sideToMove;
        int number = (int) index;
        Plane high = upper[block];
        return lower[block].get(number) | (high == null ? 0 : high.get(number) << Byte.SIZE);
    }

    void write(DataOutputStream out) throws IOException {
        for (int block = 0; block < lower.length; block++) {
            Plane high = upper[block];
            out.writeBoolean(high != null);
            lower[block].write(out);
            if (high != null) {
                high.write(out);
            }
        }
    }

    static Table read(TableLayout layout, DataInputStream in) throws IOException {
        Table table = new Table(layout);
        for (int block = 0; block < table.lower.length; block++) {
            boolean hasUpper = in.readBoolean();
            table.lower[block] = Plane.read(in);
            table.upper[block] = hasUpper ? Plane.read(in) : null;
        }
        return table;
    }
}
