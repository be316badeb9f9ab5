package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** What pieces in hand are worth, as long as there is a square left on which they can enter. */
final class Hands {
    private final boolean gating;
    private final int[] types;
    private final long[] worth = new long[Pieces.MAX_TYPE + 1];
    private final PieceValues forces;

    Hands(CompiledVariant compiled, PieceValues forces, Weights weights) {
        this.forces = forces;
        gating = compiled.hasGating();
        types = compiled.handTypes();
        for (int type : types) {
            worth[type] = weights.tapered(compiled.variant().piece(type), PieceTerm.HAND);
        }
    }

    /** The score of a side's hand, a {@link Tapered} pair. */
    long score(Position position, int color) {
        long sum = 0;
        int places = places(position, color);
        for (int type : types) {
            int waiting = Math.min(places, position.hand(color, type));
            places -= waiting;
            sum += worth[type] * waiting;
        }
        return sum;
    }

    /** The force of those in a side's hand that can still enter. */
    int force(Position position, int color) {
        int sum = 0;
        int places = places(position, color);
        for (int type : types) {
            int waiting = Math.min(places, position.hand(color, type));
            places -= waiting;
            sum += forces.of(type) * waiting;
        }
        return sum;
    }

    private int places(Position position, int color) {
        return gating
                ? Bits.count(
                        position.virginLo() & position.colorLo(color), position.virginHi() & position.colorHi(color))
                : Integer.MAX_VALUE;
    }
}
