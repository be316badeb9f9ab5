package org.howdah.rules.rule;

import java.util.List;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;

/**
 * Dead material: a draw with king against king, with a king and one piece of certain kinds (a knight) against a king, or
 * with kings and any number of other kinds (bishops) all on squares of one color; never while a side can still gate.
 */
final class DeadMaterial {
    private DeadMaterial() {}

    static boolean isDead(Position p) {
        org.howdah.rules.variant.DeadMaterial material = p.variant().variant().deadMaterial();
        if (material == null) {
            return false;
        }
        int men = Bits.count(p.occupiedLo(), p.occupiedHi());
        boolean dead =
                men == 2 || men == 3 && count(p, material.single()) == 1 || isOneColor(p, material.oneColour(), men);
        return dead && !mayGrow(p, Color.WHITE) && !mayGrow(p, Color.BLACK);
    }

    /** Whether a side can still bring in a piece from its hand. */
    static boolean mayGrow(Position p, int color) {
        boolean gates = (p.virginLo() & p.variant().gatingSquares(color).lo()
                        | p.virginHi() & p.variant().gatingSquares(color).hi())
                != 0;
        return p.mustPlace(color) || gates && !p.handIsEmpty(color);
    }

    private static int count(Position p, List<Integer> types) {
        int count = 0;
        for (int i = 0; i < types.size(); i++) {
            for (int color = 0; color < 2; color++) {
                count += Bits.count(p.piecesLo(color, types.get(i)), p.piecesHi(color, types.get(i)));
            }
        }
        return count;
    }

    private static boolean isOneColor(Position p, List<Integer> types, int men) {
        if (count(p, types) != men - 2) {
            return false;
        }
        int shades = 0;
        for (int square = 0; square < p.variant().board().squares(); square++) {
            int type = Pieces.type(p.pieceAt(square));
            if (type != 0 && type != p.variant().king()) {
                shades |= 1 << p.variant().board().shade(square);
            }
        }
        return Integer.bitCount(shades) <= 1;
    }
}
