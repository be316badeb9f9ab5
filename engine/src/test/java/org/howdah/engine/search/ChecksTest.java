package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.howdah.engine.TestPositions;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChecksTest {
    static Stream<CompiledVariant> variants() {
        return Variants.all().stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void whatItCallsACheckIsOneAndItMissesFew(CompiledVariant variant) {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        int checks = 0;
        int seen = 0;
        Checks asked = new Checks(variant);
        for (int i = 0; i < 150; i++) {
            Position position = TestPositions.random(variant, random, random.nextInt(20, 150));
            MoveList moves = new MoveList();
            Moves.legal(position, moves);
            asked.begin(0);
            for (int j = 0; j < moves.size(); j++) {
                boolean given = asked.isGiven(position, moves.get(j), 0);
                position.make(moves.get(j));
                boolean check = position.inCheck();
                position.unmake();
                assertThat(check || !given)
                        .as("seed %d: %s", seed, position.setup())
                        .isTrue();
                checks += check ? 1 : 0;
                seen += given ? 1 : 0;
            }
        }
        assertThat(seen).as("seed %d", seed).isGreaterThan(checks * 9 / 10);
    }
}
