package org.howdah.engine.match;

import java.util.SplittableRandom;
import org.howdah.engine.eval.Evaluation;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Looks one ply ahead: wins if it can, else makes the move after which the position looks best to the static evaluation,
 * a drawn end counting nothing. Among equals it chooses at random.
 */
final class GreedyPlayer implements Player {
    private static final int WON = 1_000_000;

    private final Evaluation evaluation;
    private SplittableRandom random = new SplittableRandom(0);

    GreedyPlayer(CompiledVariant variant) {
        evaluation = new Evaluation(variant);
    }

    @Override
    public void begin(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public int choose(Position position, Clock clock) {
        Position tried = position.copy();
        MoveList moves = new MoveList();
        Moves.legal(tried, moves);
        int best = Integer.MIN_VALUE;
        int equals = 0;
        int choice = 0;
        for (int i = 0; i < moves.size(); i++) {
            tried.make(moves.get(i));
            int worth = worth(tried);
            tried.unmake();
            if (worth > best) {
                best = worth;
                equals = 0;
            }
            if (worth == best && random.nextInt(++equals) == 0) {
                choice = moves.get(i);
            }
        }
        return choice;
    }

    /** The worth of a position to the side that has just moved. */
    private int worth(Position position) {
        Ending ending = Ending.of(position);
        if (ending == null) {
            return -evaluation.evaluate(position);
        }
        int winner = ending.winner(position);
        return winner < 0 ? 0 : winner == position.sideToMove() ? -WON : WON;
    }
}
