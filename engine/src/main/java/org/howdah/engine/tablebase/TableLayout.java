package org.howdah.engine.tablebase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareSet;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * Where each position of an ending stands in its table. A table is made of slices, one for each way in which the pawns can
 * stand; within a slice the other men are counted through: White's king, Black's king, then the rest. Pawns never come back, so
 * the slices can be built one after another.
 *
 * <p>Positions that differ by a {@linkplain Reflections reflection} stand in the same place: with pawns, a slice and its mirror
 * image are one; without, White's king is counted on a part of the board only. Men of a kind are not told apart.
 */
public final class TableLayout {
    private final CompiledVariant variant;
    private final Material material;
    private final int[] men;
    private final Group[] pawns;
    private final Group[] others;
    private final int positions;
    /** Without pawns: how to turn the board, by the square of White's king. */
    private final int @Nullable [] @Nullable [] turns;
    /** With pawns: the slice of each way in which they stand, and how to turn the board for it. */
    private final int[] sliceOf;

    private final int[] @Nullable [] sliceTurns;
    private final int[] sliceWays;
    private final int[] weights;

    /** @throws TablebaseException when there are too many positions to be counted */
    public TableLayout(CompiledVariant variant, Material material) throws TablebaseException {
        this.variant = variant;
        this.material = material;
        men = men(variant, material);
        List<int[]> reflections = Reflections.of(variant, material);
        boolean hasPawns = material.hasPawns(variant);
        turns = hasPawns ? null : turns(variant.board(), reflections);
        List<Group> pawnGroups = new ArrayList<>();
        List<Group> otherGroups = new ArrayList<>();
        for (int first = 0; first < men.length; ) {
            int piece = men[first];
            int size = (int) Arrays.stream(men).filter(man -> man == piece).count();
            boolean isPawn = variant.isPawn(Pieces.type(piece));
            Group group =
                    new Group(first, size, places(piece, first), variant.board().squares());
            (isPawn ? pawnGroups : otherGroups).add(group);
            first += size;
        }
        pawns = pawnGroups.toArray(Group[]::new);
        others = otherGroups.toArray(Group[]::new);
        positions = product(others);
        int ways = product(pawns);
        sliceOf = new int[ways];
        sliceTurns = new int[ways][];
        List<Integer> kept = new ArrayList<>();
        int[] counts = new int[ways];
        findSlices(hasPawns ? reflections : reflections.subList(0, 1), kept, counts);
        sliceWays = kept.stream().mapToInt(Integer::intValue).toArray();
        weights = hasPawns ? Arrays.copyOf(counts, sliceWays.length) : new int[] {reflections.size()};
    }

    private static int[] men(CompiledVariant variant, Material material) {
        return material.pieces().stream()
                .sorted(Comparator.comparing((Integer piece) -> !variant.isPawn(Pieces.type(piece)))
                        .thenComparing(piece -> Pieces.type(piece) != variant.king()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private int[] places(int piece, int first) {
        Board board = variant.board();
        if (variant.isPawn(Pieces.type(piece))) {
            SquareSet places = variant.pawnPlaces(Pieces.color(piece));
            return IntStream.range(0, board.squares()).filter(places::contains).toArray();
        }
        boolean isFirstKing = first == 0;
        int[] @Nullable [] turning = turns;
        return IntStream.range(0, board.squares())
                .filter(square -> !isFirstKing || turning == null || turning[square] == null)
                .toArray();
    }

    private int product(Group[] groups) throws TablebaseException {
        long product = 1;
        for (Group group : groups) {
            product *= group.ways();
            if (product > Integer.MAX_VALUE - 8) {
                throw new TablebaseException(
                        material.name(variant) + " on " + variant.board().files() + "x"
                                + variant.board().ranks() + " has too many positions for a table");
            }
        }
        return (int) product;
    }

    /** For each square of White's king how to turn the board so that it stands on the least of its images; null: not at all. */
    private static int[] @Nullable [] turns(Board board, List<int[]> reflections) {
        int[] @Nullable [] turns = new int[board.squares()][];
        for (int square = 0; square < turns.length; square++) {
            int least = square;
            for (int[] map : reflections) {
                if (map[square] < least) {
                    least = map[square];
                    turns[square] = map;
                }
            }
        }
        return turns;
    }

    private void findSlices(List<int[]> reflections, List<Integer> kept, int[] counts) {
        int[] at = new int[men.length];
        for (int way = 0; way < sliceOf.length; way++) {
            placePawns(way, at);
            int least = way;
            for (int[] map : reflections) {
                int image = way(at, map);
                if (image < least) {
                    least = image;
                    sliceTurns[way] = map;
                }
            }
            if (least == way) {
                sliceOf[way] = kept.size();
                kept.add(way);
            } else {
                sliceOf[way] = sliceOf[least];
            }
            counts[sliceOf[way]]++;
        }
    }

    private int way(int[] at, int @Nullable [] map) {
        int way = 0;
        for (Group group : pawns) {
            way = way * group.ways() + group.rank(at, map);
        }
        return way;
    }

    private void placePawns(int way, int[] at) {
        int rest = way;
        for (int i = pawns.length - 1; i >= 0; i--) {
            pawns[i].place(rest % pawns[i].ways(), at);
            rest /= pawns[i].ways();
        }
    }

    public CompiledVariant variant() {
        return variant;
    }

    public Material material() {
        return material;
    }

    /** How many men there are. */
    public int men() {
        return men.length;
    }

    /** The piece code of a man, numbered from 0: pawns come first, then the kings, White's before Black's. */
    public int man(int number) {
        return men[number];
    }

    /** How many slices there are. */
    public int slices() {
        return sliceWays.length;
    }

    /** How many positions a slice has with one side to move, those in which men stand on each other included. */
    public int positions() {
        return positions;
    }

    /** How many different positions each one of a slice stands for. */
    public int weight(int slice) {
        return weights[slice];
    }

    /**
     * Where a position stands: its slice in the upper half, its number there in the lower.
     *
     * @param at the square of every man, by its number
     */
    public long index(int[] at) {
        if (pawns.length == 0) {
            return number(at);
        }
        int way = way(at, null);
        return (long) sliceOf[way] << Integer.SIZE | number(at, sliceTurns[way]);
    }

    /** Where a position with the pawns of its slice stands in that slice. */
    public int number(int[] at) {
        return number(at, turns == null ? null : turns[at[0]]);
    }

    private int number(int[] at, int @Nullable [] map) {
        int number = 0;
        for (Group group : others) {
            number = number * group.ways() + group.rank(at, map);
        }
        return number;
    }

    /** Says where the pawns of a slice stand; leaves the other men. */
    public void placeSlice(int slice, int[] at) {
        placePawns(sliceWays[slice], at);
    }

    /** Says where the other men stand in a position of a slice; leaves the pawns. */
    public void place(int number, int[] at) {
        int rest = number;
        for (int i = others.length - 1; i >= 0; i--) {
            int ways = others[i].ways();
            others[i].place(rest % ways, at);
            rest /= ways;
        }
    }
}
