package org.howdah.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;
import org.jspecify.annotations.Nullable;

/** A kind of piece as JSON; its moves in words only on the rules page. */
record PieceView(
        String letter,
        String name,
        String art,
        String betza,
        boolean royal,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String moves) {

    static List<PieceView> all(Variant variant) {
        return variant.pieces().stream().map(type -> of(type, null)).toList();
    }

    static List<PieceView> allWithMoves(Variant variant) {
        return variant.pieces().stream()
                .map(type -> of(type, MovementText.of(type)))
                .toList();
    }

    private static PieceView of(PieceType type, @Nullable String moves) {
        String art = type.art() == null ? type.name().toLowerCase(Locale.ROOT).replace(' ', '-') : type.art();
        return new PieceView(String.valueOf(type.letter()), type.name(), art, type.betza(), type.royal(), moves);
    }
}
