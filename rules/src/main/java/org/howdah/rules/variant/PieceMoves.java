package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareTable;
import org.jspecify.annotations.Nullable;

/** How one piece of one color moves, as tables. Leaps of a kind the piece does not have are null. */
public final class PieceMoves {
    private final @Nullable SquareTable leaps;
    private final @Nullable SquareTable quietLeaps;
    private final @Nullable SquareTable captureLeaps;
    private final Ray[] rays;
    private final Ray[] quietRays;
    private final Ray[] captureRays;
    private final boolean rides;
    private final LameLeap[] lameLeaps;
    private final @Nullable TwoLegs twoLegs;
    private final @Nullable PlainMoves plain;

    /**
     * Compiles the movements of a piece.
     *
     * @param movements with steps as the piece's own side sees the board
     * @param ray gives the ray of a step of a movement
     */
    PieceMoves(Board board, List<Movement> movements, BiFunction<Movement, Step, Ray> ray) {
        List<Movement> single =
                movements.stream().filter(m -> m.again() == Again.NO).toList();
        leaps = leaps(board, single, true, true);
        quietLeaps = leaps(board, single, true, false);
        captureLeaps = leaps(board, single, false, true);
        rays = rays(single, true, true, ray);
        quietRays = rays(single, true, false, ray);
        captureRays = rays(single, false, true, ray);
        rides = rays.length + quietRays.length + captureRays.length != 0;
        lameLeaps = movements.stream()
                .filter(m -> m.travel() == Travel.LAME)
                .flatMap(m -> m.steps().stream().map(step -> new LameLeap(board, m, step)))
                .toArray(LameLeap[]::new);
        List<TwoLegs.Way> ways = movements.stream()
                .filter(m -> m.again() != Again.NO)
                .map(m -> new TwoLegs.Way(m.steps(), m.again()))
                .toList();
        twoLegs = ways.isEmpty() ? null : new TwoLegs(board, ways);
        boolean isPlain = quietLeaps == null
                && captureLeaps == null
                && quietRays.length == 0
                && captureRays.length == 0
                && lameLeaps.length == 0
                && Arrays.stream(rays).noneMatch(Ray::hops);
        plain = isPlain ? new PlainMoves(board, leaps, rays) : null;
    }

    private static @Nullable SquareTable leaps(Board board, List<Movement> movements, boolean moves, boolean captures) {
        SquareTable table = new SquareTable(board.squares());
        for (Movement movement : movements) {
            if (movement.travel() == Travel.LEAP && movement.moves() == moves && movement.captures() == captures) {
                for (Step step : movement.steps()) {
                    addLeap(board, table, step);
                }
            }
        }
        return table.isEmpty() ? null : table;
    }

    private static void addLeap(Board board, SquareTable table, Step step) {
        for (int from = 0; from < board.squares(); from++) {
            int file = board.file(from) + step.files();
            int rank = board.rank(from) + step.ranks();
            if (board.contains(file, rank)) {
                table.add(from, board.square(file, rank));
            }
        }
    }

    private static Ray[] rays(
            List<Movement> movements, boolean moves, boolean captures, BiFunction<Movement, Step, Ray> ray) {
        List<Ray> rays = new ArrayList<>();
        for (Movement movement : movements) {
            boolean rides = movement.travel() == Travel.RIDE || movement.travel() == Travel.HOP;
            if (rides && movement.moves() == moves && movement.captures() == captures) {
                movement.steps().forEach(step -> rays.add(ray.apply(movement, step)));
            }
        }
        return rays.toArray(Ray[]::new);
    }

    /** Leaps that may end on an empty square or an enemy. */
    public @Nullable SquareTable leaps() {
        return leaps;
    }

    /** Leaps that may end on an empty square only. */
    public @Nullable SquareTable quietLeaps() {
        return quietLeaps;
    }

    /** Leaps that may end on an enemy only. */
    public @Nullable SquareTable captureLeaps() {
        return captureLeaps;
    }

