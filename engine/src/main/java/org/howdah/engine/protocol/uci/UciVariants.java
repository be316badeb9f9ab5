package org.howdah.engine.protocol.uci;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.howdah.engine.nnue.NetworkException;
import org.howdah.engine.search.Engine;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;

/** The games to choose from: those that come with Howdah, and those of the files that {@code VariantPath} names. */
final class UciVariants {
    private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

    /** Not what lies beside a game's file, as NAME.eval.toml does. */
    private static final Pattern GAME = Pattern.compile("[^.]+\\.toml");

    /** What the files held; the built-in ones are compiled when they are asked for, which takes a while. */
    private Map<String, CompiledVariant> loaded = Map.of();

    private final String usual = readUsual();

    private static String readUsual() {
        Properties properties = new Properties();
        try (InputStream in = Objects.requireNonNull(UciVariants.class.getResourceAsStream("uci.properties"))) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("variant", Variants.ids().getFirst());
    }

    /** The id of the game that is played until another is chosen. */
    String usual() {
        return usual;
    }

    /** The ids of all. */
    List<String> ids() {
        Set<String> ids = new LinkedHashSet<>(Variants.ids());
        ids.addAll(loaded.keySet());
        return List.copyOf(ids);
    }

    boolean has(String id) {
        return ids().contains(id);
    }

    /** @throws UciException when there is none */
    CompiledVariant byId(String id) throws UciException {
        if (!has(id)) {
            throw new UciException("there is no variant '" + id + "'; there are: " + String.join(" ", ids()));
        }
        CompiledVariant found = loaded.get(id);
        return found == null ? Variants.byId(id) : found;
    }

    /**
     * Adds the variants of files and folders to the built-in ones, each in place of any of the same id before; those
     * of an earlier path are forgotten, unless nothing of this one can be used.
     *
     * @param path files, and folders with {@code .toml} files, between the separators of the platform
     * @return what is wrong with those that cannot be used
     */
    List<String> load(String path) {
        Map<String, CompiledVariant> found = new LinkedHashMap<>();
        List<String> complaints = new ArrayList<>();
        SEPARATOR
                .splitAsStream(path)
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .forEach(part -> loadPart(part, found, complaints));
        if (complaints.isEmpty() || !found.isEmpty()) {
            loaded = found;
        }
        return complaints;
    }

    private static void loadPart(String part, Map<String, CompiledVariant> found, List<String> complaints) {
        try {
            for (Path file : files(Path.of(part))) {
                loadFile(file, found, complaints);
            }
        } catch (IOException | InvalidPathException e) {
            complaints.add(unreadable(part, e));
        }
    }

    private static List<Path> files(Path path) throws IOException {
        if (Files.isRegularFile(path)) {
            return List.of(path);
        }
        if (!Files.isDirectory(path)) {
            throw new NoSuchFileException(path.toString());
        }
        try (Stream<Path> inside = Files.list(path)) {
            return inside.filter(file ->
                            GAME.matcher(String.valueOf(file.getFileName())).matches())
                    .sorted()
                    .toList();
        }
    }

    private static void loadFile(Path file, Map<String, CompiledVariant> found, List<String> complaints) {
        try {
            CompiledVariant read = CompiledVariant.compile(VariantFile.read(file));
            Engine.check(read);
            found.put(read.id(), read);
        } catch (VariantFileException e) {
            e.mistakes().forEach(mistake -> complaints.add(mistake.toString()));
        } catch (NetworkException e) {
            complaints.add(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            complaints.add(unreadable(file.toString(), e));
        }
    }

    private static String unreadable(String path, Exception reason) {
        String why = reason instanceof NoSuchFileException ? "there is no such file" : reason.getMessage();
        return "cannot read " + path + ": " + why;
    }
}
