package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variant;

/**
 * The dangers to a king: the pieces that reach the squares about it, the more the worse, and missing pawns before it.
 * Each square a piece attacks there counts units by the piece's value; the penalty grows with their square.
 */
final class KingSafety {
    private static final int NEAR_SHELTER = 11;
    private static final int FAR_SHELTER = 6;
    private static final int CENTIPAWNS_PER_UNIT = 170;
    private static final int MOST_UNITS = 8;
    private static final int DIVISOR = 7;
    private static final int WORST = 500;

    private final KingZones zones;
    private final int[] units = new int[Pieces.MAX_TYPE + 1];
    private final int[] pawnTypes;

    KingSafety(Variant variant, Board board, PieceValues values, PawnPaths paths) {
        zones = new KingZones(board);
        pawnTypes = paths.pawns().stream().mapToInt(Integer::intValue).toArray();
        for (int type = 1; type <= variant.pieces().size(); type++) {
            units[type] = Math.min(MOST_UNITS, Math.round((float) values.of(type) / CENTIPAWNS_PER_UNIT));
        }
    }

    /** The squares next to a king, and its own. */
    SquareTable zone() {
        return zones.zone();
    }

    /** How much it counts that a piece of that type attacks so many squares of the zone. */
    int units(int type, int attacked) {
        return units[type] * attacked;
    }

    /** The penalty in centipawns for so many units by so many attackers: one alone does little. */
    static int danger(int units, int attackers) {
        return attackers < 2 ? 0 : Math.min(WORST, units * units / DIVISOR);
    }

    /** What the pawns before a king are worth while the board is full. */
    int shelter(Position position, int color) {
        int king = position.kingSquare(color);
        SquareTable near = zones.near(color);
        SquareTable far = zones.far(color);
        int sum = 0;
        for (int type : pawnTypes) {
            long lo = position.piecesLo(color, type);
            long hi = position.piecesHi(color, type);
            sum += NEAR_SHELTER * Bits.count(lo & near.lo(king), hi & near.hi(king))
                    + FAR_SHELTER * Bits.count(lo & far.lo(king), hi & far.hi(king));
        }
        return sum;
    }
}
