package org.howdah.engine.search;

import org.howdah.engine.tablebase.TableValue;

/**
 * A search score from the side to move's view: centipawns, or how far it is to a won or lost end (by mate or by baring
 * the king). Between evaluations and forced ends lie the ends that a table knows but the fifty-move rule may come before.
 *
 * @param value centipawns; beyond {@code ±}{@value #WON} a forced end, {@value #MATE} less the plies to it
 */
public record Score(int value) {
    /** A win on the spot; a win in {@code n} plies scores {@code n} less. */
    public static final int MATE = 32_000;

    /** The longest line a search can follow, in plies. */
    public static final int MAX_PLY = 128;

    /** The lowest score that is a forced win: the longest that a table tells, behind the longest line. */
    public static final int WON = MATE - TableValue.MAX_PLIES - 2 * MAX_PLY;

    /** No evaluation says more; a doubtful win of a table does, by any number of plies. */
    static final int MOST_EVALUATED = WON - TableValue.MAX_PLIES - 2;

    static final int INFINITE = MATE + 1;
    static final int DRAW = 0;

    /** Whether the end is forced, one way or the other. */
    public boolean isMate() {
        return Math.abs(value) >= WON;
    }

    /** Full moves to the forced end, negative when the side to move loses; meaningless unless {@link #isMate()}. */
    public int mateIn() {
        return value > 0 ? (MATE - value + 1) / 2 : -(MATE + value) / 2;
    }

    /** As UCI writes it: {@code cp 34} or {@code mate -3}. */
    public String uci() {
        return isMate() ? "mate " + mateIn() : "cp " + value;
    }
}
