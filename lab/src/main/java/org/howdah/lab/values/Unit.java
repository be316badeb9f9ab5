package org.howdah.lab.values;

import org.howdah.lab.LabException;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;

/**
 * What values are measured by.
 *
 * @param type the piece type
 * @param centipawns what it is said to be worth
 */
public record Unit(int type, double centipawns) {
    private static final double PAWN = 100;

    /** A pawn is 100; in a game without pawns, the first piece of its file that is no king. */
    public static Unit usual(CompiledVariant game) {
        int first = 0;
        for (int type = game.types(); type >= 1; type--) {
            if (game.isPawn(type)) {
                return new Unit(type, PAWN);
            }
            first = game.variant().piece(type).royal() ? first : type;
        }
        return new Unit(first, PAWN);
    }

    /**
     * Reads a unit as it is written: {@code N=280}.
     *
     * @throws LabException when it is no unit
     */
    public static Unit parse(Variant variant, String text) throws LabException {
        int middle = text.indexOf('=');
        int type = middle == 1 ? variant.type(text.charAt(0)) : 0;
        if (type == 0 || variant.piece(type).royal()) {
            throw new LabException(
                    "unit " + text + ": a piece of " + variant.name() + " and its value are needed, as in P=100");
        }
        try {
            double value = Double.parseDouble(text.substring(middle + 1));
            if (value > 0 && value < 100_000) {
                return new Unit(type, value);
            }
        } catch (NumberFormatException e) {
            throw new LabException(
                    "unit " + text + ": '" + text.substring(middle + 1) + "' is no number of centipawns");
        }
        throw new LabException("unit " + text + ": the value must be more than 0 centipawns");
    }
}
