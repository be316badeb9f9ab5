package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.PieceMoves;

/** Where a piece could go if no king and no ban minded. */
final class PseudoLegal {
    private PseudoLegal() {}

    /** Whether a way of moving leads from a square to another by one leg, for the side to move. */
    static boolean reaches(Position p, PieceMoves moves, int from, int to) {
        int us = p.sideToMove();
        int them = Color.opposite(us);
        long lo = moves.targetsLo(from, p.colorLo(us), p.colorLo(them), p.occupiedLo(), p.occupiedHi());
        long hi = moves.targetsHi(from, p.colorHi(us), p.colorHi(them), p.occupiedLo(), p.occupiedHi());
        return Bits.contains(lo, hi, to);
    }
}
