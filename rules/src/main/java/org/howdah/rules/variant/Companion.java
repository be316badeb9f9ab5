package org.howdah.rules.variant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/**
 * A file of numbers that belongs to a variant file and lies beside it: {@code mine.eval.toml} beside {@code mine.toml}.
 * It is TOML, with tables in tables as deep as it likes; the values are numbers or arrays of numbers. What the numbers
 * mean is for others to say.
 */
public final class Companion {
    private static final String TOML = ".toml";

    private final Document document;
    private final boolean inherited;
    private final List<Numbers> numbers = new ArrayList<>();

    /**
     * A key of the file and its value.
     *
     * @param path the key after the names of the tables around it
     * @param values the numbers, in order
     */
    public record Numbers(List<String> path, List<Double> values) {
        public Numbers {
            path = List.copyOf(path);
            values = List.copyOf(values);
        }
    }

    private Companion(Document document, boolean inherited) {
        this.document = document;
        this.inherited = inherited;
    }

    /**
     * The companions of the file that declares a variant and of those it extends, nearest first.
     *
     * @param kind what stands before {@code .toml} in their names: {@code eval}
     * @throws VariantFileException with every mistake, if one of them is not such a file
     * @throws IOException if one of them is there but cannot be read
     */
    public static List<Companion> of(Variant variant, String kind) throws VariantFileException, IOException {
        List<Companion> companions = new ArrayList<>();
        List<Origin> origins = variant.origins();
        for (int i = 0; i < origins.size(); i++) {
            Source source = beside(origins.get(i), kind);
            if (source != null) {
                companions.add(read(source, i > 0));
            }
        }
        return companions;
    }

    /** Where the companion of a variant file is, or would be. */
    public static Path path(Path variantFile, String kind) {
        return Attachment.path(variantFile, kind + TOML);
    }

    private static @Nullable Source beside(Origin origin, String kind) throws VariantFileException, IOException {
        if (origin.path() == null) {
            return BuiltIns.other(Attachment.name(origin.file(), kind + TOML));
        }
        Path path = path(origin.path(), kind);
        return Files.isRegularFile(path) ? Chain.read(path, path.toString()) : null;
    }

    /**
     * Reads a text.
     *
     * @param file its name, for the mistakes
     * @throws VariantFileException with every mistake
     */
    public static Companion read(String text, String file) throws VariantFileException {
        return read(new Source(file, text, null), false);
    }

    private static Companion read(Source source, boolean inherited) throws VariantFileException {
        Mistakes mistakes = new Mistakes();
        Companion companion = Document.parse(source, mistakes)
                .map(document -> new Companion(document, inherited))
                .orElse(null);
        if (companion != null) {
            companion.collect(companion.document.toml(), List.of(), mistakes);
        }
        mistakes.throwIfAny();
        return Objects.requireNonNull(companion);
    }

    /** Whether it lies beside a file that the variant extends, so that it may speak of what this variant has not. */
    public boolean isInherited() {
        return inherited;
    }

    private void collect(TomlTable table, List<String> path, Mistakes mistakes) {
        for (String key : table.keySet()) {
            List<String> child = new ArrayList<>(path);
            child.add(key);
            Entry entry = Entry.of(document, child);
            if (entry.value() instanceof TomlTable inner) {
                collect(inner, child, mistakes);
            } else {
                List<Double> values = values(entry.value());
                if (values.isEmpty()) {
                    mistakes.add(entry.atValue(
                            "'" + key + "' must be a number or an array of numbers, not " + entry.described()));
                }
                numbers.add(new Numbers(child, values));
            }
        }
    }

    private static List<Double> values(Object value) {
        if (value instanceof TomlArray array) {
            List<Object> elements =
                    IntStream.range(0, array.size()).mapToObj(array::get).toList();
            boolean numeric = elements.stream().allMatch(Companion::isNumber);
            return numeric
                    ? elements.stream().map(e -> ((Number) e).doubleValue()).toList()
                    : List.of();
        }
        return isNumber(value) ? List.of(((Number) value).doubleValue()) : List.of();
    }

    private static boolean isNumber(Object value) {
        return value instanceof Number number && Double.isFinite(number.doubleValue());
    }

    /** What stands in the file. */
    public List<Numbers> numbers() {
        return List.copyOf(numbers);
    }

    /** A mistake at a key of the file. */
    public Mistake atKey(Numbers at, String message) {
        return Entry.of(document, at.path()).atKey(message);
    }

    /** A mistake at the value of a key. */
    public Mistake atValue(Numbers at, String message) {
        return Entry.of(document, at.path()).atValue(message);
    }
}
