package org.howdah.lab.selfplay;

/**
 * When a game ends before the rules end it.
 *
 * @param wonCentipawns a game is won once the scores have put one side ahead by this much
 * @param wonPlies for so many plies in a row; 0: never
 * @param drawnCentipawns a game is drawn once the scores have been no further from 0
 * @param drawnPlies for so many plies in a row; 0: never
 * @param longestPlies a game as long as this is drawn
 */
public record Adjudication(int wonCentipawns, int wonPlies, int drawnCentipawns, int drawnPlies, int longestPlies) {
    /** Ends what is decided: saves half of the moves, and tells nothing of how games end. */
    public static final Adjudication USUAL = new Adjudication(1200, 4, 10, 16, 400);

    /** Ends what is decided only when it is so beyond all doubt, so that there are lopsided positions too. */
    public static final Adjudication LATE = new Adjudication(2200, 4, 10, 16, 400);

    /** Lets the rules end every game, unless it is very long. */
    public static final Adjudication BY_RULES = new Adjudication(0, 0, 0, 0, 600);

    /** The end of a game with a won score. */
    public static final String ADJUDICATED = "adjudicated";

    /** The end of a game that was too long. */
    public static final String LONG = "long";
}
