package org.howdah.engine.tablebase;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A table on disk: a line that says what it is, then the slices, and at the end a checksum of everything before. A file is there
 * whole or not at all.
 */
public final class TableFile {
    /** How the files' names end. */
    public static final String SUFFIX = ".howdahtb";

    private static final String FORMAT = "howdah table 1";
    private static final int BUFFER = 1 << 16;

    private TableFile() {}

    /**
     * The folder of a game among those of other games: {@code ROOT/elven}, {@code ROOT/mini-courier-without-bare-king}.
     *
     * @param without the words of the optional rules that the game is played without, though its file has them
     */
    public static Path folder(Path root, CompiledVariant variant, Collection<String> without) {
        StringBuilder name = new StringBuilder(variant.id());
        without.stream().sorted().forEach(rule -> name.append("-without-").append(rule));
        return root.resolve(name.toString());
    }

    /** Where the table of an ending is, in the folder of its game. */
    public static Path in(Path folder, CompiledVariant variant, Material material) {
        return folder.resolve(material.name(variant) + SUFFIX);
    }

    /** The line that a table's file begins with. */
    private static String title(CompiledVariant variant, String material) {
        return FORMAT + ' ' + variant.id() + ' ' + variant.variant().fingerprint() + ' ' + material;
    }

    /** Writes a table. */
    public static void write(Table table, Path file) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        CRC32C sum = new CRC32C();
        try (DataOutputStream out = new DataOutputStream(
                new CheckedOutputStream(new BufferedOutputStream(Files.newOutputStream(unfinished), BUFFER), sum))) {
            TableLayout layout = table.layout();
            out.writeUTF(title(layout.variant(), layout.material().name(layout.variant())));
            table.write(out);
            out.writeLong(sum.getValue());
        } catch (IOException e) {
            Files.deleteIfExists(unfinished);
            throw e;
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * Reads the table of an ending.
     *
     * @throws TablebaseException when the file is damaged or holds another table
     */
    public static Table read(Path file, CompiledVariant variant, Material material)
            throws IOException, TablebaseException {
        checkSum(file);
        try (DataInputStream in = open(file)) {
            String title = in.readUTF();
            String wanted = title(variant, material.name(variant));
            if (!title.equals(wanted)) {
                throw new TablebaseException(file + " holds '" + title + "', not '" + wanted
                        + "': it was built for other rules; build it again");
            }
            return Table.read(new TableLayout(variant, material), in);
        }
    }

    private static DataInputStream open(Path file) throws IOException {
        return new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
    }

    private static void checkSum(Path file) throws IOException, TablebaseException {
        long size = Files.size(file) - Long.BYTES;
        CRC32C sum = new CRC32C();
        try (DataInputStream in = open(file)) {
            if (size <= 0 || !readSum(in, size, sum) || in.readLong() != sum.getValue()) {
                throw new TablebaseException(file + " is damaged: its checksum is wrong; remove it and build it again");
            }
        }
    }

    private static boolean readSum(InputStream in, long size, CRC32C sum) throws IOException {
        byte[] buffer = new byte[BUFFER];
        for (long rest = size; rest > 0; ) {
            int read = in.read(buffer, 0, (int) Math.min(rest, BUFFER));
            if (read < 0) {
                return false;
            }
            sum.update(buffer, 0, read);
            rest -= read;
        }
        return true;
    }
}
