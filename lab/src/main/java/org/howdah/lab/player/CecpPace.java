package org.howdah.lab.player;

import java.util.List;
import java.util.Locale;
import org.howdah.rules.board.Color;

/** How long a CECP engine may think, in its words. */
final class CecpPace {
    private static final long MILLIS = 1000;
    private static final String HARDLY_A_LIMIT = "level 0 600 0";

    private CecpPace() {}

    /** @throws StartException when the protocol has no words for it */
    static void check(Pace pace) throws StartException {
        if (pace instanceof Pace.Nodes) {
            throw new StartException("CECP knows no limit of nodes: use tc, depth or movetime");
        }
        if (pace instanceof Pace.MoveTime time && time.millis() % MILLIS != 0) {
            throw new StartException(
                    "CECP counts the time for a move in whole seconds: movetime=1000, not " + time.millis());
        }
    }

    /** What is said before a game. */
    static List<String> commands(Pace pace) {
        return switch (pace) {
            case Pace.Clock clock -> List.of(level(clock));
            case Pace.MoveTime time -> List.of("st " + time.millis() / MILLIS);
            case Pace.Depth depth -> List.of(HARDLY_A_LIMIT, "sd " + depth.plies());
            case Pace.Nodes nodes -> throw new IllegalStateException("checked before");
            case Pace.Own own -> throw new IllegalStateException("another program needs a limit");
        };
    }

    /** Minutes and seconds, and an increment that has a point only where it must, for engines that read whole numbers. */
    private static String level(Pace.Clock clock) {
        long seconds = Math.max(1, clock.baseMillis() / MILLIS);
        String increment = clock.incrementMillis() % MILLIS == 0
                ? String.valueOf(clock.incrementMillis() / MILLIS)
                : String.format(Locale.ROOT, "%.3f", clock.incrementMillis() / (double) MILLIS)
                        .replaceAll("0+$", "");
        return String.format(Locale.ROOT, "level %d %d:%02d %s", clock.moves(), seconds / 60, seconds % 60, increment);
    }

    /** What the clocks show, before each move, in hundredths of a second. */
    static List<String> clocks(Pace pace, Turn turn) {
        if (!(pace instanceof Pace.Clock)) {
            return List.of();
        }
        int us = turn.position().sideToMove();
        long ours = turn.clocks().left(us);
        long theirs = turn.clocks().left(Color.opposite(us));
        return List.of("time " + Math.max(1, ours / 10), "otim " + Math.max(1, theirs / 10));
    }
}
