package org.howdah.server.play;

import org.howdah.server.clock.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * A game that someone wishes for.
 *
 * @param player who
 * @param variant id of the variant
 * @param human the human's color
 * @param level the computer's level, 1 to 8
 * @param control the clocks; null: none
 * @param fen where it begins; null: at the start
 * @param placement the human's placement turn, or {@link #RANDOM}; null: to be made on the board, or none
 */
public record NewGame(
        String player,
        String variant,
        int human,
        int level,
        @Nullable TimeControl control,
        @Nullable String fen,
        @Nullable String placement) {

    /** Asks for any of the arrangements. */
    public static final String RANDOM = "random";
}
