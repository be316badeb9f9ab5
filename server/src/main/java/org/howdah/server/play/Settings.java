package org.howdah.server.play;

import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.server.clock.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * What a game was begun with.
 *
 * @param id names it
 * @param player whose it is
 * @param variant the game
 * @param human the human's color
 * @param level the computer's level, 1 to 8
 * @param seed of the computer's choices
 * @param startFen where it began
 * @param placement the human's placement turn, chosen beforehand; null: to be made on the board, or none
 * @param control the clocks; null: none
 * @param createdAt when, in milliseconds since 1970
 */
public record Settings(
        String id,
        String player,
        CompiledVariant variant,
        int human,
        int level,
        long seed,
        String startFen,
        @Nullable String placement,
        @Nullable TimeControl control,
        long createdAt) {

    /** The computer's color. */
    public int computer() {
        return Color.opposite(human);
    }
}
