package org.howdah.lab.tablebase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.howdah.engine.tablebase.TableLayout;
import org.howdah.lab.LabException;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.CompiledVariant;

/** In which order the slices of a table can be built: pawns nearest to their end first. */
final class SliceOrder {
    private final CompiledVariant variant;
    private final Board board;
    /** How many moves a pawn can make at most before its end, by piece and square. */
    private final Map<Integer, Integer> left = new HashMap<>();

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
        for (int to : targets(pawn, square)) {
            most = Math.max(most, 1 + movesLeft(pawn, to));
        }
        onTheWay.removeLast();
        left.put(key, most);
        return most;
    }

    /** Where a pawn's moves without a capture may lead, promotion apart. */
    private List<Integer> targets(int pawn, int square) {
        List<Integer> targets = new ArrayList<>();
        for (Movement movement : variant.variant().piece(Pieces.type(pawn)).movements()) {
            boolean goesOn = movement.travel() == Travel.RIDE || movement.travel() == Travel.HOP;
            int range = goesOn ? Math.min(movement.range(), board.squares()) : 1;
            for (Step declared : movement.moves() ? movement.steps() : List.<Step>of()) {
                Step step = Pieces.color(pawn) == Color.WHITE
                        ? declared
                        : variant.variant().symmetry().answer(declared);
                for (int n = 1; n <= range; n++) {
                    add(pawn, board.file(square) + n * step.files(), board.rank(square) + n * step.ranks(), targets);
                }
            }
        }
        return targets;
    }

    private void add(int pawn, int file, int rank, List<Integer> targets) {
        if (board.contains(file, rank)) {
            int to = board.square(file, rank);
            if (!variant.promotionZone(Pieces.color(pawn)).contains(to)) {
                targets.add(to);
            }
        }
    }
}
