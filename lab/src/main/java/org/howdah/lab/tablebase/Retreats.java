package org.howdah.lab.tablebase;

import java.util.List;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.PlainMoves;
import org.howdah.rules.variant.Symmetry;
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
        Board board = variant.board();
        SquareTable leaps = new SquareTable(board.squares());
        SquareTable others = new SquareTable(board.squares());
        List<Movement> declared = variant.variant().piece(Pieces.type(piece)).movements().stream()
                .filter(m -> m.moves() && !m.initial() && m.again() == Again.NO)
                .toList();
        for (Movement movement : declared) {
            SquareTable table = movement.travel() == Travel.LEAP ? leaps : others;
            for (Step step : movement.steps()) {
                Symmetry symmetry = variant.variant().symmetry();
                addLine(board, table, Pieces.color(piece) == Color.WHITE ? step : symmetry.answer(step), movement);
            }
        }
        sure = leaps.reversed();
        maybe = others.reversed();
        PlainMoves plain = moves.plain();
        same = plain != null && leaps.sameAs(sure) && others.sameAs(maybe) ? plain : null;
        pass = moves.twoLegs() == null ? null : moves.twoLegs().pass();
    }

    private static void addLine(Board board, SquareTable table, Step step, Movement movement) {
        boolean goesOn = movement.travel() == Travel.RIDE || movement.travel() == Travel.HOP;
        int range = goesOn ? movement.range() : 1;
        for (int from = 0; from < board.squares(); from++) {
            int file = board.file(from) + step.files();
            int rank = board.rank(from) + step.ranks();
            for (int n = 0; n < range && board.contains(file, rank); n++) {
                table.add(from, board.square(file, rank));
                file += step.files();
                rank += step.ranks();
            }
        }
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
