package org.howdah.engine.tablebase;

import org.howdah.rules.rule.Ending;

/**
 * What a table says of a position, as one small number: {@link #DRAW}, or won or lost in so many plies for the side to move, both
 * sides playing for the shortest win and the longest defence. A decided position may be {@linkplain #isSpoiled spoiled}: the
 * winner needs more plies without a capture or a pawn move than the fifty-move rule allows, even with the clock at 0.
 */
public final class TableValue {
    /** Nobody can win. */
    public static final int DRAW = 0;

    /** No table knows the position. */
    public static final int UNKNOWN = -1;

    /** The longest way to an end that can be told, in plies. */
    public static final int MAX_PLIES = 8000;

    private static final int SPOILED = 0x4000;

    private TableValue() {}

    /** Won for the side to move in so many plies, 0 to {@link #MAX_PLIES}. */
    public static int win(int plies) {
        return 1 + 2 * plies;
    }

    /** Lost for the side to move in so many plies, 0 to {@link #MAX_PLIES}. */
    public static int loss(int plies) {
        return 2 + 2 * plies;
    }

    /** The same, spoiled by the fifty-move rule. */
    public static int spoiled(int value) {
        return value | SPOILED;
    }

    /** Whether the side to move wins, the fifty-move rule apart. */
    public static boolean isWin(int value) {
        return value > 0 && (value & 1) != 0;
    }

    /** Whether the side to move loses, the fifty-move rule apart. */
    public static boolean isLoss(int value) {
        return value > 0 && (value & 1) == 0;
    }

    /** Whether the fifty-move rule makes a draw of it. */
    public static boolean isSpoiled(int value) {
        return value > 0 && (value & SPOILED) != 0;
    }

    /** Whether nobody wins, the fifty-move rule heeded: what it spoils with the clock at 0, it spoils later. */
    public static boolean isDrawn(int value) {
        return value == DRAW || isSpoiled(value);
    }

    /**
     * Whether a decided position is so in spite of the fifty-move rule: it ends before the rule ends it, or the clock has just
     * begun. Of others a table does not tell.
     *
     * @param clock plies since the last capture or pawn move
     */
    public static boolean isCertain(int value, int clock) {
        return !isSpoiled(value) && (clock == 0 || clock + plies(value) <= Ending.FIFTY_MOVES_PLIES);
    }

    /** Plies to the end of a decided position. */
    public static int plies(int value) {
        return ((value & ~SPOILED) - 1) >> 1;
    }

    /** The winner's moves to the end of a decided position. */
    public static int moves(int value) {
        return (plies(value) + 1) / 2;
    }

    /** 1 when the side to move wins, -1 when it loses, else 0; the fifty-move rule apart. */
    public static int sign(int value) {
        return value <= 0 ? 0 : (value & 1) != 0 ? 1 : -1;
    }

    /**
     * The value of a position in which the best move leads to this value for the opponent. Spoiled stays spoiled.
     *
     * @param reply a value, not {@link #UNKNOWN}
     */
    public static int before(int reply) {
        if (reply == DRAW) {
            return DRAW;
        }
        int plies = plies(reply) + 1;
        int value = isWin(reply) ? loss(plies) : win(plies);
        return isSpoiled(reply) ? spoiled(value) : value;
    }

    /**
     * Whether the side to move prefers one value to another: winning sooner, losing later; what the fifty-move rule spoils is
     * chosen as if there were no such rule.
     */
    public static boolean isBetter(int value, int than) {
        return preference(value) > preference(than);
    }

    private static int preference(int value) {
        return switch (sign(value)) {
            case 1 -> MAX_PLIES + 1 - plies(value);
            case -1 -> plies(value) - MAX_PLIES - 1;
            default -> 0;
        };
    }
}
