package org.howdah.engine.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.ForeignFen;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Promotion;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;

/** The {@code setup} and {@code piece} commands from which XBoard learns a game that it has not built in. */
final class XBoardDescription {
    /** XBoard's game that is nothing of its own: all pieces move as they are described. */
    private static final String PARENT = "fairy";

    /** The orthodox pawn, which XBoard has in every game. */
    private static final String PAWN = "fceFfmWifmnD";

    /** XBoard draws holdings of at least so many squares. */
    private static final int HOLDINGS = 7;

    private XBoardDescription() {}

    /**
     * The lines to send.
     *
     * @throws CecpException when it has more pieces than XBoard can show
     */
    static List<String> of(CompiledVariant compiled) throws CecpException {
        Variant variant = compiled.variant();
        List<String> lines = new ArrayList<>();
        Board board = compiled.board();
        lines.add("setup (" + XBoardPieces.table(variant) + ") " + board.files() + "x" + board.ranks() + "+"
                + (variant.gating() == null ? 0 : HOLDINGS) + "_" + parent(variant) + " " + ForeignFen.start(compiled));
        for (PieceType piece : variant.pieces()) {
            describe(compiled, piece, lines);
        }
        return lines;
    }

    /**
     * The game of XBoard's own that has the rules beside the moves: its own of that name, or one that gates and promotes as
     * this does.
     */
    private static String parent(Variant variant) {
        if (variant.xboard() != null) {
            return variant.xboard().name();
        }
        if (variant.gating() == null && promotionDepth(variant) == 0) {
            return PARENT;
        }
        return Variants.all().stream()
                .map(CompiledVariant::variant)
                .filter(other -> other.xboard() != null)
                .filter(other -> (other.gating() == null) == (variant.gating() == null))
                .filter(other -> promotionDepth(other) == promotionDepth(variant))
                .map(other -> Objects.requireNonNull(other.xboard()).name())
                .findFirst()
                .orElse(PARENT);
    }

    /** How many ranks before the last pawns promote. */
    private static int promotionDepth(Variant variant) {
        Promotion promotion = variant.promotion();
        if (promotion == null) {
            return 0;
        }
        Board board = variant.board();
        int first = promotion.zone().stream().mapToInt(board::rank).min().orElse(board.ranks() - 1);
        return board.ranks() - 1 - first;
    }

    private static void describe(CompiledVariant variant, PieceType piece, List<String> lines) {
        String white = XBoardBetza.describe(variant, piece, Color.WHITE);
        String black = XBoardBetza.describe(variant, piece, Color.BLACK);
        String letter = String.valueOf(piece.letter());
        // XBoard promotes a pawn that is described on the last rank alone, and its own where the parent does.
        if (white.equals(PAWN) && promotionDepth(variant.variant()) > 0) {
            return;
        }
        if (white.equals(black)) {
            lines.add("piece " + letter + "& " + white);
        } else {
            lines.add("piece " + letter + " " + white);
            lines.add("piece " + letter.toLowerCase(Locale.ROOT) + " " + black);
        }
    }
}
