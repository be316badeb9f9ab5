package org.howdah.engine.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;

/**
 * Pieces' moves in XBoard's dialect of Betza's notation, which differs from ours: modifiers come in one order (i, directions,
 * m c e, p, n, a), pawns say {@code e} for en passant, and castling is {@code O} with the number of squares that the king
 * goes. The text is made from the movements, so it is right however the variant file spelled them.
 */
final class XBoardBetza {
    private XBoardBetza() {}

    /**
     * The moves of a piece of one side. XBoard turns them by half for Black.
     *
     * @param color whose; the text differs where Black's side is mirrored and the piece is not
     */
    static String describe(CompiledVariant variant, PieceType piece, int color) {
        StringBuilder text = new StringBuilder();
        boolean passing = isPawn(variant, piece) && hasDoubleSteps(variant);
        for (Movement movement : piece.movements()) {
            List<Step> steps = movement.steps().stream()
                    .map(step -> color == Color.WHITE ? step : turned(variant, step))
                    .toList();
            describe(movement, steps, passing, text);
        }
        return text + (piece.royal() ? castlings(variant, color) : "");
    }

    /** A step of Black's as White would see it on a board turned by half. */
    private static Step turned(CompiledVariant variant, Step step) {
        return variant.variant().symmetry().answer(step).reversed();
    }

    private static boolean isPawn(CompiledVariant variant, PieceType piece) {
        int type = variant.variant().type(piece.letter());
        return variant.isPawn(type);
    }

    private static boolean hasDoubleSteps(CompiledVariant variant) {
        return variant.variant().pieces().stream()
                .filter(piece -> isPawn(variant, piece))
                .flatMap(piece -> piece.movements().stream())
                .anyMatch(movement -> movement.initial() && movement.travel() == Travel.LAME);
    }

    private static void describe(Movement movement, List<Step> steps, boolean passing, StringBuilder text) {
        if (movement.again() != Again.NO) {
            text.append(again(movement.again())).append(XBoardDirections.atom(steps));
            return;
        }
        for (XBoardDirections part : XBoardDirections.of(steps)) {
            text.append(movement.initial() ? "i" : "").append(part.directions());
            if (!movement.moves() || !movement.captures()) {
                text.append(movement.moves() ? "m" : "c");
            }
            text.append(passing && movement.captures() && !movement.initial() ? "e" : "")
                    .append(movement.travel() == Travel.HOP ? "p" : "")
                    .append(movement.travel() == Travel.LAME ? "n" : "")
                    .append(part.atom())
                    .append(range(movement.range()));
        }
    }

    private static String range(int range) {
        return range == 1 ? "" : range == Movement.UNLIMITED ? "0" : String.valueOf(range);
    }

    private static String again(Again again) {
        return switch (again) {
            case NO -> "";
            case ONWARD -> "ca";
            case RETURN -> "cab";
            case PASS -> "mab";
        };
    }

    /** {@code O3} where the king goes three squares to either side, else a direction before each. */
    private static String castlings(CompiledVariant variant, int color) {
        List<String> parts = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        for (CastlingPath path : variant.castlings(color)) {
            int files = variant.board().file(path.kingTo()) - variant.board().file(path.kingFrom());
            boolean right = color == Color.WHITE ? files > 0 : files < 0;
            lengths.add(Math.abs(files));
            parts.add((right ? "r" : "l") + "O" + Math.abs(files));
        }
        boolean even = lengths.size() == 2 && Objects.equals(lengths.getFirst(), lengths.getLast());
        return even ? "O" + lengths.getFirst() : String.join("", parts);
    }
}
