package org.howdah.server.api;

import java.util.List;
import org.howdah.engine.search.Level;
import org.howdah.rules.board.Board;
import org.howdah.rules.game.Game;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Placement;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.howdah.server.play.PlacementChoices;
import org.jspecify.annotations.Nullable;

/** A variant as JSON. */
record VariantView(
        String id,
        String name,
        @Nullable String inventor,
        @Nullable Integer year,
        String summary,
        int files,
        int ranks,
        int firstRank,
        String startFen,
        List<String> family,
        List<PieceView> pieces,
        boolean hand,
        @Nullable PlacementView placement,
        int levels) {

    /** The placement turn as JSON. */
    record PlacementView(List<List<String>> wings, List<String> pieces, List<String> choices) {

        static @Nullable PlacementView of(CompiledVariant compiled) {
            Variant variant = compiled.variant();
            Placement placement = variant.placement();
            return placement == null
                    ? null
                    : new PlacementView(
                            placement.wings().stream()
                                    .map(wing -> Squares.names(variant.board(), wing))
                                    .toList(),
                            placement.pieces().stream()
                                    .map(type ->
                                            String.valueOf(variant.piece(type).letter()))
                                    .toList(),
                            PlacementChoices.of(compiled));
        }
    }

    static VariantView of(CompiledVariant compiled) {
        Variant variant = compiled.variant();
        Board board = variant.board();
        return new VariantView(
                variant.id(),
                variant.name(),
                variant.inventor(),
                variant.year(),
                variant.summary(),
                board.files(),
                board.ranks(),
                board.firstRank(),
                Game.start(compiled).startFen(),
                family(variant.id()),
                PieceView.all(variant),
                !variant.start().hand().isEmpty(),
                PlacementView.of(compiled),
                Level.COUNT);
    }

    /** The forms of one game share the beginning of their ids: {@code game}, {@code game-form}. */
    private static List<String> family(String id) {
        String head = Variants.ids().stream()
                .filter(other -> isFormOf(id, other))
                .min((a, b) -> a.length() - b.length())
                .orElse(id);
        return Variants.ids().stream().filter(other -> isFormOf(other, head)).toList();
    }

    private static boolean isFormOf(String id, String head) {
        return id.equals(head) || id.startsWith(head + "-");
    }
}
