package org.howdah.rules.variant;

import java.util.List;
import org.howdah.rules.betza.Movement;
import org.jspecify.annotations.Nullable;

/**
 * A kind of piece.
 *
 * @param letter its upper-case letter in FEN, UCI and SAN
 * @param name its English name
 * @param betza its moves as the variant file spells them
 * @param movements its moves
 * @param royal whether losing it is losing the game
 * @param art id of its drawing; null: the one named like the piece
 */
public record PieceType(
        char letter,
        String name,
        String betza,
        List<Movement> movements,
        boolean royal,
        @Nullable String art) {

    public PieceType {
        movements = List.copyOf(movements);
    }

    /** Whether all its moves keep it on squares of one colour, as a bishop's do. */
    public boolean isColorBound() {
        return movements.stream()
                .flatMap(movement -> movement.steps().stream())
                .allMatch(step -> (step.files() + step.ranks()) % 2 == 0);
    }
}
