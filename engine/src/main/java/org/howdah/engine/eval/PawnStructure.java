package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;

/** What is good and bad about the pawns: passed ones by how near they are to promotion, doubled and isolated ones. */
final class PawnStructure {
    private static final long DOUBLED = Tapered.of(-8, -16);
    private static final long ISOLATED = Tapered.of(-8, -12);
    private static final int PASSED_MIDDLEGAME = 90;
    private static final int PASSED_ENDGAME = 190;

    private final PawnPaths paths;
    private final int[] pawnTypes;
    private final long[] passed;

    PawnStructure(PawnPaths paths, int ranks) {
        this.paths = paths;
        pawnTypes = paths.pawns().stream().mapToInt(Integer::intValue).toArray();
        passed = new long[ranks + 1];
        for (int toGo = 1; toGo <= ranks; toGo++) {
            // One step from promotion a passed pawn is nearly a piece; with each step more it is worth half less.
            double near = Math.pow(0.6, toGo - 1);
            passed[toGo] = Tapered.of((int) (PASSED_MIDDLEGAME * near), (int) (PASSED_ENDGAME * near));
        }
    }

    /** The pawns' score, White's minus Black's, a {@link Tapered} pair. */
    long score(Position position) {
        long sum = 0;
        for (int type : pawnTypes) {
            sum += side(position, Color.WHITE, type) - side(position, Color.BLACK, type);
        }
        return sum;
    }

    private long side(Position position, int color, int type) {
        long ownLo = position.piecesLo(color, type);
        long ownHi = position.piecesHi(color, type);
        long enemyLo = position.piecesLo(Color.opposite(color), type);
        long enemyHi = position.piecesHi(Color.opposite(color), type);
        long sum = 0;
        for (long lo = ownLo, hi = ownHi; (lo | hi) != 0; ) {
            int square = Bits.lowest(lo, hi);
            hi &= lo == 0 ? hi - 1 : -1;
            lo &= lo - 1;
            if (!paths.isClearAhead(color, square, ownLo, ownHi)) {
                sum += DOUBLED;
            } else if (paths.isPassed(color, square, enemyLo, enemyHi)) {
                sum += passed(position, color, square);
            }
            if (paths.isIsolated(square, ownLo, ownHi)) {
                sum += ISOLATED;
            }
        }
        return sum;
    }

    private long passed(Position position, int color, int square) {
        long bonus = passed[paths.toGo(color, square)];
        int front = paths.front(color, square);
        boolean blocked = front >= 0 && position.pieceAt(front) != 0;
        return blocked ? Tapered.of(Tapered.middlegame(bonus) / 2, Tapered.endgame(bonus) / 2) : bonus;
    }
}
