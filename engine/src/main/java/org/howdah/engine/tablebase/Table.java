package org.howdah.engine.tablebase;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
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

    /** Whether a slice is there. */
    public boolean has(int slice) {
        return lower[2 * slice + 1] != null;
    }

    /** A slice as it is kept, to be sent elsewhere. */
    public byte[] packed(int slice) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            write(2 * slice, out);
            write(2 * slice + 1, out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        return bytes.toByteArray();
    }

    /**
     * Adds a slice that was sent.
     *
     * @throws TablebaseException when that is no slice of this table; what it says is not checked
     */
    public void setPacked(int slice, byte[] bytes) throws TablebaseException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            Table sent = new Table(layout);
            sent.read(2 * slice, in);
            sent.read(2 * slice + 1, in);
            if (in.read() >= 0 || !sent.isSound(2 * slice) || !sent.isSound(2 * slice + 1)) {
                throw new IOException("there is more, or it cannot be unpacked");
            }
            for (int block = 2 * slice; block <= 2 * slice + 1; block++) {
                upper[block] = sent.upper[block];
                lower[block] = sent.lower[block];
            }
        } catch (IOException e) {
            throw new TablebaseException(
                    "this is no slice of " + layout.material().name(layout.variant()) + ": " + e.getMessage());
        }
    }

    /** Takes over all slices of another table of the same ending. */
    public void takeAll(Table other) {
        System.arraycopy(other.upper, 0, upper, 0, upper.length);
        System.arraycopy(other.lower, 0, lower, 0, lower.length);
    }

    private boolean isSound(int block) {
        Plane high = upper[block];
        return lower[block].isSound() && (high == null || high.isSound());
    }

    void write(DataOutputStream out) throws IOException {
        for (int block = 0; block < lower.length; block++) {
            write(block, out);
        }
    }

    private void write(int block, DataOutputStream out) throws IOException {
        Plane high = upper[block];
        out.writeBoolean(high != null);
        lower[block].write(out);
        if (high != null) {
            high.write(out);
        }
    }

    static Table read(TableLayout layout, DataInputStream in) throws IOException {
        Table table = new Table(layout);
        for (int block = 0; block < table.lower.length; block++) {
            table.read(block, in);
        }
        return table;
    }

    private void read(int block, DataInputStream in) throws IOException {
        boolean hasUpper = in.readBoolean();
        lower[block] = Plane.read(in, layout.positions());
        upper[block] = hasUpper ? Plane.read(in, layout.positions()) : null;
    }
}
