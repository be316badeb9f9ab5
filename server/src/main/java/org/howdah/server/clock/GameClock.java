package org.howdah.server.clock;

import org.howdah.rules.board.Color;

/**
 * The two clocks of a game, of which one runs or none. Immutable: each method that changes it gives another.
 *
 * @param control how much time there is
 * @param whiteMillis what White had when the clock last started or stopped; negative: overstepped
 * @param blackMillis the same for Black
 * @param running the color whose clock runs, or {@link #NOBODY}
 * @param since when it was started, on the ticker's scale; of no meaning when nobody's runs
 */
public record GameClock(TimeControl control, long whiteMillis, long blackMillis, int running, long since) {

    /** What {@link #running} says when both clocks stand. */
    public static final int NOBODY = -1;

    /** Both clocks standing at the initial time. */
    public static GameClock start(TimeControl control) {
        return new GameClock(control, control.initialMillis(), control.initialMillis(), NOBODY, 0);
    }

    /** The same control with these times left, standing. */
    public GameClock standingAt(long white, long black) {
        return new GameClock(control, white, black, NOBODY, 0);
    }

    /** That color's clock runs from {@code now} on; another that ran is stopped first. */
    public GameClock run(int color, long now) {
        GameClock stopped = stop(now);
        return new GameClock(control, stopped.whiteMillis, stopped.blackMillis, color, now);
    }

    /** Both stand; the running one is charged up to {@code now}. */
    public GameClock stop(long now) {
        return standingAt(left(Color.WHITE, now), left(Color.BLACK, now));
    }

    /** Both stand as when one was last started: what has run since is nobody's. */
    public GameClock uncharged() {
        return standingAt(whiteMillis, blackMillis);
    }

    /** That color has made its move: both stand, and it has its increment. */
    public GameClock moved(int color, long now) {
        GameClock stopped = stop(now);
        return color == Color.WHITE
                ? standingAt(stopped.whiteMillis + control.incrementMillis(), stopped.blackMillis)
                : standingAt(stopped.whiteMillis, stopped.blackMillis + control.incrementMillis());
    }

    /** What that color has left at {@code now}, in milliseconds; 0 or less: its time is over. */
    public long left(int color, long now) {
        long then = color == Color.WHITE ? whiteMillis : blackMillis;
        return running == color ? then - Math.max(0, now - since) : then;
    }

    /** Whether someone's clock runs. */
    public boolean isRunning() {
        return running != NOBODY;
    }
}
