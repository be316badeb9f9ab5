package org.howdah.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.howdah.rules.variant.Variant;
import org.howdah.server.play.MoveShape;
import org.howdah.server.play.Ply;
import org.jspecify.annotations.Nullable;

/** A move that was made, as JSON. */
record MoveView(
        int ply,
        String uci,
        String san,
        String spoken,
        String fen,
        @Nullable String check,
        String kind,
        @Nullable String from,
        @Nullable String to,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String via,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String piece,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String gateOn,
        List<String> captures,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Long clockMillis) {

    static MoveView of(Variant variant, Ply ply) {
        MoveShape shape = ply.shape();
        return new MoveView(
                ply.number(),
                ply.uci(),
                ply.san(),
                ply.spoken(),
                ply.fen(),
                Squares.name(variant.board(), ply.check()),
                shape.kind(),
                Squares.name(variant.board(), shape.from()),
                Squares.name(variant.board(), shape.to()),
                Squares.name(variant.board(), shape.via()),
                LegalView.letter(variant, shape.piece()),
                Squares.name(variant.board(), shape.gateOn()),
                Squares.names(variant.board(), shape.captures()),
                ply.clockMillis());
    }
}
