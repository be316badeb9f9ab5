package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * A key with its value, and where both stand.
 *
 * @param document the file it stands in
 * @param path the key after the names of the tables around it
 * @param value as tomlj gives it
 */
record Entry(Document document, List<String> path, Object value) {

    static Entry of(Document document, List<String> path) {
        return new Entry(document, path, Objects.requireNonNull(document.toml().get(path)));
    }

    String key() {
        return path.getLast();
    }

    Mistake atKey(String message) {
        return document.source().mistake(document.keyOffset(path), message);
    }

    Mistake atValue(String message) {
        return document.source().mistake(document.valueOffset(path), message);
    }

    /** The value, which is a string, with its place. */
    Text text() {
        return new Text(document.source(), document.valueOffset(path), (String) value);
    }

    boolean isStrings() {
        return value instanceof TomlArray array && array.toList().stream().allMatch(String.class::isInstance);
    }

    /** The elements of the value, which is an array of strings, with their places. */
    List<Text> texts() {
        TomlArray array = (TomlArray) value;
        List<Text> texts = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            TomlPosition position = array.inputPositionOf(i);
            Source source = document.source();
            // For what begins a line, tomlj gives the place where the line before ends.
            int offset = source.skipSpace(source.offset(position.line(), position.column()));
            texts.add(new Text(source, offset, array.getString(i)));
        }
        return texts;
    }

    /** The value in words, to say that it is of the wrong type. */
    String described() {
        return switch (value) {
            case String string ->
                "the string \"" + (string.length() > 40 ? string.substring(0, 40) + "..." : string) + "\"";
            case Long number -> "the number " + number;
            case Double number -> "the number " + number;
            case Boolean truth -> truth.toString();
            case TomlTable table -> "a table";
            case TomlArray array -> "an array";
            default -> "a date or time";
        };
    }
}
