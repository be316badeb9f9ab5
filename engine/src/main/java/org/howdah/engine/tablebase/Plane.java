package org.howdah.engine.tablebase;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A long row of bytes that is kept compressed, in chunks; a chunk is unpacked when it is first asked for, and stays so. For any
 * number of threads.
 */
final class Plane {
    private static final int CHUNK_BITS = 15;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int MOST_PACKED = CHUNK + CHUNK / 8;

    private final int size;
    private final byte[][] packed;
    /** Two threads may unpack the same chunk; both come to the same bytes. */
    private final byte[][] unpacked;

    private Plane(int size, byte[][] packed) {
        this.size = size;
        this.packed = packed;
        unpacked = new byte[packed.length][];
    }

    /** Packs bytes. */
    static Plane of(byte[] bytes) {
        byte[][] packed = IntStream.range(0, chunks(bytes.length))
                .parallel()
                .mapToObj(chunk -> pack(bytes, chunk << CHUNK_BITS))
                .toArray(byte[][]::new);
        return new Plane(bytes.length, packed);
    }

    private static int chunks(int size) {
        return (size + CHUNK - 1) >> CHUNK_BITS;
    }

    private static byte[] pack(byte[] bytes, int from) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(bytes, from, Math.min(CHUNK, bytes.length - from));
            deflater.finish();
            byte[] packed = new byte[MOST_PACKED];
            return Arrays.copyOf(packed, deflater.deflate(packed));
        } finally {
            deflater.end();
        }
    }

    /** The byte at a place, 0 to 255. */
    int get(int place) {
        int chunk = place >> CHUNK_BITS;
        byte[] bytes = unpacked[chunk];
        if (bytes == null) {
            bytes = unpack(chunk);
        }
        return bytes[place & CHUNK - 1] & 0xFF;
    }

    private byte[] unpack(int chunk) {
        byte[] bytes = new byte[Math.min(CHUNK, size - (chunk << CHUNK_BITS))];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(packed[chunk]);
            if (inflater.inflate(bytes) != bytes.length) {
                throw new IllegalStateException("a chunk of a table is short, though its checksum was right");
            }
        } catch (DataFormatException e) {
            throw new IllegalStateException("a chunk of a table is damaged, though its checksum was right", e);
        } finally {
            inflater.end();
        }
        unpacked[chunk] = bytes;
        return bytes;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(size);
        for (byte[] chunk : packed) {
            out.writeInt(chunk.length);
            out.write(chunk);
        }
    }

    /** @throws IOException when what is there is not packed bytes of that number */
    static Plane read(DataInputStream in, int size) throws IOException {
        if (in.readInt() != size) {
            throw new IOException("a row of another length than " + size);
        }
        byte[][] packed = new byte[chunks(size)][];
        for (int i = 0; i < packed.length; i++) {
            int length = in.readInt();
            if (length < 0 || length > MOST_PACKED) {
                throw new IOException("a chunk of " + length + " bytes");
            }
            packed[i] = new byte[length];
            in.readFully(packed[i]);
        }
        return new Plane(size, packed);
    }

    /** Whether every chunk can be unpacked: to be asked when nothing else vouches for them. */
    boolean isSound() {
        try {
            for (int chunk = 0; chunk < packed.length; chunk++) {
                unpack(chunk);
            }
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }
}
