package org.howdah.engine.eval;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/** What a side loses by pieces that pawns or lesser pieces attack, or that are attacked at all and not guarded. */
final class Threats {
    /** Less is so many centipawns less. */
    private static final int LESS = 60;

    /** From the least to the most valuable. */
    private final int[] types;

    /** For each of these, how many of them are worth less. */
    private final int[] lesser;

    private final long[] attackedByPawn;
    private final long[] attackedByLesser;
    private final long[] hanging;

    Threats(Variant variant, PawnPaths paths, PieceValues values, Weights weights) {
        types = IntStream.rangeClosed(1, variant.pieces().size())
                .filter(type -> !paths.isPawn(type) && !variant.piece(type).royal())
                .boxed()
                .sorted(Comparator.comparingInt(values::of))
                .mapToInt(Integer::intValue)
                .toArray();
        lesser = Arrays.stream(types)
                .map(type -> (int) Arrays.stream(types)
                        .filter(other -> values.of(other) + LESS <= values.of(type))
                        .count())
                .toArray();
        attackedByPawn = new long[types.length];
        attackedByLesser = new long[types.length];
        hanging = new long[types.length];
        for (int i = 0; i < types.length; i++) {
            PieceType piece = variant.piece(types[i]);
            attackedByPawn[i] = weights.tapered(piece, PieceTerm.ATTACKED_BY_PAWN);
            attackedByLesser[i] = weights.tapered(piece, PieceTerm.ATTACKED_BY_LESSER);
            hanging[i] = weights.tapered(piece, PieceTerm.HANGING);
        }
    }

    /** The score, seldom above 0, of a side's pieces, a {@link Tapered} pair. */
    long score(Position position, int color, AttackMap attacks) {
        int enemy = Color.opposite(color);
        long attackedLo = attacks.allLo(enemy) & position.colorLo(color);
        long attackedHi = attacks.allHi(enemy) & position.colorHi(color);
        if ((attackedLo | attackedHi) == 0) {
            return 0;
        }
        long sum = 0;
        long lesserLo = 0;
        long lesserHi = 0;
        int next = 0;
        for (int i = 0; i < types.length; i++) {
            for (; next < lesser[i]; next++) {
                lesserLo |= attacks.lo(Pieces.of(enemy, types[next]));
                lesserHi |= attacks.hi(Pieces.of(enemy, types[next]));
            }
            long lo = position.piecesLo(color, types[i]) & attackedLo;
            long hi = position.piecesHi(color, types[i]) & attackedHi;
            if ((lo | hi) != 0) {
                sum += attackedByPawn[i] * attacks.countByPawns(enemy, lo, hi)
                        + attackedByLesser[i] * Bits.count(lo & lesserLo, hi & lesserHi)
                        + hanging[i] * attacks.countUnguarded(color, lo, hi);
            }
        }
        return sum;
    }
}
