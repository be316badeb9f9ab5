package org.howdah.engine.search;

import java.util.List;

/** Puts {@link Limits} together, one by one. */
public final class LimitsBuilder {
    private int depth;
    private long nodes;
    private long moveTime;
    private long white;
    private long black;
    private long whiteIncrement;
    private long blackIncrement;
    private int movesToGo;
    private int mate;
    private boolean infinite;
    private boolean ponder;
    private List<Integer> searchMoves;

    LimitsBuilder(Limits limits) {
        depth = limits.depth();
        nodes = limits.nodes();
        moveTime = limits.moveTimeMillis();
        white = limits.whiteMillis();
        black = limits.blackMillis();
        whiteIncrement = limits.whiteIncrementMillis();
        blackIncrement = limits.blackIncrementMillis();
        movesToGo = limits.movesToGo();
        mate = limits.mate();
        infinite = limits.infinite();
        ponder = limits.ponder();
        searchMoves = limits.searchMoves();
    }

    /** So many plies, 0 for any number. */
    public LimitsBuilder depth(int plies) {
        depth = plies;
        return this;
    }

    /** So many positions, 0 for any number. */
    public LimitsBuilder nodes(long positions) {
        nodes = positions;
        return this;
    }

    /** So many milliseconds for this move, at least 1. */
    public LimitsBuilder moveTime(long millis) {
        moveTime = Math.max(1, millis);
        return this;
    }

    /** Milliseconds on both clocks; one that has run out counts as a millisecond. */
    public LimitsBuilder clock(long whiteMillis, long blackMillis) {
        white = Math.max(1, whiteMillis);
        black = Math.max(1, blackMillis);
        return this;
    }

    /** Milliseconds that are added after each move. */
    public LimitsBuilder increments(long whiteMillis, long blackMillis) {
        whiteIncrement = whiteMillis;
        blackIncrement = blackMillis;
        return this;
    }

    /** Moves until more time comes, 0 when none does. */
    public LimitsBuilder movesToGo(int moves) {
        movesToGo = moves;
        return this;
    }

    /** To end when a mate in so many moves has been found. */
    public LimitsBuilder mate(int moves) {
        mate = moves;
        return this;
    }

    /** To go on until {@link Engine#stop()}. */
    public LimitsBuilder infinite(boolean on) {
        infinite = on;
        return this;
    }

    /** To let the clock stand until {@link Engine#ponderHit()}. */
    public LimitsBuilder ponder(boolean on) {
        ponder = on;
        return this;
    }

    /** To choose from these moves only; empty for all. */
    public LimitsBuilder searchMoves(List<Integer> moves) {
        searchMoves = List.copyOf(moves);
        return this;
    }

    /** The limits. */
    public Limits build() {
        return new Limits(
                depth,
                nodes,
                moveTime,
                white,
                black,
                whiteIncrement,
                blackIncrement,
                movesToGo,
                mate,
                infinite,
                ponder,
                searchMoves);
    }
}
