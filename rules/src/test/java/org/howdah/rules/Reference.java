package org.howdah.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of the reference files: a flat JSON object of texts and of lists of texts or numbers, none with escapes. */
public record Reference(String line) {
    private static final Pattern ITEM = Pattern.compile("\"([^\"]*)\"|[0-9]+");

    public static List<Reference> perft() {
        return read("perft");
    }

    public static List<Reference> moves() {
        return read("moves");
    }

    public static List<Reference> endings() {
        return read("endings");
    }

    private static List<Reference> read(String name) {
        try (InputStream in = Reference.class.getResourceAsStream("/reference/" + name + ".jsonl")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(Reference::new)
                    .toList();
        } catch (IOException e) {
            throw new AssertionError("cannot read the reference values", e);
        }
    }

    public String variant() {
        return text("variant");
    }

    public String fen() {
        return text("fen");
    }

    public String text(String key) {
        Matcher matcher = find(key, "\"([^\"]*)\"");
        return matcher.group(1);
    }

    public List<String> list(String key) {
        return ITEM.matcher(find(key, "\\[([^\\]]*)\\]").group(1))
                .results()
                .map(item -> item.group().replace("\"", ""))
                .toList();
    }

    /** The leaves at depth 1, 2 and so on. */
    public List<Long> leaves() {
        return list("perft").stream().map(Long::valueOf).toList();
    }

    /** The names of the ending that are right. */
    public List<String> statuses() {
        return line.contains("\"accept\"") ? list("accept") : List.of(text("status"));
    }

    private Matcher find(String key, String value) {
        Matcher matcher = Pattern.compile("\"" + key + "\": ?" + value).matcher(line);
        if (!matcher.find()) {
            throw new IllegalArgumentException("no " + key + " in " + line);
        }
        return matcher;
    }

    @Override
    public String toString() {
        return variant() + " " + fen();
    }
}
