package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyLevelPlaysLegally(int number) {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        for (CompiledVariant variant : Variants.all()) {
            try (Engine engine = new Engine(variant, 1)) {
                Position position = TestPositions.random(variant, random, random.nextInt(60));
                int move = Level.of(number).choose(engine, position, Limits.moveTime(100), random);
                assertThat(Moves.isLegal(position, move)).as("seed %d", seed).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void theSameSeedPlaysTheSameGame(int number) {
        assertThat(game(number, 1)).isEqualTo(game(number, 1));
    }

    @Test
    void anotherSeedPlaysAnotherGame() {
        assertThat(game(1, 1)).isNotEqualTo(game(1, 2));
    }

    private static long game(int number, long seed) {
        CompiledVariant variant = Variants.byId("seirawan");
        SplittableRandom random = new SplittableRandom(seed);
        Position position = Position.start(variant);
        try (Engine engine = new Engine(variant, 1)) {
            for (int ply = 0; ply < 6; ply++) {
                position.make(Level.of(number).choose(engine, position, Limits.NONE, random));
            }
        }
        return position.key();
    }

    @Test
    void theLowerLevelsTakeNoTime() {
        CompiledVariant variant = Variants.byId("elven");
        try (Engine engine = new Engine(variant, 1)) {
            SplittableRandom random = new SplittableRandom(1);
            Level.of(4).choose(engine, Position.start(variant), Limits.NONE, random);
            long start = System.nanoTime();
            Level.of(4).choose(engine, Position.start(variant), Limits.NONE, random);
            assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(1_000);
        }
    }

    @Test
    void aFinishedGameHasNoMove() {
        Position mated = TestPositions.of("chess", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        try (Engine engine = new Engine(mated.variant(), 1)) {
            for (int number = 1; number <= Level.COUNT; number++) {
                assertThat(Level.of(number).choose(engine, mated, Limits.NONE, new SplittableRandom(1)))
                        .isEqualTo(Move.NONE);
            }
        }
    }

    @Test
    void levelsGoFromOneToEight() {
        assertThatIllegalArgumentException().isThrownBy(() -> Level.of(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Level.of(9));
    }
}
