package org.howdah.rules.notation;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.howdah.rules.Seed;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/** Random games that tests look at, position by position. */
public final class RandomGame {
    private static final int LONGEST = 150;

    private RandomGame() {}

    /** Shows every position of some games, with its legal moves; a failure names seed and position. */
    public static void each(CompiledVariant variant, int games, Check check) {
        long seed = Seed.next();
        RandomGenerator random = new SplittableRandom(seed);
        for (int game = 0; game < games; game++) {
            Position position = Position.start(variant);
            MoveList moves = legal(position);
            while (!moves.isEmpty() && position.ply() < LONGEST && Ending.of(position) == null) {
                try {
                    check.accept(position, moves);
                } catch (Exception | AssertionError e) {
                    String where = variant.id() + " -Dhowdah.seed=" + seed + " " + Fen.write(position);
                    throw new AssertionError(where + ": " + e.getMessage(), e);
                }
                position.make(moves.get(random.nextInt(moves.size())));
                moves = legal(position);
            }
        }
    }

    static MoveList legal(Position position) {
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        return moves;
    }

    /** What must hold in each position, which is to be left as it was. */
    @FunctionalInterface
    public interface Check {
        void accept(Position position, MoveList legal) throws Exception;
    }
}
