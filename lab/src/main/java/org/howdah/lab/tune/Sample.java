package org.howdah.lab.tune;

import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A quiet position of a game, and what a search thought of it.
 *
 * @param fen the position
 * @param score centipawns in White's view
 */
public record Sample(String fen, int score) {
    /**
     * The position.
     *
     * @throws IllegalArgumentException when it is none of that variant, saying why
     */
    public Position position(CompiledVariant variant) {
        try {
            return Fen.parse(variant, fen).toPosition();
        } catch (FenException | SetupException e) {
            throw new IllegalArgumentException(
                    "'" + fen + "' is not a position of " + variant.variant().name() + ": " + e.getMessage(), e);
        }
    }
}
