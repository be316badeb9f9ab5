package org.howdah.engine.eval;

import java.util.stream.IntStream;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Promotion;
import org.howdah.rules.variant.Variant;

/**
 * What each piece type of a variant is worth, in centipawns: as its weights say, or derived from its moves alone.
 *
 * <p>With {@code m} the mean {@link Mobility} on a board that is one third full, a piece is worth
 * {@code 55 m + 1.307 m²}. The two constants are those that give the orthodox knight 325 and the orthodox queen 975;
 * rook and bishop then come out at 502 and 357. That strength grows faster than the number of moves is H. G. Muller's
 * finding about leapers. A pawn is worth 100, whatever its moves give, for it is worth what it may become.
 */
public final class PieceValues {
    /** What a pawn is worth. */
    public static final int PAWN = 100;

    private static final double DENSITY = 0.33;
    private static final double LINEAR = 55.0;
    private static final double QUADRATIC = 1.307;
    private static final double STAKE_POWER = 4;

    private final int[] values = new int[Pieces.MAX_TYPE + 1];
    private final int stake;

    /** What the weights say, the mean of middlegame and endgame. */
    PieceValues(Variant variant, Weights weights) {
        for (int type = 1; type <= variant.pieces().size(); type++) {
            PieceType piece = variant.piece(type);
            if (!piece.royal()) {
                Weights.Pair value = weights.of(piece, PieceTerm.VALUE);
                values[type] = (int) Math.round((value.middlegame() + value.endgame()) / 2);
            }
        }
        stake = new PieceValues(variant).stake;
    }

    /** Derives the values for a variant. */
    public PieceValues(Variant variant) {
        Mobility mobility = Mobility.even(variant.board(), DENSITY);
        for (int type = 1; type <= variant.pieces().size(); type++) {
            PieceType piece = variant.piece(type);
            values[type] = piece.royal() ? 0 : worth(mobility.average(piece), isPawn(variant, type));
        }
        stake = stake(variant);
    }

    /**
     * What is at stake in this game, in centipawns: the mean worth of the pieces other than kings and pawns with which one
     * side starts, the strong ones counting most (the mean of the fourth powers). Derived from their moves, whatever the
     * weights say, so that the levels stay as they are when the evaluation is tuned.
     */
    public int stake() {
        return stake;
    }

    private int stake(Variant variant) {
        IntStream onBoard = variant.start().board().stream()
                .filter(piece -> piece != Pieces.NONE && Pieces.color(piece) == Color.WHITE)
                .mapToInt(Pieces::type);
        IntStream inHand = variant.start().hand().stream().mapToInt(Integer::intValue);
        double mean = IntStream.concat(onBoard, inHand)
                .filter(type -> !variant.piece(type).royal() && !isPawn(variant, type))
                .mapToDouble(type -> Math.pow(of(type), STAKE_POWER))
                .average()
                .orElse(Math.pow(PAWN, STAKE_POWER));
        return (int) Math.round(Math.pow(mean, 1 / STAKE_POWER));
    }

    private static int worth(double mobility, boolean pawn) {
        int worth = (int) Math.round(LINEAR * mobility + QUADRATIC * mobility * mobility);
        return pawn ? Math.max(PAWN, worth) : worth;
    }

    static boolean isPawn(Variant variant, int type) {
        Promotion promotion = variant.promotion();
        return promotion != null && promotion.pawns().contains(type);
    }

    /**
     * The value of a type in centipawns; 0 for royal pieces and for 0, no type.
     *
     * @param type 0 to {@link Pieces#MAX_TYPE}
     */
    public int of(int type) {
        return values[type];
    }
}
