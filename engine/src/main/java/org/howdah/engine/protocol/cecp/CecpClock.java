package org.howdah.engine.protocol.cecp;

import org.howdah.engine.search.Limits;
import org.howdah.engine.search.LimitsBuilder;
import org.howdah.engine.search.Score;
import org.howdah.rules.board.Color;

/** The time controls, as {@code level}, {@code st}, {@code sd}, {@code time} and {@code otim} set them. */
final class CecpClock {
    private static final long MILLIS_A_MINUTE = 60_000;
    private static final long USUAL_MILLIS = 5 * MILLIS_A_MINUTE;
    private static final int USUAL_MOVES = 40;
    private static final long MOST_MILLIS = 1L << 40;

    private int movesInSession = USUAL_MOVES;
    private int sessionStart;
    private long increment;
    private long exact;
    private int depth;
    private long ours = USUAL_MILLIS;
    private long theirs = USUAL_MILLIS;

    /** For a new game: no more limit of depth. Time controls stay until they are set anew. */
    void reset() {
        depth = 0;
        sessionStart = 0;
    }

    /**
     * {@code level MOVES BASE INCREMENT}.
     *
     * @param text the three, BASE in minutes or minutes:seconds, the increment in seconds
     * @param movesMade moves that each side has made so far
     */
    void level(String text, int movesMade) throws CecpException {
        String[] parts = text.split("\\s+", -1);
        if (parts.length != 3) {
            throw new CecpException("level takes moves, minutes and increment");
        }
        int moves = (int) number(parts[0], 0, 10_000, 1);
        long base = base(parts[1]);
        increment = number(parts[2], 0, MOST_MILLIS, 1000);
        movesInSession = moves;
        sessionStart = movesMade;
        exact = 0;
        ours = base;
        theirs = base;
    }

    private static long base(String text) throws CecpException {
        String[] parts = text.split("[^0-9.]", -1);
        long minutes = number(parts.length == 0 ? "" : parts[0], 0, MOST_MILLIS, MILLIS_A_MINUTE);
        boolean withSeconds = text.indexOf(':') >= 0 && parts.length > 1;
        return minutes + (withSeconds ? number(parts[1], 0, MILLIS_A_MINUTE, 1000) : 0);
    }

    /** {@code st}: so many seconds for every move. */
    void secondsAMove(String seconds) throws CecpException {
        exact = number(seconds, 1, MOST_MILLIS, 1000);
    }

    /** {@code sd}: no more than so many plies. */
    void depth(String plies) throws CecpException {
        depth = (int) number(plies, 1, Score.MAX_PLY - 1, 1);
    }

    /** {@code time}: what is left on the engine's clock, in hundredths of a second; a fallen flag is below 0. */
    void engineTime(String centiseconds) throws CecpException {
        ours = Math.max(1, number(centiseconds, -MOST_MILLIS, MOST_MILLIS, 10));
    }

    /** {@code otim}: what is left on the other clock. */
    void opponentTime(String centiseconds) throws CecpException {
        theirs = Math.max(1, number(centiseconds, -MOST_MILLIS, MOST_MILLIS, 10));
    }

    /** Takes off what a move took, for programs that never send {@code time}. */
    void spend(long millis) {
        ours = Math.max(1, ours - millis + increment);
    }

    /**
     * When the engine has to move.
     *
     * @param color the side it plays
     * @param movesMade moves that it has made so far
     * @param overheadMillis time that may pass unseen between a move and its clock
     */
    LimitsBuilder limits(int color, int movesMade, int overheadMillis) {
        LimitsBuilder limits = Limits.builder().depth(depth);
        if (exact > 0) {
            return limits.moveTime(Math.max(1, exact - overheadMillis));
        }
        int toGo = movesInSession == 0 ? 0 : movesInSession - Math.floorMod(movesMade - sessionStart, movesInSession);
        boolean white = color == Color.WHITE;
        return limits.clock(white ? ours : theirs, white ? theirs : ours)
                .increments(increment, increment)
                .movesToGo(toGo);
    }

    private static long number(String text, long least, long most, long unit) throws CecpException {
        try {
            double number = Double.parseDouble(text) * unit;
            if (number >= least && number <= most) {
                return Math.round(number);
            }
        } catch (NumberFormatException e) {
            throw new CecpException("a number is wanted");
        }
        throw new CecpException("this number is out of range");
    }
}
