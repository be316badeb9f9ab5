package org.howdah.engine.search;

import java.util.random.RandomGenerator;
import org.howdah.rules.position.Position;

/**
 * How well the computer plays, in steps as fine as one likes: like a {@link Level}, or something between two of them.
 *
 * <p>The numbers are like Elo ratings, on a scale of our own: level 1 is put at {@value #LEAST_ELO} and each level
 * {@value #ELO_A_LEVEL} above the one below. That is near the truth between levels, by their scores against each other; how the
 * scale lies to that of people is not measured.
 */
public final class Strength {
    /** The weakest. */
    public static final int LEAST_ELO = 800;

    /** The strongest, which still is less than all the engine can. */
    public static final int MOST_ELO = 2200;

    /** What to offer when nobody has said. */
    public static final int USUAL_ELO = 1500;

    private static final int ELO_A_LEVEL = 200;

    private final Level level;

    private Strength(Level level) {
        this.level = level;
    }

    /**
     * The strength of a rating.
     *
     * @throws IllegalArgumentException when it is not from {@value #LEAST_ELO} to {@value #MOST_ELO}
     */
    public static Strength ofElo(int elo) {
        if (elo < LEAST_ELO || elo > MOST_ELO) {
            throw new IllegalArgumentException("ratings go from " + LEAST_ELO + " to " + MOST_ELO + ", not " + elo);
        }
        int above = elo - LEAST_ELO;
        int number = Math.min(1 + above / ELO_A_LEVEL, Level.COUNT - 1);
        double part = above / (double) ELO_A_LEVEL - (number - 1);
        return new Strength(between(Level.of(number), Level.of(number + 1), part));
    }

    private static Level between(Level low, Level high, double part) {
        int lapses = (int) Math.round(low.lapses() + part * (high.lapses() - low.lapses()));
        long nodes = Math.round(low.nodes() * Math.pow(high.nodes() / (double) low.nodes(), part));
        double error = high.lapses() == 0 ? low.error() : low.error() + part * (high.error() - low.error());
        return new Level(low.number(), nodes, lapses, error);
    }

    /** What it comes to, as one of the limited levels would say it. */
    Level level() {
        return level;
    }

    /**
     * The move it plays. It always chooses the same with the same random numbers, unless the limits cut it short.
     *
     * @return {@code Move.NONE} when there is no legal move
     */
    public int choose(Engine engine, Position position, Limits limits, RandomGenerator random) {
        return level.choose(engine, position, limits, random);
    }
}
