package org.howdah.engine.nnue;

import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * What a network of a game presupposes: the size of the board and which men there are, each by its letter and its
 * moves. Games of the same shape, with other arrays or optional rules, can share one.
 */
public final class Shape {
    private Shape() {}

    /** The shape of a variant, in words. */
    public static String of(Variant variant) {
        StringBuilder shape = new StringBuilder();
        shape.append(variant.board().files()).append('x').append(variant.board().ranks());
        for (PieceType piece : variant.pieces()) {
            shape.append(' ').append(piece.letter()).append('=').append(piece.betza());
        }
        return shape.toString();
    }
}
