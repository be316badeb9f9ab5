package org.howdah.lab.train;

import java.util.List;
import java.util.SplittableRandom;
import org.howdah.engine.eval.Evaluation;
import org.howdah.lab.tune.Sample;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Makes up examples without end, whose scores are what the evaluation by hand says: a position of a game and some random
 * moves. So a network knows what is known already before it learns from games. For one thread.
 */
final class School {
    /** The most random moves. */
    private static final int MOST_PLIES = 5;

    private final CompiledVariant variant;
    private final List<Sample> samples;
    private final SplittableRandom random;
    private final Evaluation evaluation;
    private final MoveList moves = new MoveList();

    School(CompiledVariant variant, List<Sample> samples, SplittableRandom random) {
        this.variant = variant;
        this.samples = samples;
        this.random = random;
        evaluation = new Evaluation(variant);
    }

    /** So many new examples. */
    Examples examples(int count) {
        Examples examples = new Examples(variant);
        while (examples.size() < count) {
            walk(samples.get(random.nextInt(samples.size())).position(variant), examples, count);
        }
        return examples;
    }

    /** Examples of the positions that random moves lead to. */
    private void walk(Position position, Examples examples, int count) {
        for (int ply = 0; ply <= MOST_PLIES && examples.size() < count; ply++) {
            if (!position.inCheck()) {
                int score = evaluation.evaluate(position);
                examples.add(position, position.sideToMove() == Color.WHITE ? score : -score, 0.5);
            }
            moves.clear();
            Moves.legal(position, moves);
            if (moves.isEmpty()) {
                return;
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
    }
}
