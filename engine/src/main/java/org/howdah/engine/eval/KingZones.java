package org.howdah.engine.eval;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.SquareTable;

/** The squares about a king: those an attack on it must reach, and those where its own pawns shelter it. */
final class KingZones {
    private final SquareTable zone;
    private final SquareTable[] near = new SquareTable[2];
    private final SquareTable[] far = new SquareTable[2];

    KingZones(Board board) {
        zone = new SquareTable(board.squares());
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            near[color] = new SquareTable(board.squares());
            far[color] = new SquareTable(board.squares());
        }
        for (int king = 0; king < board.squares(); king++) {
            for (int square = 0; square < board.squares(); square++) {
                int files = Math.abs(board.file(square) - board.file(king));
                if (files <= 1) {
                    place(king, square, board.rank(square) - board.rank(king));
                }
            }
        }
    }

    private void place(int king, int square, int ranks) {
        if (Math.abs(ranks) <= 1) {
            zone.add(king, square);
        }
        if (Math.abs(ranks) == 1) {
            near[ranks > 0 ? Color.WHITE : Color.BLACK].add(king, square);
        }
        if (Math.abs(ranks) == 2) {
            far[ranks > 0 ? Color.WHITE : Color.BLACK].add(king, square);
        }
    }

    /** The king's square and those next to it. */
    SquareTable zone() {
        return zone;
    }

    /** The three squares before the king. */
    SquareTable near(int color) {
        return near[color];
    }

    /** The three squares two ranks before the king. */
    SquareTable far(int color) {
        return far[color];
    }
}
