package org.howdah.engine.eval;

import org.howdah.engine.eval.Weights.Pair;

/**
 * What scores mean for the end of a game: a win becomes as likely as not at a score of {@code even} centipawns and nearly
 * certain some {@code spread}s above (a logistic curve), a loss the same below zero, and what is left are draws. Both change
 * as the board empties.
 *
 * @param even at least 0
 * @param spread more than 0
 */
public record WinCurve(Pair even, Pair spread) {
    /** For games about which nothing is known: between those found for the games that come with Howdah. */
    public static final WinCurve USUAL = new WinCurve(new Pair(50, 260), new Pair(360, 200));

    /**
     * The chance to win, 0 to 1.
     *
     * @param centipawns the score; with its sign changed, what comes of it is the chance to lose
     * @param fullness how much of the start's material is left, 0 to 1
     */
    public double win(double centipawns, double fullness) {
        return 1 / (1 + Math.exp((at(even, fullness) - centipawns) / at(spread, fullness)));
    }

    private static double at(Pair pair, double fullness) {
        return pair.endgame() + fullness * (pair.middlegame() - pair.endgame());
    }
}
