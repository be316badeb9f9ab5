package org.howdah.engine.eval;

/**
 * How a game is expected to end for the side to move, in thousandths that add up to 1000.
 *
 * @param win chance to win
 * @param draw chance of a draw
 * @param loss chance to lose
 */
public record WinChances(int win, int draw, int loss) {
    private static final int ALL = 1000;

    public WinChances {
        if (win < 0 || draw < 0 || loss < 0 || win + draw + loss != ALL) {
            throw new IllegalArgumentException("the chances do not add up: " + win + ", " + draw + ", " + loss);
        }
    }

    /** A game that is decided. */
    public static WinChances certain(boolean win) {
        return win ? new WinChances(ALL, 0, 0) : new WinChances(0, 0, ALL);
    }
}
