package org.howdah.lab.match;

import org.howdah.lab.player.Pace;

/** One side's clock, if it plays by one. It is pressed with the time that was measured. */
final class GameClock {
    private static final long NANOS = 1_000_000;

    private final Pace pace;
    private long leftNanos;
    private int movesMade;

    GameClock(Pace pace) {
        this.pace = pace;
        leftNanos = pace instanceof Pace.Clock clock ? clock.baseMillis() * NANOS : 0;
    }

    /** Whole milliseconds left, 0 without a clock. */
    long leftMillis() {
        return Math.max(0, leftNanos / NANOS);
    }

    /** Moves until more time comes, 0 when none does. */
    int movesToGo() {
        return pace instanceof Pace.Clock clock && clock.moves() > 0 ? clock.moves() - movesMade % clock.moves() : 0;
    }

    /** Takes off what a move took; gives by how many nanoseconds it came too late, 0 or less when it did not. */
    long press(long nanos) {
        return switch (pace) {
            case Pace.Clock clock -> {
                leftNanos -= nanos;
                long late = -leftNanos;
                movesMade++;
                leftNanos += clock.incrementMillis() * NANOS;
                if (clock.moves() > 0 && movesMade % clock.moves() == 0) {
                    leftNanos += clock.baseMillis() * NANOS;
                }
                yield late;
            }
            case Pace.MoveTime time -> nanos - time.millis() * NANOS;
            case Pace.Nodes nodes -> 0;
            case Pace.Depth depth -> 0;
            case Pace.Own own -> 0;
        };
    }

    boolean isRunning() {
        return pace instanceof Pace.Clock;
    }
}
