package org.howdah.rules.notation;

import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variants;

/** Reads and writes moves for the tests of the notations. */
final class Texts {
    private Texts() {}

    static Position position(String variant, String fen) throws Exception {
        return fen.isEmpty()
                ? Position.start(Variants.byId(variant))
                : Fen.parse(Variants.byId(variant), fen).toPosition();
    }
}
