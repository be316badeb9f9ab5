package org.howdah.engine.match;

import java.util.SplittableRandom;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Plays games between two players in pairs: both games of a pair begin with the same few random moves, with the colors
 * exchanged.
 */
final class Match {
    private static final int OPENING_PLIES = 6;
    private static final int LONGEST = 600;

    /** What the first player has got. */
    record Result(int wins, int draws, int losses, int timeLosses) {
        double points() {
            return wins + draws / 2.0;
        }

        int games() {
            return wins + draws + losses;
        }

        double percent() {
            return 100 * points() / games();
        }
    }

    private final CompiledVariant variant;
    private final Player first;
    private final Player second;
    private final Clock clock;
    private int timeLosses;

    Match(CompiledVariant variant, Player first, Player second, Clock clock) {
        this.variant = variant;
        this.first = first;
        this.second = second;
        this.clock = clock;
    }

    Result play(int games, long seed) {
        int[] counts = new int[3];
        timeLosses = 0;
        for (int game = 0; game < games; game++) {
            long gameSeed = seed + game / 2;
            first.begin(31 * gameSeed + 1);
            second.begin(31 * gameSeed + 2);
            int winner = playGame(opening(gameSeed), game % 2 == 0 ? first : second, game % 2 == 0 ? second : first);
            int firstColor = game % 2 == 0 ? Color.WHITE : Color.BLACK;
            counts[winner < 0 ? 1 : winner == firstColor ? 0 : 2]++;
        }
        return new Result(counts[0], counts[1], counts[2], timeLosses);
    }

    /** The start with a few random moves, none of which ends the game. */
    private Position opening(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Position position = Position.start(variant);
            MoveList moves = new MoveList();
            for (int ply = 0; ply < OPENING_PLIES && Ending.of(position) == null; ply++) {
                moves.clear();
                Moves.legal(position, moves);
                position.make(moves.get(random.nextInt(moves.size())));
            }
            if (Ending.of(position) == null) {
                return position;
            }
        }
    }

    /** The color of the winner, -1 for a draw. */
    private int playGame(Position position, Player white, Player black) {
        Clock left = clock;
        for (int ply = 0; ply < LONGEST; ply++) {
            Ending ending = Ending.of(position);
            if (ending != null) {
                return ending.winner(position);
            }
            int mover = position.sideToMove();
            long start = System.nanoTime();
            int move = (mover == Color.WHITE ? white : black).choose(position, left);
            long millis = (System.nanoTime() - start) / 1_000_000;
            if (!Moves.isLegal(position, move)) {
                throw new AssertionError("illegal move " + move + " in " + position.setup());
            }
            if (clock.isRunning()) {
                if (millis > left.left(mover)) {
                    timeLosses++;
                    return Color.opposite(mover);
                }
                left = left.spent(mover, millis);
            }
            position.make(move);
        }
        return -1;
    }
}
