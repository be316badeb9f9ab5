package org.howdah.engine.protocol.cecp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * Which of XBoard's pieces stands for which of ours, as XBoard's {@code pieceToCharTable} says it: by their pictures, since
 * how they move is described besides. The table has a letter for each of XBoard's pieces in its order, the king last.
 */
final class XBoardPieces {
    private static final char ABSENT = '.';
    private static final int PAWN = 0;
    /** XBoard's lance, which promotes as its pawn does. */
    private static final int SECOND_PAWN = 18;

    private static final int SLOTS = 22;

    /** XBoard's pieces by what they look like. */
    private static final Map<String, Integer> PICTURES = pictures();

    /** The others, those without a meaning of their own in XBoard first. */
    private static final List<Integer> SPARE =
            List.of(11, 12, 15, 5, 9, 16, 13, 14, 7, 8, 6, 10, 21, 20, 19, 17, 1, 2, 3, 4);

    private XBoardPieces() {}

    private static Map<String, Integer> pictures() {
        try (InputStream in = XBoardPieces.class.getResourceAsStream("xboard-pictures.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .collect(Collectors.toMap(words -> words[0], words -> Integer.valueOf(words[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws CecpException when XBoard has not so many pieces */
    static String table(Variant variant) throws CecpException {
        char[] letters = new char[SLOTS + 1];
        Arrays.fill(letters, ABSENT);
        for (int type = 1; type <= variant.pieces().size(); type++) {
            PieceType piece = variant.piece(type);
            boolean pawn =
                    variant.promotion() != null && variant.promotion().pawns().contains(type);
            letters[piece.royal() ? SLOTS : pawn ? pawnSlot(letters) : slot(piece, letters)] = piece.letter();
        }
        String white = new String(letters);
        return white + white.toLowerCase(Locale.ROOT);
    }

    private static int pawnSlot(char[] letters) throws CecpException {
        return letters[PAWN] == ABSENT ? PAWN : letters[SECOND_PAWN] == ABSENT ? SECOND_PAWN : spare(letters);
    }

    private static int slot(PieceType piece, char[] letters) throws CecpException {
        String art = piece.art() == null ? piece.name().toLowerCase(Locale.ROOT).replace(' ', '-') : piece.art();
        int slot = PICTURES.getOrDefault(art, SLOTS);
        return slot < SLOTS && letters[slot] == ABSENT ? slot : spare(letters);
    }

    private static int spare(char[] letters) throws CecpException {
        return SPARE.stream()
                .filter(slot -> letters[slot] == ABSENT)
                .findFirst()
                .orElseThrow(() -> new CecpException("XBoard has not so many kinds of pieces"));
    }
}
