package org.howdah.rules.rule;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;

/**
 * Gating: when a piece makes its first move from its start square, one piece in hand may be placed on the square just
 * vacated, as part of the same move. The move must be legal without it. A square whose piece has moved or was captured
 * gates no more; gated and promoted pieces never gate. A piece that returns to its square by a second leg, or passes,
 * vacates nothing.
 */
final class Gating {
    private Gating() {}

    /** Whether the piece on a square, when it leaves, may let one in. */
    static boolean isOpen(Position p, int square) {
        int us = p.sideToMove();
        return p.variant().hasGating()
                && !p.handIsEmpty(us)
                && p.isVirgin(square)
                && p.variant().gatingSquares(us).contains(square);
    }

    /** Adds a move again with each kind of piece in hand placed on the square it vacates. */
    static void addMoves(Position p, int move, MoveList out) {
        int us = p.sideToMove();
        for (int type : p.variant().handTypes()) {
            if (p.hand(us, type) != 0) {
                out.add(Move.withPiece(move, type));
            }
        }
    }
}
