package org.howdah.rules.variant;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads variant files: TOML in which a game declares its board, pieces and rules. docs/variant-files.md lists every key.
 * Stateless, for any thread.
 */
public final class VariantFile {

    private VariantFile() {}

    /**
     * Reads a file and the ones it extends.
     *
     * @throws VariantFileException with every mistake found, if the file does not declare a game
     * @throws IOException if the file cannot be read at all
     */
    public static Variant read(Path path) throws VariantFileException, IOException {
        return read(Chain.read(path, path.toString()), path);
    }

    /**
     * Reads the text of a file, which may extend built-in variants but no others.
     *
     * @param fileName its name, for the mistakes
     * @throws VariantFileException with every mistake found, if the text does not declare a game
     */
    public static Variant read(String text, String fileName) throws VariantFileException {
        return read(new Source(fileName, text, null), null);
    }

    /** Reads a built-in file. */
    static Variant read(Source source) throws VariantFileException {
        return read(source, null);
    }

    private static Variant read(Source source, @Nullable Path path) throws VariantFileException {
        Mistakes mistakes = new Mistakes();
        List<Document> documents = Chain.load(source, path, mistakes);
        mistakes.throwIfAny();
        return new VariantReader(documents, mistakes).read();
    }
}
