package org.howdah.engine.protocol.uci;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;

/** The games to choose from: those that come with Howdah, and those of the files that {@code VariantPath} names. */
final class UciVariants {
    private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

    private final Map<String, CompiledVariant> variants = new LinkedHashMap<>();

    UciVariants() {
        addBuiltIns();
    }

    private void addBuiltIns() {
        Variants.ids().forEach(id -> variants.put(id, Variants.byId(id)));
    }

    Collection<String> ids() {
        return variants.keySet();
    }

    /** @throws UciException when there is none */
    CompiledVariant byId(String id) throws UciException {
        CompiledVariant found = variants.get(id);
        if (found == null) {
            throw new UciException("there is no variant '" + id + "'; there are: " + String.join(" ", ids()));
        }
        return found;
    }

    /** The variant with that id, or the first one of all. */
    CompiledVariant orFirst(String id) {
        CompiledVariant found = variants.get(id);
        return found == null ? Variants.byId(Variants.ids().getFirst()) : found;
    }

    /**
     * Adds the variants of files and folders to the built-in ones, each in place of any of the same id before; those
     * of an earlier path are forgotten.
     *
     * @param path files, and folders with {@code .toml} files, between the separators of the platform
     * @return what is wrong with those that cannot be used
     */
    List<String> load(String path) {
        variants.clear();
        addBuiltIns();
        List<String> complaints = new ArrayList<>();
        SEPARATOR
                .splitAsStream(path)
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .forEach(part -> loadPart(part, complaints));
        return complaints;
    }

    private void loadPart(String part, List<String> complaints) {
        try {
            for (Path file : files(Path.of(part))) {
                loadFile(file, complaints);
            }
        } catch (IOException | InvalidPathException e) {
            complaints.add(unreadable(part, e));
        }
    }

    private static List<Path> files(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> inside = Files.list(path)) {
            return inside.filter(file -> file.toString().endsWith(".toml"))
                    .sorted()
                    .toList();
        }
    }

    private void loadFile(Path file, List<String> complaints) {
        try {
            CompiledVariant loaded = CompiledVariant.compile(VariantFile.read(file));
            variants.put(loaded.id(), loaded);
        } catch (VariantFileException e) {
            e.mistakes().forEach(mistake -> complaints.add(mistake.toString()));
        } catch (IOException e) {
            complaints.add(unreadable(file.toString(), e));
        }
    }

    private static String unreadable(String path, Exception reason) {
        String why = reason instanceof NoSuchFileException ? "there is no such file" : reason.getMessage();
        return "cannot read " + path + ": " + why;
    }
}
