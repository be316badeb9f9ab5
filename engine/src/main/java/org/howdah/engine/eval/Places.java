package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/** What pieces of a type gain by standing where pawns guard them, and by being two. */
final class Places {
    private final boolean[] colorBound = new boolean[Pieces.MAX_TYPE + 1];
    private final long[] guarded = new long[Pieces.MAX_TYPE + 1];
    private final long[] outpost = new long[Pieces.MAX_TYPE + 1];
    private final long[] pair = new long[Pieces.MAX_TYPE + 1];
    private long darkLo;
    private long darkHi;

    Places(Variant variant, PawnPaths paths, Weights weights) {
        Board board = variant.board();
        for (int square = 0; square < board.squares(); square++) {
            if (board.shade(square) == 0) {
                darkLo |= Bits.lo(square);
                darkHi |= Bits.hi(square);
            }
        }
        for (int type = 1; type <= variant.pieces().size(); type++) {
            PieceType piece = variant.piece(type);
            if (!piece.royal() && !paths.isPawn(type)) {
                colorBound[type] = piece.isColorBound();
                guarded[type] = weights.tapered(piece, PieceTerm.GUARDED);
                outpost[type] = weights.tapered(piece, PieceTerm.OUTPOST);
                pair[type] = weights.tapered(piece, PieceTerm.PAIR);
            }
        }
    }

    /** The score, a {@link Tapered} pair, of a side's pieces of a type. */
    long score(int color, int type, long lo, long hi, AttackMap attacks) {
        long sum = isPair(type, lo, hi) ? pair[type] : 0;
        long guardedLo = lo & attacks.pawnsLo(color);
        long guardedHi = hi & attacks.pawnsHi(color);
        if ((guardedLo | guardedHi) != 0) {
            int count = Bits.count(guardedLo, guardedHi);
            int safe = count - attacks.countLaterByPawns(Color.opposite(color), guardedLo, guardedHi);
            sum += guarded[type] * count + outpost[type] * safe;
        }
        return sum;
    }

    private boolean isPair(int type, long lo, long hi) {
        return colorBound[type]
                ? (lo & darkLo | hi & darkHi) != 0 && (lo & ~darkLo | hi & ~darkHi) != 0
                : Bits.count(lo, hi) >= 2;
    }
}