    /** Rays that may end on an empty square or an enemy. */
    public Ray[] rays() {
        return rays;
    }

    /** Rays that may end on an enemy only. */
    public Ray[] captureRays() {
        return captureRays;
    }

    /** All moves of one leg, when the piece moves and captures alike by leaps and plain rides only; else null. */
    public @Nullable PlainMoves plain() {
        return plain;
    }

    /** Moves of two legs, or null. */
    public @Nullable TwoLegs twoLegs() {
        return twoLegs;
    }

    /** Leaps that need the squares they pass to be empty. */
    public LameLeap[] lameLeaps() {
        return lameLeaps;
    }

    /** The lower half of where the piece may end by one leg. */
    public long targetsLo(int from, long ownLo, long enemyLo, long occupiedLo, long occupiedHi) {
        long any = lo(leaps, from);
        long quiet = lo(quietLeaps, from);
        long captures = lo(captureLeaps, from);
        if (rides) {
            any |= lo(rays, from, occupiedLo, occupiedHi);
            quiet |= lo(quietRays, from, occupiedLo, occupiedHi);
            captures |= lo(captureRays, from, occupiedLo, occupiedHi);
        }
        long targets = any & ~ownLo | quiet & ~occupiedLo | captures & enemyLo;
        for (LameLeap leap : lameLeaps) {
            targets |= leap.lo(from, ownLo, enemyLo, occupiedLo, occupiedHi);
        }
        return targets;
    }

    /** The upper half of where the piece may end by one leg. */
    public long targetsHi(int from, long ownHi, long enemyHi, long occupiedLo, long occupiedHi) {
        long any = hi(leaps, from);
        long quiet = hi(quietLeaps, from);
        long captures = hi(captureLeaps, from);
        if (rides) {
            any |= hi(rays, from, occupiedLo, occupiedHi);
            quiet |= hi(quietRays, from, occupiedLo, occupiedHi);
            captures |= hi(captureRays, from, occupiedLo, occupiedHi);
        }
        long targets = any & ~ownHi | quiet & ~occupiedHi | captures & enemyHi;
        for (LameLeap leap : lameLeaps) {
            targets |= leap.hi(from, ownHi, enemyHi, occupiedLo, occupiedHi);
        }
        return targets;
    }

    /** The lower half of the squares on which the piece would capture by one leg, lame leaps apart. */
    public long attacksLo(int from, long occupiedLo, long occupiedHi) {
        if (plain != null) {
            return plain.lo(from, occupiedLo, occupiedHi);
        }
        return lo(leaps, from)
                | lo(captureLeaps, from)
                | lo(rays, from, occupiedLo, occupiedHi)
                | lo(captureRays, from, occupiedLo, occupiedHi);
    }

    /** The upper half of the squares on which the piece would capture by one leg, lame leaps apart. */
    public long attacksHi(int from, long occupiedLo, long occupiedHi) {
        if (plain != null) {
            return plain.hi(from, occupiedLo, occupiedHi);
        }
        return hi(leaps, from)
                | hi(captureLeaps, from)
                | hi(rays, from, occupiedLo, occupiedHi)
                | hi(captureRays, from, occupiedLo, occupiedHi);
    }

    private static long lo(@Nullable SquareTable leaps, int from) {
        return leaps == null ? 0 : leaps.lo(from);
    }

    private static long hi(@Nullable SquareTable leaps, int from) {
        return leaps == null ? 0 : leaps.hi(from);
    }

    private static long lo(Ray[] rays, int from, long occupiedLo, long occupiedHi) {
        long lo = 0;
        for (Ray ray : rays) {
            lo |= ray.lo(from, occupiedLo, occupiedHi);
        }
        return lo;
    }

    private static long hi(Ray[] rays, int from, long occupiedLo, long occupiedHi) {
        long hi = 0;
        for (Ray ray : rays) {
            hi |= ray.hi(from, occupiedLo, occupiedHi);
        }
        return hi;
    }
}
