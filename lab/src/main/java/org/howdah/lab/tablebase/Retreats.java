package org.howdah.lab.tablebase;

import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.PlainMoves;
import org.jspecify.annotations.Nullable;

/** From where a piece that has moved before may have come by a move that took nothing. */
final class Retreats {
    private final PieceMoves moves;
    /** The piece's moves, when it moves back as it moves forward. */
    private final @Nullable PlainMoves same;
    /** Whence it leaps to a square, whatever stands on the board. */
    private final SquareTable sure;
    /** Whence it may get to a square or not, as the board is. */
    private final SquareTable maybe;

    private final @Nullable SquareTable pass;

    Retreats(CompiledVariant variant, int piece) {
        moves = variant.moves(piece);
        SquareTable leaps = Walks.of(variant, piece, m -> isQuiet(m) && m.travel() == Travel.LEAP);
        SquareTable others = Walks.of(variant, piece, m -> isQuiet(m) && m.travel() != Travel.LEAP);
        sure = leaps.reversed();
        maybe = others.reversed();
        PlainMoves plain = moves.plain();
        same = plain != null && leaps.sameAs(sure) && others.sameAs(maybe) ? plain : null;
        pass = moves.twoLegs() == null ? null : moves.twoLegs().pass();
    }

    /** Whether it is an ordinary move of a piece that has moved before, and need take nothing. */
    private static boolean isQuiet(Movement movement) {
        return movement.moves() && !movement.initial() && movement.again() == Again.NO;
    }

    /** The lower half of the squares from which it may have come to {@code to}, where it stands now. */
    long lo(int to, long occupiedLo, long occupiedHi) {
        if (same != null) {
            return same.lo(to, occupiedLo, occupiedHi) & ~occupiedLo;
        }
        long found = sure.lo(to) & ~occupiedLo;
        for (long rest = maybe.lo(to) & ~occupiedLo & ~found; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            found |= mayCome(from, to, occupiedLo, occupiedHi) ? Bits.lo(from) : 0;
        }
        return found;
    }

    /** The upper half of the squares from which it may have come. */
    long hi(int to, long occupiedLo, long occupiedHi) {
        if (same != null) {
            return same.hi(to, occupiedLo, occupiedHi) & ~occupiedHi;
        }
        long found = sure.hi(to) & ~occupiedHi;
        for (long rest = maybe.hi(to) & ~occupiedHi & ~found; rest != 0; rest &= rest - 1) {
            int from = Long.SIZE + Long.numberOfTrailingZeros(rest);
            found |= mayCome(from, to, occupiedLo, occupiedHi) ? Bits.hi(from) : 0;
        }
        return found;
    }

    private boolean mayCome(int from, int to, long occupiedLo, long occupiedHi) {
        long lo = occupiedLo & ~Bits.lo(to) | Bits.lo(from);
        long hi = occupiedHi & ~Bits.hi(to) | Bits.hi(from);
        return Bits.contains(moves.targetsLo(from, lo, 0, lo, hi), moves.targetsHi(from, hi, 0, lo, hi), to);
    }

    /** Whether it may have passed, standing where it does. */
    boolean mayHavePassed(int at, long occupiedLo, long occupiedHi) {
        return pass != null && (pass.lo(at) & ~occupiedLo | pass.hi(at) & ~occupiedHi) != 0;
    }
}
