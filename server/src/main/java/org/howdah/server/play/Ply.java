package org.howdah.server.play;

import org.jspecify.annotations.Nullable;

/**
 * A move that was made, with all that is shown of it.
 *
 * @param number from 1
 * @param move the move
 * @param shape what it did on the board
 * @param uci the move in UCI form
 * @param san the move in SAN
 * @param spoken the move in words
 * @param fen the position after it
 * @param check the square of the king it checks, {@link MoveShape#NOWHERE} if none
 * @param clockMillis what its player had left after it; null: no clock
 */
public record Ply(
        int number,
        int move,
        MoveShape shape,
        String uci,
        String san,
        String spoken,
        String fen,
        int check,
        @Nullable Long clockMillis) {}
