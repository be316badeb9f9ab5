package org.howdah.lab.player;

/** How long a player may think. */
public sealed interface Pace {
    /** A clock: so much for so many moves (0 for the whole game), and so much more after each. */
    record Clock(long baseMillis, long incrementMillis, int moves) implements Pace {}

    /** So long for each move. */
    record MoveTime(long millis) implements Pace {}

    /** So many positions for each move. */
    record Nodes(long nodes) implements Pace {}

    /** So many plies for each move. */
    record Depth(int plies) implements Pace {}

    /** As it likes: for levels that limit themselves. */
    record Own() implements Pace {}

    /** The time a move may take at most, in milliseconds, with so much left on the clock; {@link Long#MAX_VALUE} for any. */
    default long allowance(long left) {
        return switch (this) {
            case Clock clock -> left;
            case MoveTime time -> time.millis();
            case Nodes nodes -> Long.MAX_VALUE;
            case Depth depth -> Long.MAX_VALUE;
            case Own own -> Long.MAX_VALUE;
        };
    }
}
