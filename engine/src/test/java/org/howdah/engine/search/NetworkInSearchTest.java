package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkInSearchTest {
    /** What a search finds that is not a matter of time. */
    private record Found(int score, int move, int depth) {}

    private static Found search(Engine engine, Position position) {
        SearchResult result = engine.search(position, Limits.nodes(3_000), SearchListener.NONE);
        return new Found(result.score().value(), result.bestMove(), result.depth());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void isAskedUntilItIsTurnedOffAndAfterItIsTurnedOnAgain(int threads) {
        Position start = Position.start(Variants.byId("seirawan"));
        try (Engine engine = new Engine(start.variant(), 1)) {
            Found byNetwork = search(engine, start);
            engine.network(false);
            Found byHand = search(engine, start);
            assertThat(byHand).isNotEqualTo(byNetwork);
            engine.network(true);
            assertThat(search(engine, start)).isEqualTo(byNetwork);
            engine.network(false);
            engine.threads(threads);
            engine.threads(1);
            assertThat(search(engine, start)).isEqualTo(byHand);
        }
    }

    @Test
    void aGameWithoutOneGoesByHandEitherWay() {
        Position start = Position.start(Variants.byId("chess"));
        try (Engine engine = new Engine(start.variant(), 1)) {
            Found on = search(engine, start);
            engine.network(false);
            assertThat(search(engine, start)).isEqualTo(on);
        }
    }

    @Test
    void isNotAskedAboutLoneKings() {
        Position position = TestPositions.of("seirawan", "8/8/8/3k4/8/8/8/R3K3[] w - - 0 1");
        try (Engine engine = new Engine(position.variant(), 1)) {
            Found on = search(engine, position);
            engine.network(false);
            assertThat(search(engine, position)).isEqualTo(on);
        }
    }
}
