package org.howdah.engine.eval;

import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.SquareTable;

/** The squares about a king: those an attack on it must reach, and those where its own pawns shelter it. */
final class KingZones {
    private static final int WIDE = 2;

    private final SquareTable zone;
    private final SquareTable wide;
    private final SquareTable[] near = new SquareTable[2];
    private final SquareTable[] far = new SquareTable[2];

    KingZones(Board board) {
        zone = new SquareTable(board.squares());
        wide = new SquareTable(board.squares());
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            near[color] = new SquareTable(board.squares());
            far[color] = new SquareTable(board.squares());
        }
        for (int king = 0; king < board.squares(); king++) {
            for (int square = 0; square < board.squares(); square++) {
                int files = Math.abs(board.file(square) - board.file(king));
                int ranks = board.rank(square) - board.rank(king);
                if (files <= 1) {
                    place(king, square, ranks);
                }
                if (files <= WIDE && Math.abs(ranks) <= WIDE) {
                    wide.add(king, square);
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

    /** The squares no farther than two from the king, its own among them. */
    SquareTable wide() {
        return wide;
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
