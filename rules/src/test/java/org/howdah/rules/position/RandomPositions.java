package org.howdah.rules.position;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.howdah.rules.Seed;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/** The positions of random games, one after the other. A game is played until it ends, or for long. */
final class RandomPositions {
    private static final int LONGEST_GAME = 200;

    private RandomPositions() {}

    /** Shows that many positions to a check; when it fails, the seed and the position are named. */
    static void each(CompiledVariant variant, int positions, Check check) {
        long seed = Seed.next();
        RandomGenerator random = new SplittableRandom(seed);
        MoveList moves = new MoveList();
        Position position = Position.start(variant);
        for (int seen = 0; seen < positions; seen++) {
            moves.clear();
            Moves.legal(position, moves);
            try {
                check.accept(position, moves, random);
            } catch (AssertionError | RuntimeException e) {
                String where = variant.id() + " -Dhowdah.seed=" + seed + " " + Fen.write(position);
                throw new AssertionError(where + ": " + e.getMessage(), e);
            }
            if (moves.isEmpty() || Ending.of(position) != null || position.ply() > LONGEST_GAME) {
                position = Position.start(variant);
            } else {
                position.make(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    /** What is to hold in each position; the position must be left as it was found. */
    @FunctionalInterface
    interface Check {
        void accept(Position position, MoveList legal, RandomGenerator random);
    }
}
