package org.howdah.server;

import java.util.SplittableRandom;
import java.util.function.Function;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.server.play.Halt;
import org.howdah.server.play.Opponent;

/** Plays any legal move at once, the same for the same game, unless a test tells it otherwise. */
final class QuickOpponent implements Opponent {

    /** A choice that is no legal move anywhere. */
    static final String NONSENSE = "nonsense";

    /** What it does when it is to choose; may throw, wait or name a move. */
    volatile Function<Task, String> choice = task -> "";

    /** What it thinks of every position, for the side to move. */
    volatile int worth;

    /** What happens while it looks for a hint or judges a draw. */
    volatile Runnable thinking = () -> {};

    @Override
    public int choose(Task task, Halt halt) {
        String wanted = choice.apply(task);
        if (wanted.equals(NONSENSE)) {
            return Move.step(0, 0);
        }
        return wanted.isEmpty() ? any(task) : parse(task.position(), wanted);
    }

    private static int any(Task task) {
        MoveList moves = new MoveList();
        Moves.legal(task.position(), moves);
        return moves.get(new SplittableRandom(task.seed()).nextInt(moves.size()));
    }

    private static int parse(Position position, String move) {
        try {
            return MoveText.parse(position, move);
        } catch (MoveException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public int best(Position position, Halt halt) {
        thinking.run();
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        return moves.get(0);
    }

    @Override
    public int judge(Position position, Halt halt) {
        thinking.run();
        return worth;
    }
}
