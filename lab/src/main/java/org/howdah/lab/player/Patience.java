package org.howdah.lab.player;

/** How long to wait for a move before its engine is taken to be stalled. */
final class Patience {
    /** Without a time limit nobody knows how long a search takes: it gets so many times as much. */
    private static final int WITHOUT_LIMIT = 30;

    private Patience() {}

    /** What the engine may think, and {@code patienceMillis} more. */
    static long millis(Pace pace, Turn turn, long patienceMillis) {
        long allowance = pace.allowance(turn.clocks().left(turn.position().sideToMove()));
        return allowance == Long.MAX_VALUE ? WITHOUT_LIMIT * patienceMillis : allowance + patienceMillis;
    }
}
