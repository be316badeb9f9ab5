package org.howdah.lab.match;

import java.util.List;
import java.util.Map;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.lab.player.EngineSpec;
import org.howdah.lab.stats.Sprt;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/**
 * A match, before it is played.
 *
 * @param variant the game
 * @param engines the two engines; their names differ
 * @param openings where the pairs begin
 * @param rules how games are played and ended
 * @param tables end games as soon as they know the position, null for none
 * @param games at most so many, an even number
 * @param concurrency games at the same time
 * @param seed for what is random in the engines
 * @param patienceMillis how long an engine may be silent beyond its time
 * @param sprt the test that ends the match, null when it is played to the last game
 * @param tags for the PGN
 */
public record MatchPlan(
        CompiledVariant variant,
        List<EngineSpec> engines,
        Openings openings,
        GameRules rules,
        @Nullable Tablebase tables,
        int games,
        int concurrency,
        long seed,
        long patienceMillis,
        @Nullable Sprt sprt,
        Map<String, String> tags) {

    public MatchPlan {
        engines = List.copyOf(engines);
        if (engines.size() != 2 || games < 2 || games % 2 != 0 || concurrency < 1) {
            throw new IllegalArgumentException("two engines, pairs of games, at least one at a time");
        }
    }

    /** A match without endgame tables. */
    public MatchPlan(
            CompiledVariant variant,
            List<EngineSpec> engines,
            Openings openings,
            GameRules rules,
            int games,
            int concurrency,
            long seed,
            long patienceMillis,
            @Nullable Sprt sprt,
            Map<String, String> tags) {
        this(variant, engines, openings, rules, null, games, concurrency, seed, patienceMillis, sprt, tags);
    }

    /** The same from other openings. */
    MatchPlan from(Openings others) {
        return new MatchPlan(
                variant, engines, others, rules, tables, games, concurrency, seed, patienceMillis, sprt, tags);
    }
}
