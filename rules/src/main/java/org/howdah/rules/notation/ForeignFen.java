package org.howdah.rules.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.howdah.rules.position.Setup;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.XBoard;

/**
 * FENs as XBoard writes them: with its letters for the pieces of a game it has built in, and without our signs for first
 * moves in games without gating.
 */
public final class ForeignFen {
    private ForeignFen() {}

    /**
     * Reads a FEN of ours or XBoard's. The start position is known however little is said about first moves.
     *
     * @throws FenException when it is not a position to play from, as {@link Fen#parse}
     */
    public static Setup parse(CompiledVariant variant, String text) throws FenException {
        String fen = ourLetters(variant, text.strip());
        return fen.equals(start(variant)) ? Setup.start(variant) : Fen.parse(variant, fen);
    }

    /** The start position as XBoard has it: with castling rights alone, unless the game has gating. */
    public static String start(CompiledVariant variant) {
        String fen = Fen.write(Setup.start(variant));
        if (variant.variant().gating() != null) {
            return fen;
        }
        String[] fields = fen.split(" ");
        String rights = fields[2].replaceAll("[^KQkq]", "");
        fields[2] = rights.isEmpty() ? "-" : rights;
        return String.join(" ", fields);
    }

    private static String ourLetters(CompiledVariant variant, String fen) {
        XBoard xboard = variant.variant().xboard();
        if (xboard == null || xboard.letters().isEmpty()) {
            return fen;
        }
        // Longer ones first: a letter after a + is not that letter.
        List<Map.Entry<Integer, String>> pairs = xboard.letters().entrySet().stream()
                .sorted(Comparator.comparing(pair -> -pair.getValue().length()))
                .toList();
        int end = fen.indexOf(' ') < 0 ? fen.length() : fen.indexOf(' ');
        String ours = fen.substring(0, end);
        for (Map.Entry<Integer, String> pair : pairs) {
            String theirs = pair.getValue();
            String letter = String.valueOf(Letters.of(variant, pair.getKey()));
            // The mark keeps a letter from being taken for one of theirs again.
            ours = ours.replace(theirs, "\1" + letter)
                    .replace(theirs.toLowerCase(Locale.ROOT), "\1" + letter.toLowerCase(Locale.ROOT));
        }
        return ours.replace("\1", "") + fen.substring(end);
    }
}
