package org.howdah.rules.variant;

import java.util.Arrays;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.SquareTable;
import org.jspecify.annotations.Nullable;

/**
 * Leaps and rides of a piece that moves and captures alike, laid out for speed: one flat array of longs a direction of
 * scanning, in which each square has the two halves of each of its rays side by side.
 */
public final class PlainMoves {
    private final @Nullable SquareTable leaps;
    private final long[] ascending;
    private final long[] descending;
    private final int ascendingStride;
    private final int descendingStride;

    PlainMoves(Board board, @Nullable SquareTable leaps, Ray[] rays) {
        this.leaps = leaps;
        Ray[] up = Arrays.stream(rays).filter(Ray::isAscending).toArray(Ray[]::new);
        Ray[] down = Arrays.stream(rays).filter(ray -> !ray.isAscending()).toArray(Ray[]::new);
        ascending = flatten(board, up);
        descending = flatten(board, down);
        ascendingStride = 2 * up.length;
        descendingStride = 2 * down.length;
    }

    private static long[] flatten(Board board, Ray[] rays) {
        long[] flat = new long[board.squares() * 2 * rays.length];
        int i = 0;
        for (int square = 0; square < board.squares(); square++) {
            for (Ray ray : rays) {
                flat[i++] = ray.squares().lo(square);
                flat[i++] = ray.squares().hi(square);
            }
        }
        return flat;
    }

    /** Leaps, or null. */
    public @Nullable SquareTable leaps() {
        return leaps;
    }

    /** Whether there are rides among the moves. */
    public boolean rides() {
        return ascendingStride + descendingStride != 0;
    }

    /** The lower half of all squares reached past no blocker. */
    public long lo(int from, long occupiedLo, long occupiedHi) {
        long reached = leaps == null ? 0 : leaps.lo(from);
        int end = (from + 1) * ascendingStride;
        for (int i = from * ascendingStride; i < end; i += 2) {
            long blockers = ascending[i] & occupiedLo;
            reached |= ascending[i] & (blockers ^ blockers - 1);
        }
        end = (from + 1) * descendingStride;
        for (int i = from * descendingStride; i < end; i += 2) {
            if ((descending[i + 1] & occupiedHi) == 0) {
                long blockers = descending[i] & occupiedLo;
                reached |= descending[i] & upFromHighest(blockers);
            }
        }
        return reached;
    }

    /** The upper half of all squares reached past no blocker. */
    public long hi(int from, long occupiedLo, long occupiedHi) {
        long reached = leaps == null ? 0 : leaps.hi(from);
        int end = (from + 1) * ascendingStride;
        for (int i = from * ascendingStride; i < end; i += 2) {
            if ((ascending[i] & occupiedLo) == 0) {
                long blockers = ascending[i + 1] & occupiedHi;
                reached |= ascending[i + 1] & (blockers ^ blockers - 1);
            }
        }
        end = (from + 1) * descendingStride;
        for (int i = from * descendingStride; i < end; i += 2) {
            reached |= descending[i + 1] & upFromHighest(descending[i + 1] & occupiedHi);
        }
        return reached;
    }

    /** All squares from the highest of a set upwards; all squares for the empty set. */
    private static long upFromHighest(long set) {
        return Long.MIN_VALUE >> Long.numberOfLeadingZeros(set | 1) | (set == 0 ? -1 : 0);
    }
}
