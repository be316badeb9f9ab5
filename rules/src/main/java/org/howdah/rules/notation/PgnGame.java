package org.howdah.rules.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A game of a PGN text. Immutable.
 *
 * @param tags the tags in the order in which they are written: always the first six of the standard's Seven Tag Roster,
 *     then any others. What {@code Result}, {@code Variant}, {@code FEN} and {@code SetUp} say is held by
 *     {@link #result} and {@link #start}, so those four are not among them
 * @param start where the game begins
 * @param line the moves
 * @param result how it ended
 */
public record PgnGame(Map<String, String> tags, Setup start, PgnLine line, Result result) implements PgnEntry {
    static final String RESULT = "Result";
    static final String VARIANT = "Variant";
    static final String FEN = "FEN";
    static final String SET_UP = "SetUp";
    static final String LAST_OF_ROSTER = "Black";

    private static final List<String> HELD = List.of(RESULT, VARIANT, FEN, SET_UP);
    private static final Map<String, String> ROSTER = roster();

    /** @throws IllegalArgumentException when the name of a tag is not made of letters, digits and underscores */
    public PgnGame {
        Map<String, String> tidy = new LinkedHashMap<>(ROSTER);
        tags.forEach((name, value) -> {
            if (name.isEmpty() || !name.chars().allMatch(PgnGame::isTagNamePart)) {
                throw new IllegalArgumentException("not the name of a PGN tag: " + name);
            }
            tidy.put(name, value.replaceAll("\\p{Cntrl}", " "));
        });
        HELD.forEach(tidy::remove);
        tags = Collections.unmodifiableMap(tidy);
    }

    /** The game that is played. */
    public CompiledVariant variant() {
        return start.variant();
    }

    /** A tag's value, or the empty text. */
    public String tag(String name) {
        return tags.getOrDefault(name, "");
    }

    static boolean isTagNamePart(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_';
    }

    private static Map<String, String> roster() {
        Map<String, String> roster = new LinkedHashMap<>();
        roster.put("Event", "?");
        roster.put("Site", "?");
        roster.put("Date", "????.??.??");
        roster.put("Round", "?");
        roster.put("White", "?");
        roster.put(LAST_OF_ROSTER, "?");
        return roster;
    }
}
