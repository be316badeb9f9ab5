package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlTable;

/**
 * One table of a variant file together with the same table of the files it extends: a key's value is the nearest one.
 *
 * <p>The typed readers tell a mistake and give null (or nothing) when the value is not what it must be.
 */
final class Section {

    private final List<Document> layers;
    private final List<String> path;
    private final Document file;
    private final Mistakes mistakes;

    /** The whole of a variant file: the file first, then the one it extends, and so on. */
    Section(List<Document> documents, Mistakes mistakes) {
        this(documents, List.of(), documents.getFirst(), mistakes);
    }

    private Section(List<Document> layers, List<String> path, Document file, Mistakes mistakes) {
        this.layers = layers;
        this.path = path;
        this.file = file;
        this.mistakes = mistakes;
    }

    /** A table in this one. */
    Section table(String key) {
        List<Document> having = new ArrayList<>();
        for (Document layer : layers) {
            Object value = layer.toml().get(child(key));
            if (value instanceof TomlTable) {
                having.add(layer);
            } else if (Boolean.FALSE.equals(value)) {
                break;
            }
        }
        return new Section(having, child(key), file, mistakes);
    }

    private List<String> child(String key) {
        List<String> child = new ArrayList<>(path);
        child.add(key);
        return child;
    }

    boolean isPresent() {
        return !layers.isEmpty();
    }

    /** The keys, those of the file extended first. */
    Set<String> keys() {
        Set<String> keys = new LinkedHashSet<>();
        for (Document layer : layers.reversed()) {
            keys.addAll(((TomlTable) entryOf(layer).value()).keySet());
        }
        return keys;
    }

    private Entry entryOf(Document layer) {
        return Entry.of(layer, path);
    }

    @Nullable Entry entry(String key) {
        for (Document layer : layers) {
            if (layer.toml().get(child(key)) != null) {
                return Entry.of(layer, child(key));
            }
        }
        return null;
    }

    /** Tells a mistake that is about this table as a whole. */
    void mistake(String message) {
        mistakes.add(
                isPresent() && !path.isEmpty()
                        ? entryOf(layers.getFirst()).atKey(message)
                        : file.source().mistake(0, message));
    }

    private void missing(String key) {
        String where = path.isEmpty() ? "" : " in " + name();
        mistake("'" + key + "' is missing" + where);
    }

    private String name() {
        return path.size() == 1 ? "[" + path.getFirst() + "]" : "piece " + path.getLast();
    }

    /** The entry under a key that must be there, or null. */
    @Nullable Entry required(String key) {
        Entry entry = entry(key);
        if (entry == null) {
            missing(key);
        }
        return entry;
    }

    @Nullable Text requiredText(String key) {
        Entry entry = required(key);
        return entry == null ? null : text(entry);
    }

    @Nullable Text optionalText(String key) {
        Entry entry = entry(key);
        return entry == null ? null : text(entry);
    }

    /** Letters that may be none: an empty string is how a file says so of what the one it extends has. */
    @Nullable Text optionalLetters(String key) {
        Entry entry = entry(key);
        return entry == null || entry.value().equals("") ? null : text(entry);
    }

    private @Nullable Text text(Entry entry) {
        if (!(entry.value() instanceof String string)) {
            mistakes.add(entry.atValue("'" + entry.key() + "' must be a string, not " + entry.described()));
            return null;
        }
        if (string.isBlank()) {
            mistakes.add(entry.atValue("'" + entry.key() + "' is empty"));
            return null;
        }
        return entry.text();
    }

    /** The elements of an array of strings; null when it is missing, empty or none. */
    @Nullable List<Text> requiredTexts(String key) {
        Entry entry = required(key);
        if (entry == null) {
            return null;
        }
        if (!entry.isStrings()) {
            mistakes.add(entry.atValue("'" + key + "' must be an array of strings, not " + entry.described()));
            return null;
        }
        if (entry.texts().isEmpty()) {
            mistakes.add(entry.atValue("'" + key + "' is empty"));
            return null;
        }
        return entry.texts();
    }

    /** A whole number in a range; null when it is missing or none. */
    @Nullable Integer number(String key, int least, int most) {
        Entry entry = entry(key);
        if (entry == null) {
            return null;
        }
        if (!(entry.value() instanceof Long number)) {
            mistakes.add(entry.atValue("'" + key + "' must be a whole number, not " + entry.described()));
            return null;
        }
        if (number < least || number > most) {
            mistakes.add(entry.atValue("'" + key + "' must be " + range(least, most) + ", not " + number));
            return null;
        }
        return number.intValue();
    }

    private static String range(int least, int most) {
        return least == most ? Integer.toString(least) : least + (most == least + 1 ? " or " : " to ") + most;
    }

    @Nullable Integer requiredNumber(String key, int least, int most) {
        return required(key) == null ? null : number(key, least, most);
    }

    /** Whether a key is set to true; what is set to something else, once told, counts as true. */
    boolean flag(String key) {
        Entry entry = entry(key);
        if (entry == null) {
            return false;
        }
        if (!(entry.value() instanceof Boolean flag)) {
            mistakes.add(entry.atValue("'" + key + "' must be true or false, not " + entry.described()));
            return true;
        }
        return flag;
    }
}
