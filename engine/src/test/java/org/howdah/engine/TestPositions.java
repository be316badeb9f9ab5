package org.howdah.engine;

import java.util.SplittableRandom;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;

/** Positions for tests, and how moves are called in them. */
public final class TestPositions {
    private TestPositions() {}

    /** The position of a FEN. */
    public static Position of(String variant, String fen) {
        try {
            return Fen.parse(Variants.byId(variant), fen).toPosition();
        } catch (FenException | SetupException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A position of a random game, not over. */
    public static Position random(CompiledVariant variant, SplittableRandom random, int plies) {
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            moves.clear();
            Moves.legal(position, moves);
            position.make(moves.get(random.nextInt(moves.size())));
            if (Ending.of(position) != null) {
                position.unmake();
                return position;
            }
        }
        return position;
    }
}
