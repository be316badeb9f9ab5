package org.howdah.rules.variant;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeSet;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareSet;

/** Walks pawns from their start squares to wherever they can get, as on a board full of chances. */
final class PawnPlaces {
    private PawnPlaces() {}

    static SquareSet of(CompiledVariant compiled, int color) {
        Variant variant = compiled.variant();
        TreeSet<Integer> reached = new TreeSet<>();
        for (int type = 1; type <= compiled.types(); type++) {
            if (compiled.isPawn(type)) {
                walk(compiled, color, type, variant, reached);
            }
        }
        return SquareSet.of(reached);
    }

    private static void walk(CompiledVariant compiled, int color, int type, Variant variant, TreeSet<Integer> reached) {
        Deque<Integer> open = new ArrayDeque<>();
        for (int square = 0; square < variant.board().squares(); square++) {
            if (variant.start().board().get(square) == Pieces.of(color, type)) {
                open.add(square);
            }
        }
        TreeSet<Integer> seen = new TreeSet<>();
        while (!open.isEmpty()) {
            int square = open.remove();
            if (!compiled.promotionZone(color).contains(square) && seen.add(square)) {
                for (Movement movement : variant.piece(type).movements()) {
                    movement.steps().forEach(step -> addTargets(variant, color, square, movement, step, open));
                }
            }
        }
        reached.addAll(seen);
    }

    private static void addTargets(
            Variant variant, int color, int square, Movement movement, Step step, Deque<Integer> open) {
        Board board = variant.board();
        Step own = color == Color.WHITE ? step : variant.symmetry().answer(step);
        int file = board.file(square) + own.files();
        int rank = board.rank(square) + own.ranks();
        for (int n = 0; n < movement.range() && board.contains(file, rank); n++) {
            open.add(board.square(file, rank));
            file += own.files();
            rank += own.ranks();
        }
    }
}
