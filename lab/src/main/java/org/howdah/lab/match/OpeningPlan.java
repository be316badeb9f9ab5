package org.howdah.lab.match;

import java.util.List;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Where the pairs of games begin: these openings in turn, each with some random moves after it.
 *
 * @param base the openings
 * @param plies how many random moves; 0 for none
 * @param imbalance centipawns that either side may be ahead after them
 * @param seed the same seed gives the same openings
 */
public record OpeningPlan(List<Opening> base, int plies, int imbalance, long seed) {
    public OpeningPlan {
        base = List.copyOf(base);
    }

    /** Whether some of so many pairs begin as others do. */
    public boolean repeats(int pairs) {
        return plies == 0 && base.size() < pairs;
    }

    /** These openings, to be played from. */
    public Source open(CompiledVariant variant) {
        Openings inTurn = Openings.inTurn(base);
        if (plies == 0) {
            return new Source(inTurn, () -> {});
        }
        RandomPlies random = new RandomPlies(variant, inTurn, plies, imbalance, seed);
        return new Source(random, random::close);
    }

    /**
     * Openings that are to be closed.
     *
     * @param openings they
     * @param end closes what is behind them
     */
    public record Source(Openings openings, Runnable end) implements AutoCloseable {
        @Override
        public void close() {
            end.run();
        }
    }
}
