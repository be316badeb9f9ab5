package org.howdah.lab.tablebase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.lab.LabException;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.CompiledVariant;

/** In which order the slices of a table can be built: pawns nearest to their end first. */
final class SliceOrder {
    private final CompiledVariant variant;
    private final Board board;
    /** How many moves a pawn can make at most before its end, by piece and square. */
    private final Map<Integer, Integer> left = new HashMap<>();

    /** Where a pawn's moves without a capture may lead, by piece. */
    private final Map<Integer, SquareTable> targets = new HashMap<>();

    private final List<Integer> onTheWay = new ArrayList<>();

    private SliceOrder(CompiledVariant variant) {
        this.variant = variant;
        board = variant.board();
    }

    /**
     * The slices in waves: each leads only to those of earlier waves.
     *
     * @throws LabException when a pawn can come back to where it was
     */
    static List<List<Integer>> waves(TableLayout layout) throws LabException {
        SliceOrder order = new SliceOrder(layout.variant());
        Map<Integer, List<Integer>> waves = new TreeMap<>();
        int[] at = new int[layout.men()];
        for (int slice = 0; slice < layout.slices(); slice++) {
            layout.placeSlice(slice, at);
            int moves = 0;
            for (int man = 0; man < at.length && layout.variant().isPawn(Pieces.type(layout.man(man))); man++) {
                moves += order.movesLeft(layout.man(man), at[man]);
            }
            waves.computeIfAbsent(moves, m -> new ArrayList<>()).add(slice);
        }
        return List.copyOf(waves.values());
    }

    private int movesLeft(int pawn, int square) throws LabException {
        int key = pawn * board.squares() + square;
        Integer known = left.get(key);
        if (known != null) {
            return known;
        }
        if (onTheWay.contains(key)) {
            throw new LabException(
                    "the " + variant.variant().piece(Pieces.type(pawn)).name() + " can come back to "
                            + board.shownName(square) + ": tables need pawns that only go forward");
        }
        onTheWay.add(key);
        int most = 0;
        SquareTable targets = this.targets.computeIfAbsent(pawn, p -> Walks.of(variant, p, Movement::moves));
        for (int to = 0; to < board.squares(); to++) {
            if (targets.contains(square, to)
                    && !variant.promotionZone(Pieces.color(pawn)).contains(to)) {
                most = Math.max(most, 1 + movesLeft(pawn, to));
            }
        }
        onTheWay.removeLast();
        left.put(key, most);
        return most;
    }
}
