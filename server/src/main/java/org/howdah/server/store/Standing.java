package org.howdah.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Where a game stands: what follows from its moves, kept beside them for lists.
 *
 * @param fen the position
 * @param turn the color to move
 * @param plies how many moves have been made
 * @param status the word for how it stands; {@link #ONGOING} while it runs
 * @param winner the color that has won, -1: nobody
 * @param sentence how it stands, for people
 * @param whiteMillis what White's clock shows; null: no clock
 * @param blackMillis what Black's clock shows; null: no clock
 */
public record Standing(
        String fen,
        int turn,
        int plies,
        String status,
        int winner,
        String sentence,
        @Nullable Long whiteMillis,
        @Nullable Long blackMillis) {

    /** The status of a game that runs. */
    public static final String ONGOING = "ongoing";
}
