package org.howdah.engine.search;

import java.util.List;
import org.howdah.engine.time.TimeBudget;
import org.howdah.rules.board.Color;

/**
 * When a search has to end, at whichever limit comes first, and which moves it looks at. 0 means no limit of that kind.
 * {@code Limits.moveTime(500)} and its like are the usual ones; {@link #builder()} makes any other.
 *
 * @param depth plies to search
 * @param nodes positions to visit
 * @param moveTimeMillis time for this move
 * @param whiteMillis time left on White's clock
 * @param blackMillis time left on Black's clock
 * @param whiteIncrementMillis time White gains by moving
 * @param blackIncrementMillis time Black gains by moving
 * @param movesToGo moves to the next time control
 * @param mate to be content with a mate, for either side, in so many moves; without another limit, a search that finds
 *     none gives up at {@link #mateDepth} plies
 * @param infinite to search until {@link Engine#stop()}, even when nothing more can be found
 * @param ponder to search until {@link Engine#stop()} or {@link Engine#ponderHit()}, which starts the clock
 * @param searchMoves the moves to choose from, empty for all
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
        int mate,
        boolean infinite,
        boolean ponder,
        List<Integer> searchMoves) {

    /** No limit, for whoever sets a limit of its own. */
    public static final Limits NONE = new Limits(0, 0, 0, 0, 0, 0, 0, 0, 0, false, false, List.of());

    /** No limit but the longest line a search can follow; it ends only when stopped. */
    public static final Limits INFINITE = NONE.toBuilder().infinite(true).build();

    public Limits {
        searchMoves = List.copyOf(searchMoves);
    }

    /** So many plies. */
    public static Limits depth(int depth) {
        return NONE.toBuilder().depth(depth).build();
    }

    /** So many positions; the search then always finds the same. */
    public static Limits nodes(long nodes) {
        return NONE.toBuilder().nodes(nodes).build();
    }

    /** So many milliseconds. */
    public static Limits moveTime(long millis) {
        return NONE.toBuilder().moveTime(millis).build();
    }

    /** A fair share of the clock, in milliseconds. */
    public static Limits clock(long whiteMillis, long blackMillis, long whiteIncrement, long blackIncrement) {
        return NONE.toBuilder()
                .clock(whiteMillis, blackMillis)
                .increments(whiteIncrement, blackIncrement)
                .build();
    }

    /** Limits of one's own making. */
    public static LimitsBuilder builder() {
        return NONE.toBuilder();
    }

    /** These limits, to be changed. */
    public LimitsBuilder toBuilder() {
        return new LimitsBuilder(this);
    }

    /** Whether a search within these limits may end only when it is told to. */
    public boolean isEndless() {
        return infinite || ponder;
    }

    /** Whether nothing limits the search, so that a search would go to the deepest iteration there is. */
    public boolean isUnlimited() {
        return depth <= 0
                && nodes <= 0
                && moveTimeMillis <= 0
                && whiteMillis <= 0
                && blackMillis <= 0
                && mate <= 0
                && !infinite;
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

    /** The deepest iteration. */
    int lastDepth() {
        int most = Score.MAX_PLY - 1;
        return Math.min(most, depth > 0 ? depth : mate > 0 && !infinite ? mateDepth(mate) : most);
    }

    /** How deep to look for a mate in so many moves: reductions and pruning may hide it from a search just deep enough. */
    public static int mateDepth(int moves) {
        return Math.min(Score.MAX_PLY - 1, 4 * moves + 8);
    }

    /** These limits, and no more than so many plies and positions; no search that has to be stopped. */
    Limits within(int maxDepth, long maxNodes) {
        return toBuilder()
                .depth(maxDepth)
                .nodes(maxNodes)
                .infinite(false)
                .ponder(false)
                .build();
    }
}
