package org.howdah.lab.selfplay;

import java.util.random.RandomGenerator;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.jspecify.annotations.Nullable;

/** Random moves that make every game another one; those that throw something away are not made. For one thread. */
public final class EvenPlies {
    /** The moves leave the score within so many centipawns of what it was before them. */
    public static final int MOST_CHANGE = 150;

    private static final int MOST_TRIES = 50;

    private final MoveList moves = new MoveList();

    /**
     * The position after random moves that leave the score about as it was; as it is, when none are found.
     *
     * @param player says what the scores are
     * @param start stays as it is
     * @param plies how many moves
     * @param nodes positions to search for a score
     */
    public Position after(SelfPlay player, Position start, int plies, long nodes, RandomGenerator random) {
        int before = player.score(start, nodes);
        for (int i = 0; i < MOST_TRIES; i++) {
            Position position = after(start, plies, random);
            if (position != null && Math.abs(player.score(position, nodes) - before) <= MOST_CHANGE) {
                return position;
            }
        }
        return start.copy();
    }

    private @Nullable Position after(Position start, int plies, RandomGenerator random) {
        Position position = start.copy();
        for (int ply = 0; ply < plies; ply++) {
            if (Ending.of(position) != null) {
                return null;
            }
            make(position, random);
        }
        return Ending.of(position) == null ? position : null;
    }

    /** Makes any legal move, whatever it throws away. */
    public void make(Position position, RandomGenerator random) {
        moves.clear();
        Moves.legal(position, moves);
        position.make(moves.get(random.nextInt(moves.size())));
    }
}
