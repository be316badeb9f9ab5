package org.howdah.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A move as it is stored.
 *
 * @param ply its number in the game, from 1
 * @param uci the move
 * @param clockMillis what its player had left after it; null: no clock
 */
public record MoveRow(int ply, String uci, @Nullable Long clockMillis) {}
