package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.howdah.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which a side may place its pieces on its first turn, numbered from 0. An arrangement is a list of types,
 * one for each of the placement {@linkplain #squares squares} in their order.
 */
public final class Arrangements {
    /** How many there may be: the number of one has to fit where a move keeps a square. */
    static final int MOST = 128;

    private final int[][] squares;
    private final int[][] types;

    private Arrangements(int[][] squares, int[][] types) {
        this.squares = squares;
        this.types = types;
    }

    static @Nullable Arrangements compile(Variant variant) {
        Placement placement = variant.placement();
        if (placement == null) {
            return null;
        }
        List<Integer> white =
                placement.wings().stream().flatMap(List::stream).sorted().toList();
        int[][] squares = {
            white.stream().mapToInt(Integer::intValue).toArray(),
            white.stream()
                    .map(s -> variant.symmetry().answer(variant.board(), s))
                    .sorted()
                    .mapToInt(Integer::intValue)
                    .toArray()
        };
        List<int[]> types = new ArrayList<>();
        arrange(placement, white, 0, new int[white.size()], types);
        return new Arrangements(squares, types.toArray(int[][]::new));
    }

    /** Fills the wings from the one numbered {@code wing} on in every way. */
    private static void arrange(Placement placement, List<Integer> order, int wing, int[] types, List<int[]> all) {
        if (wing == placement.wings().size()) {
            all.add(types.clone());
            return;
        }
        List<Integer> squares = placement.wings().get(wing);
        for (List<Integer> pieces : permutations(placement.pieces())) {
            for (int i = 0; i < squares.size(); i++) {
                types[order.indexOf(squares.get(i))] = pieces.get(i);
            }
            arrange(placement, order, wing + 1, types, all);
        }
    }

    private static List<List<Integer>> permutations(List<Integer> pieces) {
        if (pieces.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int first : pieces.stream().distinct().toList()) {
            List<Integer> rest = new ArrayList<>(pieces);
            rest.remove((Integer) first);
            for (List<Integer> tail : permutations(rest)) {
                List<Integer> permutation = new ArrayList<>(List.of(first));
                permutation.addAll(tail);
                all.add(permutation);
            }
        }
        return all;
    }

    /** How many arrangements there are. */
    public int count() {
        return types.length;
    }

    /** The squares on which a side places, in ascending order. */
    public int[] squares(int color) {
        return squares[color];
    }

    /** The types of an arrangement, one for each of the {@link #squares}. */
    public int[] types(int arrangement) {
        return types[arrangement];
    }

    /** The arrangement with these types, -1 if there is none. */
    public int find(int[] wanted) {
        for (int i = 0; i < types.length; i++) {
            if (Arrays.equals(types[i], wanted)) {
                return i;
            }
        }
        return -1;
    }

    /** The letters of an arrangement in file order, as in {@code NEEN}. */
    public String letters(Variant variant, int arrangement) {
        StringBuilder letters = new StringBuilder();
        for (int type : types[arrangement]) {
            letters.append(variant.piece(type).letter());
        }
        return letters.toString();
    }

    /** How many pieces a side places. */
    public int size() {
        return squares[Color.WHITE].length;
    }
}
