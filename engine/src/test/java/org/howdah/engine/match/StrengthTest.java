package org.howdah.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.engine.match.Match.Result;
import org.howdah.engine.search.Level;
import org.howdah.engine.search.Limits;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole matches that show how well the engine plays, and that it keeps to the clock. They take hours. */
@Tag("long")
class StrengthTest {
    private static final long SEED = 20_260_101;

    private static Result play(CompiledVariant variant, Player first, Player second, Clock clock, int games) {
        try (first;
                second) {
            Result result = new Match(variant, first, second, clock).play(games, SEED);
            System.out.printf("%s: %s, %.1f per cent%n", variant.id(), result, result.percent());
            return result;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant", "mini-courier", "elven"})
    void beatsTheGreedyPlayer(String id) {
        CompiledVariant variant = Variants.byId(id);
        Player engine = EnginePlayer.full(variant, Limits.moveTime(100));
        Result result = play(variant, engine, new GreedyPlayer(variant), Clock.NONE, 100);
        assertThat(result.points()).isGreaterThanOrEqualTo(98);
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant", "mini-courier", "elven"})
    void neverOverstepsTheClock(String id) {
        CompiledVariant variant = Variants.byId(id);
        Player first = EnginePlayer.full(variant, Limits.NONE);
        Player second = EnginePlayer.full(variant, Limits.NONE);
        Result result = play(variant, first, second, new Clock(2000, 2000, 50), 50);
        assertThat(result.timeLosses()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant", "mini-courier", "elven"})
    void theLowestLevelLosesToTheGreedyPlayer(String id) {
        CompiledVariant variant = Variants.byId(id);
        Result result = play(variant, level(variant, 1), new GreedyPlayer(variant), Clock.NONE, 100);
        assertThat(result.losses()).isGreaterThanOrEqualTo(70);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void eachLevelBeatsTheOneBelow(int number) {
        for (String id : new String[] {"seirawan", "silver-elephant", "mini-courier", "elven"}) {
            CompiledVariant variant = Variants.byId(id);
            Result result = play(variant, level(variant, number), level(variant, number - 1), Clock.NONE, 100);
            assertThat(result.percent()).as("level %d at %s", number, id).isBetween(60.0, 90.0);
        }
    }

    private static Player level(CompiledVariant variant, int number) {
        return new EnginePlayer(variant, Level.of(number), Limits.NONE);
    }
}
