package org.howdah.rules.variant;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A variant file and those it extends, each of which may extend another: by a built-in id, or by a path beside it. */
final class Chain {

    private final Mistakes mistakes;
    private final List<Document> documents = new ArrayList<>();
    private final List<String> visited = new ArrayList<>();

    private Chain(Mistakes mistakes) {
        this.mistakes = mistakes;
    }

    /**
     * The file first, then the one it extends, and so on; empty when its text is not TOML.
     *
     * @param path where the file is; null when it is only text, which can extend built-in ids alone
     */
    static List<Document> load(Source source, @Nullable Path path, Mistakes mistakes) {
        Chain chain = new Chain(mistakes);
        chain.visited.add(path == null ? "" : name(path));
        chain.add(source, path);
        return chain.documents;
    }

    private static String name(Path path) {
        return path.toAbsolutePath().normalize().toString();
    }

    private void add(Source source, @Nullable Path path) {
        Optional<Document> document = Document.parse(source, mistakes);
        document.ifPresent(documents::add);
        if (document.isPresent() && document.get().toml().contains(List.of("extends"))) {
            extend(Entry.of(document.get(), List.of("extends")), path);
        }
    }

    private void extend(Entry entry, @Nullable Path path) {
        if (!(entry.value() instanceof String parent) || parent.isBlank()) {
            mistakes.add(
                    entry.atValue("'extends' must be a built-in id or a path in quotes, not " + entry.described()));
        } else if (parent.endsWith(".toml") || parent.contains("/")) {
            extendPath(entry.text(), path);
        } else if (!BuiltIns.ids().contains(parent)) {
            mistakes.add(entry.atValue(
                    "there is no built-in variant '" + parent + "'" + Nearest.hint(parent, BuiltIns.ids())));
        } else if (visit(entry.text(), parent)) {
            add(BuiltIns.source(parent), null);
        }
    }

    private void extendPath(Text parent, @Nullable Path path) {
        if (path == null) {
            mistakes.add(parent.mistake("only a variant file on disk can extend another by its path"));
            return;
        }
        try {
            Path other = path.resolveSibling(parent.string());
            if (visit(parent, name(other))) {
                add(read(other, other.toString()), other);
            }
        } catch (NoSuchFileException e) {
            mistakes.add(parent.mistake("there is no file '" + parent.string() + "' beside this one"));
        } catch (VariantFileException e) {
            e.mistakes().forEach(mistakes::add);
        } catch (IOException | IllegalArgumentException e) {
            mistakes.add(parent.mistake("'" + parent.string() + "' cannot be read: " + e.getMessage()));
        }
    }

    /** False, once told, when the way has led there before. */
    private boolean visit(Text parent, String name) {
        if (visited.contains(name)) {
            mistakes.add(parent.mistake("extending '" + parent.string() + "' goes round in a circle"));
            return false;
        }
        visited.add(name);
        return true;
    }

    /**
     * Reads a file.
     *
     * @param shown the name for its mistakes
     * @throws VariantFileException if it is too long, or not UTF-8
     */
    static Source read(Path path, String shown) throws IOException, VariantFileException {
        Mistakes mistakes = new Mistakes();
        if (Files.size(path) > 4L * Document.MAX_LENGTH) {
            mistakes.add(new Mistake(
                    shown, 1, 1, "a variant file has at most " + Document.MAX_LENGTH + " characters, this has more"));
            mistakes.throwIfAny();
        }
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(path));
        CharBuffer text = CharBuffer.allocate(bytes.remaining());
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CoderResult result = decoder.decode(bytes, text, true);
        Source source = new Source(shown, text.flip().toString(), new Origin(shown, path));
        if (result.isError()) {
            mistakes.add(source.mistake(source.text().length(), "a variant file is UTF-8 text, which this is not"));
            mistakes.throwIfAny();
        }
        return source;
    }
}
