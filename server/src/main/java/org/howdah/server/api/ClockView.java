package org.howdah.server.api;

import org.howdah.rules.board.Color;
import org.howdah.server.clock.GameClock;
import org.howdah.server.play.Snapshot;
import org.jspecify.annotations.Nullable;

/** The clocks as JSON: what was left at {@code serverNow}. */
record ClockView(
        long initialMillis,
        long incrementMillis,
        long whiteMillis,
        long blackMillis,
        @Nullable String running,
        long serverNow) {

    static @Nullable ClockView of(Snapshot snapshot) {
        GameClock clock = snapshot.match().clock();
        if (clock == null) {
            return null;
        }
        return new ClockView(
                clock.control().initialMillis(),
                clock.control().incrementMillis(),
                Math.max(0, clock.left(Color.WHITE, snapshot.at())),
                Math.max(0, clock.left(Color.BLACK, snapshot.at())),
                Squares.color(clock.running()),
                snapshot.date());
    }
}
