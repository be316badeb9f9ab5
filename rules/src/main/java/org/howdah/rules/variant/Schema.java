package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tomlj.TomlTable;

/** Which keys a variant file may have, and which of them are tables. */
final class Schema {

    static final String PIECES = "pieces";

    /** The keys of each table, for {@code [pieces]} those of each piece; the empty name has the keys of the file itself. */
    private static final Map<String, List<String>> KEYS = Map.ofEntries(
            Map.entry("", List.of("format", "id", "name", "inventor", "year", "summary", "extends", "aliases")),
            Map.entry("board", List.of("files", "ranks", "first-rank", "symmetry")),
            Map.entry(PIECES, List.of("name", "moves", "royal", "art")),
            Map.entry("setup", List.of("board", "hand")),
            Map.entry("castling", List.of("king", "partner", "king-to")),
            Map.entry("promotion", List.of("pieces", "zone", "to")),
            Map.entry("gating", List.of("movers")),
            Map.entry("placement", List.of("wings", "pieces")),
            Map.entry("bare-king", List.of()),
            Map.entry("trade-ban", List.of("piece")),
            Map.entry("dead-material", List.of("single", "one-colour")),
            Map.entry("end", List.of("stalemate")),
            Map.entry("xboard", List.of("name", "described-as", "letters")));

    private static final List<String> TABLES = List.of(
            "board",
            PIECES,
            "setup",
            "castling",
            "promotion",
            "gating",
            "placement",
            "bare-king",
            "trade-ban",
            "dead-material",
            "end",
            "xboard");

    private final Document document;
    private final List<Document> extended;
    private final Mistakes mistakes;

    private Schema(Document document, List<Document> extended, Mistakes mistakes) {
        this.document = document;
        this.extended = extended;
        this.mistakes = mistakes;
    }

    /**
     * Tells every unknown key, and everything that is no table where one must be.
     *
     * @param documents a variant file, then the one it extends, and so on
     */
    static void check(List<Document> documents, Mistakes mistakes) {
        for (int i = 0; i < documents.size(); i++) {
            new Schema(documents.get(i), documents.subList(i + 1, documents.size()), mistakes).checkFile();
        }
    }

    static Map<String, List<String>> keys() {
        return KEYS;
    }

    private static List<String> keys(String table) {
        return KEYS.getOrDefault(table, List.of());
    }

    private void checkFile() {
        List<String> known = new ArrayList<>(keys(""));
        known.addAll(TABLES);
        for (String key : document.toml().keySet()) {
            Entry entry = Entry.of(document, List.of(key));
            if (!known.contains(key)) {
                mistakes.add(entry.atKey(
                        "unknown " + (isTable(entry) ? "table" : "key") + " '" + key + "'" + Nearest.hint(key, known)));
            } else if (TABLES.contains(key) && mayBeTable(entry)) {
                checkTable(entry);
            }
        }
    }

    private void checkTable(Entry table) {
        if (table.key().equals(PIECES)) {
            checkPieces(table);
        } else {
            checkKeys(table, keys(table.key()), "[" + table.key() + "]");
        }
    }

    private void checkPieces(Entry pieces) {
        for (String letter : ((TomlTable) pieces.value()).keySet()) {
            Entry piece = Entry.of(document, List.of(PIECES, letter));
            if (!letter.matches("[A-Z]")) {
                mistakes.add(piece.atKey(noLetter(letter)));
            } else if (mayBeTable(piece)) {
                checkKeys(piece, keys(PIECES), "piece " + letter);
            }
        }
    }

    private static String noLetter(String key) {
        String hint = key.matches("[a-z]") ? "; did you mean '" + key.toUpperCase(java.util.Locale.ROOT) + "'?" : "";
        return "a piece is named by one capital letter, not '" + key + "'" + hint;
    }

    private void checkKeys(Entry table, List<String> known, String where) {
        for (String key : ((TomlTable) table.value()).keySet()) {
            if (!known.contains(key)) {
                List<String> path = new ArrayList<>(table.path());
                path.add(key);
                String hint = known.isEmpty() ? "; it takes none" : Nearest.hint(key, known);
                mistakes.add(Entry.of(document, path).atKey("unknown key '" + key + "' in " + where + hint));
            }
        }
    }

    /** False, once told, when it is none; false too for {@code false}, which takes an extended file's table away. */
    private boolean mayBeTable(Entry entry) {
        if (isTable(entry)) {
            return true;
        }
        if (!Boolean.FALSE.equals(entry.value())) {
            mistakes.add(entry.atValue("'" + entry.key() + "' must be a table, not " + entry.described()));
        } else if (extended.stream().noneMatch(below -> below.toml().get(entry.path()) instanceof TomlTable)) {
            mistakes.add(entry.atKey("there is no '" + entry.key() + "' to take away with 'false'"));
        }
        return false;
    }

    private static boolean isTable(Entry entry) {
        return entry.value() instanceof TomlTable;
    }
}
