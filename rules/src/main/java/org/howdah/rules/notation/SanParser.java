package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;
import org.howdah.rules.notation.SanPattern.Extra;
import org.howdah.rules.notation.SanPattern.Place;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** Takes the text of a piece's move apart: {@code Wxf2-g3}, {@code e8=H}, {@code Nbc3/Hb1}, {@code Wpass}. */
final class SanParser {
    private static final Pattern EXTRA = Pattern.compile("[=/]?([A-Za-z])([a-z][0-9]{1,2})?|\\(([A-Za-z])\\)");
    private static final String PASS = "pass";

    private final CompiledVariant variant;
    private final Board board;
    private final String text;
    private int at;

    private SanParser(CompiledVariant variant, String text) {
        this.variant = variant;
        this.board = variant.board();
        this.text = text;
    }

    /**
     * The pattern of a move.
     *
     * @param anyCase whether a first letter in lower case is that of a piece, and not of a file
     * @return null when the text is not made like a move of this game
     */
    static @Nullable SanPattern parse(CompiledVariant variant, String text, boolean anyCase) {
        return new SanParser(variant, text).move(anyCase);
    }

    /** What {@code =H}, {@code /Hb1}, {@code (H)} or {@code H} says; null when it is none of these. */
    static @Nullable Extra extra(CompiledVariant variant, @Nullable String text) {
        if (text == null || text.isEmpty()) {
            return Extra.NONE;
        }
        Matcher matcher = EXTRA.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        String letter = matcher.group(1) == null ? matcher.group(3) : matcher.group(1);
        int type = Letters.type(variant, letter.charAt(0));
        int square = matcher.group(2) == null ? -1 : variant.board().parseShown(matcher.group(2));
        return type == 0 || matcher.group(2) != null && square < 0 ? null : new Extra(type, square);
    }

    private @Nullable SanPattern move(boolean anyCase) {
        int type = Letters.letterless(variant);
        if (at < text.length() && (anyCase || text.charAt(at) <= 'Z' && text.charAt(at) >= 'A')) {
            type = Letters.type(variant, text.charAt(at++));
        }
        boolean pass = text.endsWith(PASS) && at <= text.length() - PASS.length();
        int end = pass ? text.length() - PASS.length() : text.length();
        List<Place> places = places(end);
        Extra extra = pass ? Extra.NONE : extra(variant, text.substring(at));
        if (at == end && places.size() > 1 && places.getLast().rank() < 0) {
            // What looks like a last file without a rank is a piece in lower case: e8h.
            extra = extra(variant, Character.toString('a' + places.removeLast().file()));
        }
        boolean complete = pass ? at == end : extra != null && !places.isEmpty();
        boolean onBoard = places.stream().allMatch(place -> place.isOn(board));
        return type == 0 || extra == null || !complete || !onBoard ? null : new SanPattern(type, places, pass, extra);
    }

    /** The squares, or parts of squares, up to what is none. */
    private List<Place> places(int end) {
        List<Place> places = new ArrayList<>();
        int next = at;
        while (next < end && places.size() < 4) {
            next += isSeparator(next) ? 1 : 0;
            int file = next < end && isFile(text.charAt(next)) ? text.charAt(next++) - 'a' : -1;
            int digits = next;
            while (digits < Math.min(end, next + 2) && isDigit(text.charAt(digits))) {
                digits++;
            }
            if (file < 0 && digits == next) {
                break;
            }
            places.add(new Place(file, digits == next ? -1 : rank(text.substring(next, digits))));
            next = digits;
            at = next;
        }
        return places;
    }

    /** The rank with a shown number; one beyond the board when it shows no such number. */
    private int rank(String digits) {
        int rank = Integer.parseInt(digits) - board.firstRank();
        return rank < 0 ? board.ranks() : rank;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isFile(char c) {
        return c >= 'a' && c <= 'z';
    }

    /** An x in front of a rank is a file. */
    private boolean isSeparator(int index) {
        char c = text.charAt(index);
        boolean beforeRank = index + 1 < text.length() && isDigit(text.charAt(index + 1));
        return c == '-' || c == ':' || c == 'x' && !beforeRank;
    }
}
