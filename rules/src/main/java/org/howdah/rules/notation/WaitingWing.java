package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Placement;

/**
 * A wing of a side before its placement turn.
 *
 * @param waiting the piece type on each square where one waits, from the higher files to the lower
 * @param squares the squares that these pieces will take
 */
record WaitingWing(Map<Integer, Integer> waiting, List<Integer> squares) {

    /** The wings of a side, in the order of their declaration; none in games without a placement turn. */
    static List<WaitingWing> of(CompiledVariant variant, int color) {
        Placement placement = variant.variant().placement();
        if (placement == null) {
            return List.of();
        }
        List<WaitingWing> wings = new ArrayList<>();
        for (List<Integer> white : placement.wings()) {
            List<Integer> squares = white.stream()
                    .map(square -> color == Color.WHITE
                            ? square
                            : variant.variant().symmetry().answer(variant.board(), square))
                    .toList();
            wings.add(new WaitingWing(waiting(variant.board(), placement, color, squares), squares));
        }
        return wings;
    }

    private static Map<Integer, Integer> waiting(Board board, Placement placement, int color, List<Integer> squares) {
        int below = board.ranks() / 2 - 1;
        int rank = color == Color.WHITE ? below : board.ranks() - 1 - below;
        // Twice the distance from the middle, which may lie between two files.
        Comparator<Integer> fromMiddle =
                Comparator.comparingInt(square -> Math.abs(2 * board.file(square) - board.files() + 1));
        List<Integer> outwards = squares.stream().sorted(fromMiddle).toList();
        Map<Integer, Integer> waiting = new LinkedHashMap<>();
        squares.stream()
                .sorted(Comparator.comparingInt(board::file).reversed())
                .forEach(square -> waiting.put(
                        board.square(board.file(square), rank),
                        placement.pieces().get(outwards.indexOf(square))));
        return waiting;
    }
}
