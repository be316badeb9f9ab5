package org.howdah.engine.tablebase;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareSet;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;

/**
 * The ways of turning the board over that change nothing for some men: from side to side, and with men that move forward as they
 * move back from end to end. Only those that leave no square where it is, so that every position has as many different images as
 * there are ways; a square board's diagonals, which do not, are not used.
 */
final class Reflections {
    private Reflections() {}

    private record Way(Step step, Travel travel, int range, boolean moves, boolean captures, Again again) {}

    /** For each way, the square that each square becomes; the first way changes nothing. */
    static List<int[]> of(CompiledVariant variant, Material material) {
        Board board = variant.board();
        Set<Integer> types = kinds(variant, material);
        List<int[]> ways = new ArrayList<>();
        ways.add(map(board, false, false));
        if (board.files() % 2 == 0 && isIndifferent(variant, types, true)) {
            ways.add(map(board, true, false));
        }
        if (board.ranks() % 2 == 0 && !material.hasPawns(variant) && isIndifferent(variant, types, false)) {
            List<int[]> turned = new ArrayList<>();
            for (int[] way : ways) {
                int[] ends = map(board, false, true);
                turned.add(IntStream.of(way).map(square -> ends[square]).toArray());
            }
            ways.addAll(turned);
        }
        return ways;
    }

    /** The types of the men, and those that they may become. */
    private static Set<Integer> kinds(CompiledVariant variant, Material material) {
        Set<Integer> types = new HashSet<>(material.white());
        types.addAll(material.black());
        if (material.hasPawns(variant)) {
            IntStream.of(variant.promotions()).forEach(types::add);
        }
        return types;
    }

    private static int[] map(Board board, boolean files, boolean ranks) {
        return IntStream.range(0, board.squares())
                .map(square -> board.square(
                        files ? board.files() - 1 - board.file(square) : board.file(square),
                        ranks ? board.ranks() - 1 - board.rank(square) : board.rank(square)))
                .toArray();
    }

    private static boolean isIndifferent(CompiledVariant variant, Set<Integer> types, boolean files) {
        boolean sameMoves = types.stream().allMatch(type -> isIndifferent(variant, type, files));
        return sameMoves && (!files || IntStream.of(0, 1).allMatch(color -> samePawnPlaces(variant, color)));
    }

    private static boolean isIndifferent(CompiledVariant variant, int type, boolean files) {
        Set<Way> ways = ways(variant.variant().piece(type), variant.isPawn(type));
        return ways.equals(ways.stream().map(way -> reflect(way, files)).collect(Collectors.toSet()));
    }

    private static Set<Way> ways(PieceType piece, boolean isPawn) {
        return piece.movements().stream()
                .filter(m -> isPawn || !m.initial())
                .flatMap(m -> m.steps().stream()
                        .map(step -> new Way(step, m.travel(), m.range(), m.moves(), m.captures(), m.again())))
                .collect(Collectors.toSet());
    }

    private static Way reflect(Way way, boolean files) {
        Step step =
                new Step(files ? -way.step.files() : way.step.files(), files ? way.step.ranks() : -way.step.ranks());
        return new Way(step, way.travel, way.range, way.moves, way.captures, way.again);
    }

    private static boolean samePawnPlaces(CompiledVariant variant, int color) {
        return isSymmetric(variant.board(), variant.pawnPlaces(color))
                && isSymmetric(variant.board(), variant.pawnStart(color))
                && isSymmetric(variant.board(), variant.promotionZone(color));
    }

    private static boolean isSymmetric(Board board, SquareSet squares) {
        int[] map = map(board, true, false);
        return IntStream.range(0, board.squares()).allMatch(s -> squares.contains(s) == squares.contains(map[s]));
    }
}
