package org.howdah.rules.variant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file of bytes that belongs to a variant file and lies beside it: {@code mine.nnue} beside {@code mine.toml}. What the
 * bytes mean is for others to say.
 *
 * @param file its name, as people are told it
 * @param bytes what it holds
 * @param inherited whether it lies beside a file that the variant extends, so that it may be of another game
 */
public record Attachment(String file, byte[] bytes, boolean inherited) {
    private static final String TOML = ".toml";

    /**
     * The attachment of the file that declares a variant, or else of the nearest one it extends that has one.
     *
     * @param kind how its name ends, after the dot
     * @throws IOException if it is there but cannot be read
     */
    public static Optional<Attachment> of(Variant variant, String kind) throws IOException {
        boolean inherited = false;
        for (Origin origin : variant.origins()) {
            String name = name(origin.file(), kind);
            if (origin.path() == null) {
                byte[] bytes = BuiltIns.bytes(name);
                if (bytes != null) {
                    return Optional.of(new Attachment(name, bytes, inherited));
                }
            } else {
                Path path = path(origin.path(), kind);
                if (Files.isRegularFile(path)) {
                    return Optional.of(new Attachment(path.toString(), Files.readAllBytes(path), inherited));
                }
            }
            inherited = true;
        }
        return Optional.empty();
    }

    /** Where the attachment of a variant file is, or would be. */
    public static Path path(Path variantFile, String kind) {
        return variantFile.resolveSibling(name(variantFile.getFileName().toString(), kind));
    }

    /** How a file beside another one is called. */
    static String name(String file, String kind) {
        String stem = file.endsWith(TOML) ? file.substring(0, file.length() - TOML.length()) : file;
        return stem + "." + kind;
    }
}
