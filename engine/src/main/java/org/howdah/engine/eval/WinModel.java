package org.howdah.engine.eval;

import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** The chances of a side, by the {@link WinCurve} of the game and how much is left on the board. */
public final class WinModel {
    private static final int ALL = 1000;

    private final PieceValues values;
    private final int types;
    private final int full;
    private final WinCurve curve;

    /** By that curve. */
    public WinModel(CompiledVariant compiled, WinCurve curve) {
        this.curve = curve;
        types = compiled.types();
        values = new PieceValues(compiled.variant());
        full = Math.max(1, material(Position.start(compiled)));
    }

    /** By the curve beside the game's file. */
    public static WinModel of(CompiledVariant compiled) {
        return new WinModel(compiled, WinCurveFile.beside(compiled.variant()));
    }

    private int material(Position position) {
        int sum = 0;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int type = 1; type <= types; type++) {
                int piece = Pieces.of(color, type);
                int count = Long.bitCount(position.piecesLo(piece)) + Long.bitCount(position.piecesHi(piece));
                sum += values.of(type) * (count + position.hand(color, type));
            }
        }
        return sum;
    }

    /** How much of the start's material is left, hands included: 0 to 1. */
    public double fullness(Position position) {
        return Math.min(1, (double) material(position) / full);
    }

    /**
     * The chances of the side to move.
     *
     * @param centipawns its score, not that of a forced end
     */
    public WinChances of(Position position, int centipawns) {
        double fullness = fullness(position);
        int win = (int) (ALL * curve.win(centipawns, fullness));
        int loss = (int) (ALL * curve.win(-centipawns, fullness));
        return new WinChances(win, ALL - win - loss, loss);
    }
}
