package org.howdah.engine.eval;

import java.util.List;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.Promotion;
import org.howdah.rules.variant.Variant;

/**
 * Where pawns are going: how far they have come, how far they have to go, and the squares from which the enemy's pawns
 * could still stop them.
 */
final class PawnPaths {
    private final Board board;
    private final Variant variant;
    private final List<Integer> pawns;
    private final int lastRank;
    private final SquareTable[] ahead = new SquareTable[2];
    private final SquareTable[] stoppers = new SquareTable[2];
    private final SquareTable[] later = new SquareTable[2];
    private final SquareTable neighbours;

    PawnPaths(Variant variant) {
        this.variant = variant;
        board = variant.board();
        Promotion promotion = variant.promotion();
        pawns = promotion == null ? List.of() : promotion.pawns();
        lastRank = promotion == null
                ? board.ranks() - 1
                : promotion.zone().stream().mapToInt(board::rank).min().orElse(board.ranks() - 1);
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            ahead[color] = new SquareTable(board.squares());
            stoppers[color] = new SquareTable(board.squares());
            later[color] = new SquareTable(board.squares());
        }
        neighbours = new SquareTable(board.squares());
        for (int square = 0; square < board.squares(); square++) {
            fill(square);
        }
    }

    private void fill(int square) {
        for (int other = 0; other < board.squares(); other++) {
            int distance = Math.abs(board.file(other) - board.file(square));
            if (distance == 1) {
                neighbours.add(square, other);
            }
            int color = board.rank(other) > board.rank(square) ? Color.WHITE : Color.BLACK;
            if (distance <= 1 && board.rank(other) != board.rank(square)) {
                stoppers[color].add(square, other);
            }
            if (distance == 1 && board.rank(other) != board.rank(square)) {
                later[color].add(square, other);
            }
            if (distance == 0 && other != square) {
                ahead[color].add(square, other);
            }
        }
    }

    boolean isPawn(int type) {
        return pawns.contains(type);
    }

    List<Integer> pawns() {
        return pawns;
    }

    /** Ranks that a white pawn on that square has come from its own edge. */
    int steps(int square) {
        return board.rank(square);
    }

    /** Ranks that a pawn has to go until it promotes, at least 1. */
    int toGo(int color, int square) {
        int white = color == Color.WHITE ? square : variant.symmetry().answer(board, square);
        return Math.max(1, lastRank - board.rank(white));
    }

    /** Whether none of these pawns stands before a pawn on its file. */
    boolean isClearAhead(int color, int square, long pawnsLo, long pawnsHi) {
        return (ahead[color].lo(square) & pawnsLo | ahead[color].hi(square) & pawnsHi) == 0;
    }

    /** The lower half of the squares on neighbouring files that a pawn may attack as it goes. */
    long laterLo(int color, int square) {
        return later[color].lo(square);
    }

    /** The upper half of the squares on neighbouring files that a pawn may attack as it goes. */
    long laterHi(int color, int square) {
        return later[color].hi(square);
    }

    /** Whether none of these enemy pawns can meet or take the pawn on its way. */
    boolean isPassed(int color, int square, long enemyLo, long enemyHi) {
        return (stoppers[color].lo(square) & enemyLo | stoppers[color].hi(square) & enemyHi) == 0;
    }

    /** Whether no pawn of these stands on a neighbouring file. */
    boolean isIsolated(int square, long ownLo, long ownHi) {
        return (neighbours.lo(square) & ownLo | neighbours.hi(square) & ownHi) == 0;
    }

    /** The square one rank ahead, or -1 at the edge. */
    int front(int color, int square) {
        int front = square + (color == Color.WHITE ? board.files() : -board.files());
        return front >= 0 && front < board.squares() ? front : -1;
    }
}
