package org.howdah.server.api;

import org.howdah.server.store.GameRow;
import org.jspecify.annotations.Nullable;

/** A game in a list, as JSON. */
record GameRowView(
        String id,
        String variant,
        @Nullable String color,
        int level,
        String status,
        String sentence,
        int plies,
        long updated,
        String fen) {

    static GameRowView of(GameRow game) {
        return new GameRowView(
                game.id(),
                game.variant(),
                Squares.color(game.color()),
                game.level(),
                game.standing().status(),
                game.standing().sentence(),
                game.standing().plies(),
                game.updatedAt(),
                game.standing().fen());
    }
}
