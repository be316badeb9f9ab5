package org.howdah.rules.variant;

import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a game while its rules are read.
 *
 * @param file the whole variant file
 * @param geometry its board
 * @param army its pieces
 * @param layout its setup; null when that is wrong, so that rules about it cannot be checked
 * @param mistakes told of all that is wrong
 */
record Draft(
        Section file,
        Geometry geometry,
        Army army,
        @Nullable Layout layout,
        Mistakes mistakes) {

    /** White's squares with a type at the start; none when the setup is wrong. */
    List<Integer> squaresOf(int type) {
        return layout == null ? List.of() : layout.squaresOf(Pieces.of(Color.WHITE, type));
    }

    String shown(int square) {
        return geometry.board().shownName(square);
    }
}
