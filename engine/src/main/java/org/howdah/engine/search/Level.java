package org.howdah.engine.search;

import java.util.random.RandomGenerator;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * How well the computer plays, from 1, a beginner, to {@value #COUNT}, all it can. Each level scores 60 to 90 per cent
 * against the one below. The lower ones look less far and choose, with a random error, among the moves they have weighed;
 * all but the last need only milliseconds.
 *
 * @param number 1 to {@value #COUNT}
 * @param depth plies it looks ahead, captures apart
 * @param nodes positions it may visit, once it has looked at every move; 0 for any number
 * @param error standard deviation of its misjudgement of each move, in hundredths of what is at stake in the game
 *     ({@link org.howdah.engine.eval.PieceValues#stake()})
 */
public record Level(int number, int depth, long nodes, int error) {
    /** How many levels there are. */
    public static final int COUNT = 8;

    /** What the highest level thinks about a move when nothing else limits it. */
    public static final long DEFAULT_MILLIS = 100;

    /** A misjudgement hardly ever exceeds this many standard deviations. */
    private static final int DEVIATIONS = 3;

    private static final Level[] LEVELS = {
        new Level(1, 1, 0, 78),
        new Level(2, 1, 0, 56),
        new Level(3, 1, 0, 40),
        new Level(4, 1, 0, 28),
        new Level(5, 1, 0, 15),
        new Level(6, 20, 500, 4),
        new Level(7, 20, 3_000, 2),
        new Level(8, Score.MAX_PLY - 1, 0, 0)
    };

    /**
     * The level with that number.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Level of(int number) {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException("levels go from 1 to " + COUNT + ", not " + number);
        }
        return LEVELS[number - 1];
    }

    /**
     * The move this level plays. All levels but the last always choose the same with the same random numbers, unless the
     * limits cut them short.
     *
     * @param limits the clock or the time for this move, so that no level oversteps it; without either the highest level
     *     takes {@value #DEFAULT_MILLIS} ms
     * @return {@link Move#NONE} when there is no legal move
     */
    public int choose(Engine engine, Position position, Limits limits, RandomGenerator random) {
        if (number == COUNT) {
            return engine.search(position, limits.orElse(DEFAULT_MILLIS), SearchListener.NONE)
                    .bestMove();
        }
        int deviation = error * engine.values().stake() / 100;
        WeighedMoves weighed = engine.weigh(position, limits.within(depth, nodes), DEVIATIONS * deviation);
        int choice = Move.NONE;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < weighed.size(); i++) {
            double seeming = weighed.score(i) + deviation * Math.clamp(random.nextGaussian(), -DEVIATIONS, DEVIATIONS);
            if (seeming > best) {
                best = seeming;
                choice = weighed.move(i);
            }
        }
        return choice;
    }
}
