package org.howdah.lab.match;

import java.util.SplittableRandom;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.Score;
import org.howdah.engine.search.SearchListener;
import org.howdah.lab.LabException;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** Random moves after other openings. Those that end the game, or give one side too much, are drawn anew. */
public final class RandomPlies implements Openings, AutoCloseable {
    private static final int MOST_TRIES = 1000;
    private static final long NODES = 5000;
    private static final int HASH_MEGABYTES = 1;

    private final Openings base;
    private final int plies;
    private final int imbalance;
    private final long seed;
    private final Engine judge;

    /**
     * @param base what the moves come after
     * @param plies how many
     * @param imbalance centipawns that either side may be ahead, in the eyes of our engine
     * @param seed the same seed gives the same openings
     */
    public RandomPlies(CompiledVariant variant, Openings base, int plies, int imbalance, long seed) {
        this.base = base;
        this.plies = plies;
        this.imbalance = imbalance;
        this.seed = seed;
        judge = new Engine(variant, HASH_MEGABYTES);
    }

    @Override
    public synchronized Opening pair(int pair) throws LabException {
        Opening opening = base.pair(pair);
        SplittableRandom random = new SplittableRandom(Seeds.mix(seed, pair));
        for (int attempt = 0; attempt < MOST_TRIES; attempt++) {
            Opening drawn = draw(opening, random);
            if (drawn != null && isBalanced(drawn.position())) {
                return drawn;
            }
        }
        throw new LabException("of " + MOST_TRIES + " openings of " + plies
                + " random plies none is open and within " + imbalance
                + " centipawns: take fewer plies or a larger --imbalance");
    }

    private @Nullable Opening draw(Opening opening, SplittableRandom random) {
        Opening drawn = opening;
        Position position = opening.position();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            if (Ending.of(position) != null) {
                return null;
            }
            moves.clear();
            Moves.legal(position, moves);
            int move = moves.get(random.nextInt(moves.size()));
            position.make(move);
            drawn = drawn.plus(move);
        }
        return Ending.of(position) == null ? drawn : null;
    }

    private boolean isBalanced(Position position) {
        judge.clear();
        Score score =
                judge.search(position, Limits.nodes(NODES), SearchListener.NONE).score();
        return Math.abs(score.value()) <= imbalance;
    }

    @Override
    public void close() {
        judge.close();
    }
}
