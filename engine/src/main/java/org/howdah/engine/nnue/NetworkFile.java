package org.howdah.engine.nnue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.howdah.rules.variant.Attachment;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A network as bytes: a line that says what it is, its sizes, its numbers, two bytes each but for the biases of the output,
 * and a checksum of everything before. It lies beside its variant's file: {@code mine.nnue} beside {@code mine.toml}.
 */
public final class NetworkFile {
    /** How the files' names end. */
    public static final String KIND = "nnue";

    private static final String FORMAT = "howdah network 1";

    private NetworkFile() {}

    /** Where the network of a variant file is, or would be. */
    public static Path path(Path variantFile) {
        return Attachment.path(variantFile, KIND);
    }

    /**
     * The network beside the file of a variant, or beside one it extends if that is for the same board and men.
     *
     * @throws NetworkException when it cannot be used
     * @throws IOException when it is there but cannot be read
     */
    public static Optional<Network> read(CompiledVariant variant) throws IOException, NetworkException {
        Optional<Attachment> file = Attachment.of(variant.variant(), KIND);
        if (file.isEmpty() || file.get().inherited() && !fits(file.get().bytes(), variant)) {
            return Optional.empty();
        }
        return Optional.of(read(file.get().bytes(), variant, file.get().file()));
    }

    /**
     * The network of a variant, as {@link #read(CompiledVariant)} finds it.
     *
     * @throws IllegalArgumentException when there is one but it cannot be used, saying why
     */
    public static Optional<Network> beside(CompiledVariant variant) {
        try {
            return read(variant);
        } catch (NetworkException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        } catch (IOException e) {
            throw new IllegalArgumentException("the network of " + variant.id() + " cannot be read: " + e, e);
        }
    }

    private static boolean fits(byte[] bytes, CompiledVariant variant) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return in.readUTF().equals(FORMAT) && in.readUTF().equals(Shape.of(variant.variant()));
        }
    }

    /** The bytes of a network. */
    public static byte[] write(Network network) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(FORMAT);
            out.writeUTF(network.shape());
            out.writeShort(network.men());
            out.writeShort(network.hidden());
            out.writeShort(network.centipawns());
            for (int[] row : network.inputWeights()) {
                writeShorts(out, row);
            }
            writeShorts(out, network.inputBiases());
            for (int[] row : network.outputWeights()) {
                writeShorts(out, row);
            }
            for (int bias : network.outputBiases()) {
                out.writeInt(bias);
            }
            out.writeInt(sum(bytes.toByteArray(), bytes.size()));
        } catch (IOException e) {
            throw new IllegalStateException("memory can be written", e);
        }
        return bytes.toByteArray();
    }

    private static void writeShorts(DataOutputStream out, int[] numbers) throws IOException {
        for (int number : numbers) {
            if (number != (short) number) {
                throw new IllegalArgumentException(number + " does not fit into two bytes");
            }
            out.writeShort(number);
        }
    }

    private static int sum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }

    /**
     * The network of a variant that such bytes hold.
     *
     * @param file their name, for the error
     * @throws NetworkException when they hold no network, a damaged one, or one for other men or another board
     */
    public static Network read(byte[] bytes, CompiledVariant variant, String file) throws NetworkException {
        int end = bytes.length - Integer.BYTES;
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            if (!in.readUTF().equals(FORMAT)) {
                throw unusable(file, "is not a network of this program (" + FORMAT + ")");
            }
            if (sum(bytes, end) != new DataInputStream(new ByteArrayInputStream(bytes, end, Integer.BYTES)).readInt()) {
                throw unusable(file, "is damaged: its checksum is wrong");
            }
            String shape = in.readUTF();
            String wanted = Shape.of(variant.variant());
            if (!shape.equals(wanted)) {
                throw unusable(
                        file,
                        "is for the board and men '" + shape + "', and " + variant.id() + " has '" + wanted + "'");
            }
            return read(in, shape, new Inputs(variant).count(), file);
        } catch (IOException e) {
            throw unusable(file, "is not a network of this program: it ends too early");
        }
    }

    private static Network read(DataInputStream in, String shape, int inputs, String file)
            throws IOException, NetworkException {
        int men = in.readUnsignedShort();
        int hidden = in.readUnsignedShort();
        int centipawns = in.readUnsignedShort();
        if (men == 0
                || hidden == 0
                || hidden > Network.MOST_HIDDEN
                || centipawns == 0
                || centipawns > Network.MOST_CENTIPAWNS) {
            throw unusable(file, "has sizes that make no sense");
        }
        int[][] inputWeights = readRows(in, inputs, hidden);
        int[] inputBiases = readShorts(in, hidden);
        int[][] outputWeights = readRows(in, 2 * Network.STAGES, hidden);
        int largest = Network.largestOutputWeight(hidden);
        if (Arrays.stream(outputWeights).flatMapToInt(Arrays::stream).anyMatch(weight -> Math.abs(weight) > largest)) {
            throw unusable(file, "has output weights beyond " + largest + ": their sum could overflow");
        }
        int[] outputBiases = new int[Network.STAGES];
        for (int stage = 0; stage < Network.STAGES; stage++) {
            outputBiases[stage] = in.readInt();
        }
        return new Network(shape, men, hidden, centipawns, inputWeights, inputBiases, outputWeights, outputBiases);
    }

    private static NetworkException unusable(String file, String why) {
        return new NetworkException(file + " " + why + "; remove it");
    }

    private static int[][] readRows(DataInputStream in, int count, int width) throws IOException {
        int[][] rows = new int[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = readShorts(in, width);
        }
        return rows;
    }

    private static int[] readShorts(DataInputStream in, int count) throws IOException {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = in.readShort();
        }
        return numbers;
    }
}
