package org.howdah.rules.variant;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.SquareSet;

/**
 * Where pawns of a side may stand: neither where they would have promoted, nor past that, nor on the side's back rank,
 * unless they start there.
 */
final class PawnPlaces {
    private PawnPlaces() {}

    static SquareSet of(Variant variant, int color, SquareSet zone, SquareSet starts) {
        Board board = variant.board();
        Set<Integer> past = past(variant, color, zone);
        int backRank = color == Color.WHITE ? 0 : board.ranks() - 1;
        return SquareSet.of(IntStream.range(0, board.squares())
                .filter(square -> !past.contains(square))
                .filter(square -> board.rank(square) != backRank || starts.contains(square))
                .boxed()
                .toList());
    }

    /** The promotion zone and all that pawns could reach from it if they went on. */
    private static Set<Integer> past(Variant variant, int color, SquareSet zone) {
        Board board = variant.board();
        Deque<Integer> open = new ArrayDeque<>();
        IntStream.range(0, board.squares()).filter(zone::contains).forEach(open::add);
        Set<Integer> past = new HashSet<>();
        while (!open.isEmpty()) {
            int square = open.remove();
            if (past.add(square)) {
                steps(variant, color).forEach(step -> {
                    int file = board.file(square) + step.files();
                    int rank = board.rank(square) + step.ranks();
                    if (board.contains(file, rank)) {
                        open.add(board.square(file, rank));
                    }
                });
            }
        }
        return past;
    }

    /** The steps with which a side's pawns get forward. */
    private static List<Step> steps(Variant variant, int color) {
        Promotion promotion = variant.promotion();
        List<Integer> pawns = promotion == null ? List.of() : promotion.pawns();
        return pawns.stream()
                .flatMap(type -> variant.piece(type).movements().stream())
                .map(Movement::steps)
                .flatMap(List::stream)
                .filter(step -> step.ranks() > 0)
                .map(step -> color == Color.WHITE ? step : variant.symmetry().answer(step))
                .toList();
    }
}
