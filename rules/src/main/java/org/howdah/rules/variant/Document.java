package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlVersion;

/**
 * A variant file as TOML: its tables, and the places of its keys and values.
 *
 * @param source the text
 * @param toml what stands in it
 */
record Document(Source source, TomlParseResult toml) {

    /** No game needs more; a longer text is not a variant file. */
    static final int MAX_LENGTH = 100_000;

    private static final int MAX_NESTING = 20;

    /** A key of a dotted name, and its place. */
    private record Segment(String name, int offset) {}

    /** Empty, with the mistakes told, when the text is not TOML. */
    static Optional<Document> parse(Source source, Mistakes mistakes) {
        Optional<Mistake> excess = excess(source);
        if (excess.isPresent()) {
            mistakes.add(excess.get());
            return Optional.empty();
        }
        TomlParseResult toml = Toml.parse(source.text(), TomlVersion.V1_0_0);
        toml.errors()
                .forEach(error -> mistakes.add(new Mistake(
                        source.file(),
                        error.position().line(),
                        error.position().column(),
                        Objects.requireNonNullElse(error.getMessage(), "this is not TOML"))));
        return toml.hasErrors() ? Optional.empty() : Optional.of(new Document(source, toml));
    }

    /** The parser recurses, so what nests endlessly must not reach it. */
    private static Optional<Mistake> excess(Source source) {
        String text = source.text();
        if (text.length() > MAX_LENGTH) {
            return Optional.of(source.mistake(
                    MAX_LENGTH, "a variant file has at most " + MAX_LENGTH + " characters, this has " + text.length()));
        }
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (depth > MAX_NESTING) {
                return Optional.of(source.mistake(i, "brackets nest more than " + MAX_NESTING + " deep"));
            }
        }
        return Optional.empty();
    }

    private int entryOffset(List<String> path) {
        TomlPosition position = Objects.requireNonNull(toml.inputPositionOf(path), "no such key");
        return source.offset(position.line(), position.column());
    }

    private boolean isHeader(List<String> path) {
        return source.at(entryOffset(path)) == '[';
    }

    /** Where the last key of a path stands. */
    int keyOffset(List<String> path) {
        if (path.isEmpty()) {
            return 0;
        }
        List<Segment> segments = segments(entryOffset(path));
        if (isHeader(path) && path.size() <= segments.size()) {
            return segments.get(path.size() - 1).offset();
        }
        return segments.stream()
                .filter(segment -> segment.name().equals(path.getLast()))
                .findFirst()
                .orElse(segments.getFirst())
                .offset();
    }

    /** Where the value of a path begins; for a table under its own header, the header's name. */
    int valueOffset(List<String> path) {
        if (path.isEmpty() || isHeader(path)) {
            return keyOffset(path);
        }
        Segment last = segments(entryOffset(path)).getLast();
        int equals = source.text().indexOf('=', keyEnd(last.offset()));
        return source.skipBlanks(equals + 1);
    }

    /** The keys of {@code [a.b]} or {@code a.b = ...} with their places. */
    private List<Segment> segments(int entry) {
        List<Segment> segments = new ArrayList<>();
        int at = entry;
        while (source.at(at) == '[') {
            at++;
        }
        do {
            at = source.skipBlanks(at);
            int end = keyEnd(at);
            segments.add(new Segment(unquoted(source.text().substring(at, end)), at));
            at = source.skipBlanks(end);
        } while (source.at(at++) == '.');
        return segments;
    }

    private int keyEnd(int start) {
        char quote = source.at(start);
        if (quote == '"' || quote == '\'') {
            return Literal.offsets(source, start).getLast() + 1;
        }
        int end = start;
        while (Character.isLetterOrDigit(source.at(end)) || source.at(end) == '-' || source.at(end) == '_') {
            end++;
        }
        return end;
    }

    private static String unquoted(String key) {
        boolean quoted = key.length() > 1 && (key.charAt(0) == '"' || key.charAt(0) == '\'');
        return quoted ? key.substring(1, key.length() - 1) : key;
    }
}
