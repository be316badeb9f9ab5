package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareSet;

/**
 * One way of castling: who goes from where to where, and what has to hold in between.
 *
 * @param kingFrom where the king starts
 * @param kingTo where it ends
 * @param partnerFrom where its partner starts
 * @param partnerTo where the partner ends, just inside the king
 * @param empty squares that must be empty
 * @param safe squares that the enemy must not attack, from the king's start to its end
 * @param isShort whether this is {@code O-O}, castling with the nearer partner
 * @param letter how FEN writes the right, in upper case: K for the partner on the higher file, else Q
 */
public record CastlingPath(
        int kingFrom,
        int kingTo,
        int partnerFrom,
        int partnerTo,
        SquareSet empty,
        SquareSet safe,
        boolean isShort,
        char letter) {

    /** Whether a square that king or partner leaves is empty afterwards: one may go where the other was, or stay. */
    public boolean vacates(int square) {
        return square != kingTo && square != partnerTo;
    }

    /** The ways in which a side may castle from the start position, the K one first. */
    static CastlingPath[] compile(Variant variant, int color) {
        Castling castling = variant.castling();
        if (castling == null) {
            return new CastlingPath[0];
        }
        int kingFrom = variant.start().board().indexOf(Pieces.of(color, castling.king()));
        List<int[]> ends = new ArrayList<>();
        for (int whiteTo : castling.kingTo()) {
            int kingTo = color == Color.WHITE ? whiteTo : variant.symmetry().answer(variant.board(), whiteTo);
            ends.add(new int[] {kingTo, partner(variant, Pieces.of(color, castling.partner()), kingFrom, kingTo)});
        }
        ends.sort(Comparator.comparingInt(end -> -end[1]));
        int nearest =
                ends.stream().mapToInt(end -> Math.abs(end[1] - kingFrom)).min().orElseThrow();
        List<CastlingPath> paths = new ArrayList<>();
        boolean shortTaken = false;
        for (int[] end : ends) {
            boolean isShort = !shortTaken && Math.abs(end[1] - kingFrom) == nearest;
            shortTaken |= isShort;
            paths.add(path(variant.board(), kingFrom, end[0], end[1], isShort));
        }
        return paths.toArray(CastlingPath[]::new);
    }

    private static int partner(Variant variant, int partner, int kingFrom, int kingTo) {
        Board board = variant.board();
        int step = Integer.signum(kingTo - kingFrom);
        int square = kingFrom + step;
        while (square >= 0 && square < board.squares() && board.rank(square) == board.rank(kingFrom)) {
            if (variant.start().board().get(square) == partner) {
                return square;
            }
            square += step;
        }
        throw new IllegalArgumentException("no castling partner towards " + board.shownName(kingTo));
    }

    private static CastlingPath path(Board board, int kingFrom, int kingTo, int partnerFrom, boolean isShort) {
        int partnerTo = kingTo + Integer.signum(kingFrom - kingTo);
        TreeSet<Integer> empty = span(kingFrom, partnerFrom);
        empty.addAll(span(kingFrom, kingTo));
        empty.addAll(span(partnerFrom, partnerTo));
        empty.removeAll(List.of(kingFrom, partnerFrom));
        char letter = board.file(partnerFrom) > board.file(kingFrom) ? 'K' : 'Q';
        return new CastlingPath(
                kingFrom,
                kingTo,
                partnerFrom,
                partnerTo,
                SquareSet.of(empty),
                SquareSet.of(span(kingFrom, kingTo)),
                isShort,
                letter);
    }

    private static TreeSet<Integer> span(int a, int b) {
        TreeSet<Integer> span = new TreeSet<>();
        for (int square = Math.min(a, b); square <= Math.max(a, b); square++) {
            span.add(square);
        }
        return span;
    }
}
