package org.howdah.server.store;

import java.util.List;

/**
 * A game with its moves.
 *
 * @param game the game
 * @param moves its moves from the first on
 */
public record StoredGame(GameRow game, List<MoveRow> moves) {

    public StoredGame {
        moves = List.copyOf(moves);
    }
}
