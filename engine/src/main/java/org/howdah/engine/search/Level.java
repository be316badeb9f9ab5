package org.howdah.engine.search;

import java.util.random.RandomGenerator;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * How well the computer plays, from 1, a beginner, to {@value #COUNT}, the best. Each level scores 60 to 90 per cent
 * against the one below. All search much alike, but all except the last have lapses, as people do: they misjudge what they
 * look at, and play a move that they would not have played otherwise.
 *
 * @param number 1 to {@value #COUNT}
 * @param nodes positions it may visit
 * @param lapses how many of a thousand moves are lapses
 * @param error by how much it then misjudges each move: one standard deviation, in parts of what is at stake in the game
 */
public record Level(int number, long nodes, int lapses, double error) {
    /** How many levels there are. */
    public static final int COUNT = 8;

    private static final int ALL_MOVES = 1_000;

    /** A misjudgement hardly ever exceeds this many standard deviations. */
    private static final int DEVIATIONS = 3;

    private static final Level[] LEVELS = {
        new Level(1, 1_250, 1_000, 0.85),
        new Level(2, 1_250, 853, 0.76),
        new Level(3, 1_250, 675, 0.76),
        new Level(4, 1_250, 505, 0.76),
        new Level(5, 1_250, 320, 0.76),
        new Level(6, 1_500, 175, 0.76),
        new Level(7, 2_000, 75, 0.76),
        new Level(8, 3_000, 0, 0)
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
     * The move this level plays. It always chooses the same with the same random numbers, unless the limits cut it short.
     *
     * @param limits the clock or the time for this move, so that no level oversteps it; the highest level plays all it can
     *     within them, and counts its positions only when there are none
     * @return {@link Move#NONE} when there is no legal move
     */
    public int choose(Engine engine, Position position, Limits limits, RandomGenerator random) {
        if (number == COUNT && !limits.isUnlimited()) {
            return search(engine, position, limits);
        }
        if (random.nextInt(ALL_MOVES) < lapses) {
            return lapse(engine, position, limits, random);
        }
        engine.clear();
        return search(engine, position, limits.within(0, nodes));
    }

    private static int search(Engine engine, Position position, Limits limits) {
        return engine.search(position, limits, SearchListener.NONE).bestMove();
    }

    private int lapse(Engine engine, Position position, Limits limits, RandomGenerator random) {
        double deviation = error * engine.values().stake();
        int choice = Move.NONE;
        double best = Double.NEGATIVE_INFINITY;
        for (WeighedMove weighed : engine.weigh(position, limits, (int) (DEVIATIONS * deviation))) {
            double seeming = weighed.score() + deviation * Math.clamp(random.nextGaussian(), -DEVIATIONS, DEVIATIONS);
            if (seeming > best) {
                best = seeming;
                choice = weighed.move();
            }
        }
        return choice;
    }
}
