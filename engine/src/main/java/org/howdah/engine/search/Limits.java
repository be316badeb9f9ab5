package org.howdah.engine.search;

import org.howdah.engine.time.TimeBudget;
import org.howdah.rules.board.Color;

/**
 * When a search has to end: at whichever limit comes first. 0 means no limit of that kind.
 *
 * @param depth plies to search
 * @param nodes positions to visit
 * @param moveTimeMillis time for this move
 * @param whiteMillis time left on White's clock
 * @param blackMillis time left on Black's clock
 * @param whiteIncrementMillis time White gains by moving
 * @param blackIncrementMillis time Black gains by moving
 * @param movesToGo moves to the next time control
 * @param infinite to search until {@link Engine#stop()}, even when nothing more can be found
 */
public record Limits(
        int depth,
        long nodes,
        long moveTimeMillis,
        long whiteMillis,
        long blackMillis,
        long whiteIncrementMillis,
        long blackIncrementMillis,
        int movesToGo,
        boolean infinite) {

    /** No limit but the longest line a search can follow. */
    public static final Limits INFINITE = new Limits(0, 0, 0, 0, 0, 0, 0, 0, true);

    /** No limit, for whoever sets a limit of its own. */
    public static final Limits NONE = new Limits(0, 0, 0, 0, 0, 0, 0, 0, false);

    /** So many plies. */
    public static Limits depth(int depth) {
        return new Limits(depth, 0, 0, 0, 0, 0, 0, 0, false);
    }

    /** So many positions; the search then always finds the same. */
    public static Limits nodes(long nodes) {
        return new Limits(0, nodes, 0, 0, 0, 0, 0, 0, false);
    }

    /** So many milliseconds. */
    public static Limits moveTime(long millis) {
        return new Limits(0, 0, Math.max(1, millis), 0, 0, 0, 0, 0, false);
    }

    /** A fair share of the clock, in milliseconds. */
    public static Limits clock(long whiteMillis, long blackMillis, long whiteIncrement, long blackIncrement) {
        return new Limits(
                0, 0, 0, Math.max(1, whiteMillis), Math.max(1, blackMillis), whiteIncrement, blackIncrement, 0, false);
    }

    TimeBudget budget(int color, long overheadMillis) {
        if (infinite) {
            return TimeBudget.UNLIMITED;
        }
        TimeBudget fixed = moveTimeMillis > 0 ? TimeBudget.exactly(moveTimeMillis) : TimeBudget.UNLIMITED;
        long remaining = color == Color.WHITE ? whiteMillis : blackMillis;
        if (remaining <= 0) {
            return fixed;
        }
        long increment = color == Color.WHITE ? whiteIncrementMillis : blackIncrementMillis;
        return fixed.orSooner(TimeBudget.ofClock(remaining, increment, movesToGo, overheadMillis));
    }

    /** These limits, and no more than so many plies and positions. */
    Limits within(int maxDepth, long maxNodes) {
        return new Limits(
                maxDepth,
                maxNodes,
                moveTimeMillis,
                whiteMillis,
                blackMillis,
                whiteIncrementMillis,
                blackIncrementMillis,
                movesToGo,
                false);
    }

    /** These limits, or so much time when they limit nothing. */
    Limits orElse(long millis) {
        boolean unlimited =
                depth <= 0 && nodes <= 0 && moveTimeMillis <= 0 && whiteMillis <= 0 && blackMillis <= 0 && !infinite;
        return unlimited ? moveTime(millis) : this;
    }
}
