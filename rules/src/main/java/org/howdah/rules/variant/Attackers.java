package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareTable;
import org.jspecify.annotations.Nullable;

/**
 * How the pieces of one color capture, arranged to answer "who attacks this square": pieces that leap, pieces that ride
 * grouped by shared directions, and the rest, which have to be asked one by one.
 */
public final class Attackers {
    private final Leaper[] leapers;
    private final Riders[] riders;
    private final int[] others;

    /**
     * A piece that captures by leaping.
     *
     * @param piece its code
     * @param from for each square those from which it is attacked
     * @param firstMove whether only on the piece's first move
     */
    public record Leaper(int piece, SquareTable from, boolean firstMove) {}

    /**
     * Pieces that capture by riding along the same rays.
     *
     * @param pieces their codes
     * @param from for each square those from which it is attacked on an empty board
     * @param lines gives the squares that have to be empty in between
     */
    public record Riders(int[] pieces, SquareTable from, Lines lines) {}

    private Attackers(List<Leaper> leapers, List<Riders> riders, List<Integer> others) {
        this.leapers = leapers.toArray(Leaper[]::new);
        this.riders = riders.toArray(Riders[]::new);
        this.others = others.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Pieces that capture by leaping, whatever stands between. */
    public Leaper[] leapers() {
        return leapers;
    }

    /** Groups of pieces that capture by riding. */
    public Riders[] riders() {
        return riders;
    }

    /** Pieces that (also) capture in some other way: hoppers, lame leapers, odd first moves and second legs. */
    public int[] others() {
        return others;
    }

    static Attackers compile(Board board, int[] pieces, PieceMoves[] moves, @Nullable PieceMoves[] firstMoves) {
        List<Leaper> leapers = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        Map<Ray, TreeSet<Integer>> piecesByRay = new LinkedHashMap<>();
        for (int piece : pieces) {
            PieceMoves always = moves[piece];
            addLeaper(board, leapers, piece, always, false);
            for (Ray ray : captureRays(always)) {
                if (!ray.hops()) {
                    piecesByRay.computeIfAbsent(ray, r -> new TreeSet<>()).add(piece);
                }
            }
            PieceMoves first = firstMoves[piece];
            if (first != null) {
                addLeaper(board, leapers, piece, first, true);
            }
            if (isIrregular(board, always)
                    || first != null
                            && (isIrregular(board, first) || !captureRays(first).isEmpty())) {
                others.add(piece);
            }
        }
        return new Attackers(leapers, group(board, piecesByRay), others);
    }

    private static void addLeaper(Board board, List<Leaper> leapers, int piece, PieceMoves moves, boolean firstMove) {
        SquareTable captures = leapCaptures(board, moves);
        if (!captures.isEmpty()) {
            leapers.add(new Leaper(piece, captures.reversed(), firstMove));
        }
    }

    private static SquareTable leapCaptures(Board board, PieceMoves moves) {
        SquareTable captures = new SquareTable(board.squares());
        for (SquareTable leaps : new SquareTable[] {moves.leaps(), moves.captureLeaps()}) {
            if (leaps != null) {
                captures.addAll(leaps);
            }
        }
        return captures;
    }

    private static List<Ray> captureRays(PieceMoves moves) {
        List<Ray> rays = new ArrayList<>(List.of(moves.rays()));
        rays.addAll(List.of(moves.captureRays()));
        return rays;
    }

    /** Whether a piece captures in ways that neither leaps nor plain rides cover. */
    private static boolean isIrregular(Board board, PieceMoves moves) {
        for (LameLeap lame : moves.lameLeaps()) {
            if (lame.captures()) {
                return true;
            }
        }
        TwoLegs twoLegs = moves.twoLegs();
        return captureRays(moves).stream().anyMatch(Ray::hops)
                || twoLegs != null && !twoLegs.isWithin(leapCaptures(board, moves));
    }

    private record Group(Set<Integer> pieces, int stepLength) {}

    /** Merges the rays that the same pieces ride in steps of the same length. */
    private static List<Riders> group(Board board, Map<Ray, TreeSet<Integer>> piecesByRay) {
        Map<Group, SquareTable> tables = new LinkedHashMap<>();
        piecesByRay.forEach((ray, pieces) -> tables.computeIfAbsent(
                        new Group(pieces, ray.stepLength()), group -> new SquareTable(board.squares()))
                .addAll(ray.squares().reversed()));
        List<Riders> groups = new ArrayList<>();
        tables.forEach((group, from) -> {
            int[] pieces = group.pieces().stream().mapToInt(Integer::intValue).toArray();
            groups.add(new Riders(pieces, from, new Lines(board, group.stepLength())));
        });
        return groups;
    }
}
