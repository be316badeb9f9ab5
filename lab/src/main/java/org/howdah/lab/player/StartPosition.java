package org.howdah.lab.player;

import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.position.SetupException;

/**
 * Where a game begins.
 *
 * @param setup the position; it has no problems
 */
public record StartPosition(Setup setup) {
    /** Whether it is the one in which every game of the variant begins, so that other programs know it by themselves. */
    public boolean isStandard() {
        return Fen.write(setup).equals(Fen.write(Setup.start(setup.variant())));
    }

    /** The position, without moves behind it. */
    public Position position() {
        try {
            return setup.toPosition();
        } catch (SetupException e) {
            throw new IllegalArgumentException("a start with problems", e);
        }
    }
}
