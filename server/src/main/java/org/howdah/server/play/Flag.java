package org.howdah.server.play;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.howdah.server.clock.GameClock;
import org.jspecify.annotations.Nullable;

/** The flag of a game's clock: calls when the time of the human who is to move is over. For one thread at a time. */
final class Flag {

    /**
     * How much later than the clock says a player's time is declared over, in milliseconds: a move that reached the server in
     * time may still be waiting for its turn.
     */
    static final long GRACE_MILLIS = 300;

    private final Room room;
    private final Runnable fall;
    private @Nullable ScheduledFuture<?> timer;

    Flag(Room room, Runnable fall) {
        this.room = room;
        this.fall = fall;
    }

    /** Watches the clock of the game as it is now, if it runs for the human. */
    void watch(Match match) {
        stop();
        GameClock clock = match.clock();
        if (clock != null && clock.isRunning() && match.isHumanToMove()) {
            call(clock.left(match.turn(), room.ticker().millis()) + GRACE_MILLIS);
        }
    }

    /** Calls again that much later. */
    void call(long millis) {
        timer = room.timers().schedule(fall, Math.max(millis, 1), TimeUnit.MILLISECONDS);
    }

    /** Watches no more. */
    void stop() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
    }
}
