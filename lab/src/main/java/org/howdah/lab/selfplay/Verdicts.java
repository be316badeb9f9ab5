package org.howdah.lab.selfplay;

import org.jspecify.annotations.Nullable;

/** Follows the scores of one game, to end it when they have said the same for long enough. */
final class Verdicts {
    private final Adjudication adjudication;

    /** Plies in a row that White was winning, negative: that Black was. */
    private int won;

    private int drawn;

    Verdicts(Adjudication adjudication) {
        this.adjudication = adjudication;
    }

    /**
     * What White scores if this score, in centipawns for White, settles the game; null if it does not.
     */
    @Nullable Double after(int score) {
        if (Math.abs(score) < adjudication.wonCentipawns()) {
            won = 0;
        } else if (score > 0) {
            won = Math.max(0, won) + 1;
        } else {
            won = Math.min(0, won) - 1;
        }
        drawn = Math.abs(score) <= adjudication.drawnCentipawns() ? drawn + 1 : 0;
        if (adjudication.wonPlies() > 0 && Math.abs(won) >= adjudication.wonPlies()) {
            return won > 0 ? 1.0 : 0.0;
        }
        return adjudication.drawnPlies() > 0 && drawn >= adjudication.drawnPlies() ? 0.5 : null;
    }
}
