package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.Reference;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;

/** What the tests of the notations share. */
final class Texts {
    private Texts() {}

    /** A position of a variant; the start where the FEN is empty. */
    static Position position(String variant, String fen) throws Exception {
        return fen.isEmpty()
                ? Position.start(Variants.byId(variant))
                : Fen.parse(Variants.byId(variant), fen).toPosition();
    }

    /** The variant named on the first line of a text; any other first line stands for chess. */
    static CompiledVariant variantOfFirstLine(String text) {
        String line = text.lines().findFirst().orElse("");
        return Variants.byId(Variants.ids().contains(line) ? line : "chess");
    }

    /** The moves of a line of the reference in SAN. */
    static String san(Reference line) {
        try {
            Position position = position(line.variant(), line.fen());
            List<String> moves = new ArrayList<>();
            for (String uci : line.list("moves")) {
                int move = Uci.parse(position, uci);
                moves.add(San.write(position, move));
                position.make(move);
            }
            return String.join(" ", moves);
        } catch (Exception e) {
            throw new AssertionError(line.toString(), e);
        }
    }
}
