package org.howdah.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A game as it is stored, without its moves.
 *
 * @param id names it in addresses
 * @param player whose it is: the hash of a cookie
 * @param variant id of the variant
 * @param color the human's color
 * @param level the computer's level
 * @param seed of the computer's choices
 * @param startFen where it began
 * @param placement the human's placement turn, chosen beforehand; null: none
 * @param initialMillis what each side's clock showed at the start; null: no clock
 * @param incrementMillis what a move adds to it; null: no clock
 * @param standing where the game stands now
 * @param createdAt when it was made, in milliseconds since 1970
 * @param updatedAt when it last changed, in milliseconds since 1970
 */
public record GameRow(
        String id,
        String player,
        String variant,
        int color,
        int level,
        long seed,
        String startFen,
        @Nullable String placement,
        @Nullable Long initialMillis,
        @Nullable Long incrementMillis,
        Standing standing,
        long createdAt,
        long updatedAt) {}
