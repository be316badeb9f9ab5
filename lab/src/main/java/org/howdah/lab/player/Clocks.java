package org.howdah.lab.player;

import org.howdah.rules.board.Color;

/**
 * What both clocks show, in milliseconds. A side that plays without a clock shows 0.
 *
 * @param white time left to White
 * @param black time left to Black
 * @param movesToGo moves the side to move has left until more time comes; 0 when none comes
 */
public record Clocks(long white, long black, int movesToGo) {
    /** Nobody has a clock. */
    public static final Clocks NONE = new Clocks(0, 0, 0);

    public long left(int color) {
        return color == Color.WHITE ? white : black;
    }
}
