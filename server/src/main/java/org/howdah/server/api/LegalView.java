package org.howdah.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.howdah.rules.game.Game;
import org.howdah.rules.game.LegalMove;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variant;
import org.howdah.server.play.MoveShape;
import org.jspecify.annotations.Nullable;

/** A move that may be made, as JSON. */
record LegalView(
        String uci,
        String san,
        String kind,
        @Nullable String from,
        @Nullable String to,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String via,
        boolean capture,
        List<String> captures,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String piece,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String gateOn) {

    /** All moves of the side to move. */
    static List<LegalView> all(Game game) {
        Position position = game.position();
        Variant variant = game.variant().variant();
        return game.legal().stream()
                .map(legal -> of(variant, legal, MoveShape.of(position, legal.move())))
                .toList();
    }

    private static LegalView of(Variant variant, LegalMove legal, MoveShape shape) {
        return new LegalView(
                legal.uci(),
                legal.san(),
                shape.kind(),
                Squares.name(variant.board(), shape.from()),
                Squares.name(variant.board(), shape.to()),
                Squares.name(variant.board(), shape.via()),
                !shape.captures().isEmpty(),
                Squares.names(variant.board(), shape.captures()),
                letter(variant, shape.piece()),
                Squares.name(variant.board(), shape.gateOn()));
    }

    static @Nullable String letter(Variant variant, int type) {
        return type == 0 ? null : String.valueOf(variant.piece(type).letter());
    }
}
