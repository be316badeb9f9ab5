package org.howdah.rules.variant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The variants: the built-in ones by their ids, and others by the paths of their files. For any thread. */
public final class Variants {

    private static final Map<String, CompiledVariant> COMPILED = new ConcurrentHashMap<>();

    private Variants() {}

    /** The ids of the built-in variants, in the order in which people are shown the games. */
    public static List<String> ids() {
        return BuiltIns.ids();
    }

    /** All built-in variants, in the order of their {@link #ids()}. */
    public static List<CompiledVariant> all() {
        return ids().stream().map(Variants::byId).toList();
    }

    /**
     * A built-in variant, compiled when it is first asked for.
     *
     * @throws IllegalArgumentException naming the nearest id, if there is none with that id
     */
    public static CompiledVariant byId(String id) {
        if (!ids().contains(id)) {
            throw new IllegalArgumentException(unknown(id));
        }
        return COMPILED.computeIfAbsent(id, Variants::compile);
    }

    /**
     * A variant as a user names it: a built-in id, or the path of a variant file, which is read afresh.
     *
     * @throws UnknownVariantException if it is neither
     * @throws VariantFileException if the file is mistaken
     * @throws IOException if the file cannot be read
     */
    public static CompiledVariant find(String idOrPath)
            throws UnknownVariantException, VariantFileException, IOException {
        if (ids().contains(idOrPath)) {
            return byId(idOrPath);
        }
        Path path = path(idOrPath);
        if (path == null || !Files.isRegularFile(path)) {
            boolean meantAsPath = idOrPath.endsWith(".toml") || idOrPath.contains("/");
            throw new UnknownVariantException(meantAsPath ? "there is no file " + idOrPath : unknown(idOrPath));
        }
        return CompiledVariant.compile(VariantFile.read(path));
    }

    private static @Nullable Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static String unknown(String id) {
        return "there is no variant '" + id + "'" + Nearest.hint(id, ids());
    }

    private static CompiledVariant compile(String id) {
        try {
            return CompiledVariant.compile(VariantFile.read(BuiltIns.source(id)));
        } catch (VariantFileException e) {
            throw new IllegalStateException("the built-in variant " + id + " is mistaken", e);
        }
    }
}
