package org.howdah.rules.rule;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Attacks;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Arrangements;

/**
 * The placement turn: a side with pieces waiting places all of them, a set on each wing in any order. That is its whole
 * turn; White places first, and Black has seen it.
 */
final class PlacementTurn {
    private PlacementTurn() {}

    /** Whether the side to move has to place its pieces. */
    static boolean isPending(Position p) {
        return p.mustPlace(p.sideToMove());
    }

    static void addMoves(Position p, MoveList out) {
        Arrangements arrangements = p.variant().arrangements();
        if (arrangements == null || !leavesKingSafe(p, arrangements)) {
            return;
        }
        for (int i = 0; i < arrangements.count(); i++) {
            out.add(Move.of(Move.PLACEMENT, 0, i, 0, 0));
        }
    }

    private static boolean leavesKingSafe(Position p, Arrangements arrangements) {
        int us = p.sideToMove();
        long lo = p.occupiedLo();
        long hi = p.occupiedHi();
        for (int square : arrangements.squares(us)) {
            lo |= Bits.lo(square);
            hi |= Bits.hi(square);
        }
        return !Attacks.attacked(p, p.kingSquare(us), Color.opposite(us), lo, hi, 0, 0);
    }
}
