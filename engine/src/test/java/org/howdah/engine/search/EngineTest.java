package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class EngineTest {
    static Stream<CompiledVariant> variants() {
        return Variants.all().stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void findsLegalLinesInEveryGame(CompiledVariant variant) {
        try (Engine engine = new Engine(variant, 1)) {
            List<Info> infos = new ArrayList<>();
            SearchResult result = engine.search(Position.start(variant), Limits.depth(5), infos::add);
            assertThat(infos).extracting(Info::depth).containsExactly(1, 2, 3, 4, 5);
            assertThat(result.pv()).isNotEmpty().first().isEqualTo(result.bestMove());
            Position walked = Position.start(variant);
            for (int move : result.pv()) {
                assertThat(Moves.isLegal(walked, move)).isTrue();
                walked.make(move);
            }
        }
    }

    @Test
    void obeysTheNumberOfNodes() {
        CompiledVariant variant = Variants.byId("chess");
        try (Engine engine = new Engine(variant, 1)) {
            for (long nodes : new long[] {1, 2, 100, 5_000}) {
                SearchResult result = engine.search(Position.start(variant), Limits.nodes(nodes), SearchListener.NONE);
                assertThat(result.nodes()).isEqualTo(nodes);
                assertThat(Moves.isLegal(Position.start(variant), result.bestMove()))
                        .isTrue();
            }
        }
    }

    @Test
    void obeysTheTime() {
        CompiledVariant variant = Variants.byId("elven");
        try (Engine engine = new Engine(variant, 1)) {
            SearchResult result = engine.search(Position.start(variant), Limits.moveTime(300), SearchListener.NONE);
            assertThat(result.millis()).isBetween(295L, 2_000L);
            SearchResult quick =
                    engine.search(Position.start(variant), Limits.clock(600, 60_000, 0, 0), SearchListener.NONE);
            assertThat(quick.millis()).isLessThan(2_000);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void findsTheSameAgain(CompiledVariant variant) {
        try (Engine engine = new Engine(variant, 2)) {
            SearchResult first = engine.search(Position.start(variant), Limits.nodes(8_000), SearchListener.NONE);
            engine.clear();
            SearchResult second = engine.search(Position.start(variant), Limits.nodes(8_000), SearchListener.NONE);
            assertThat(second.pv()).isEqualTo(first.pv());
            assertThat(second.score()).isEqualTo(first.score());
        }
    }

    @Test
    void stopsWhenAsked() throws InterruptedException {
        CompiledVariant variant = Variants.byId("seirawan");
        try (Engine engine = new Engine(variant, 1)) {
            CountDownLatch deep = new CountDownLatch(4);
            List<SearchResult> results = new ArrayList<>();
            Thread thread = Thread.ofPlatform()
                    .start(() -> results.add(
                            engine.search(Position.start(variant), Limits.INFINITE, info -> deep.countDown())));
            deep.await();
            engine.stop();
            thread.join();
            assertThat(results).singleElement().extracting(SearchResult::depth).isNotEqualTo(0);
        }
    }

    @Test
    void allocatesNothingWhileItSearches() {
        CompiledVariant variant = Variants.byId("elven");
        try (Engine engine = new Engine(variant, 2)) {
            Position position = Position.start(variant);
            engine.search(position, Limits.nodes(60_000), SearchListener.NONE);
            engine.clear();
            var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();
            engine.search(position, Limits.nodes(60_000), SearchListener.NONE);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(32_768);
        }
    }

    @Test
    void hasNoMoveWhenThereIsNone() {
        Position mated = TestPositions.of("chess", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        try (Engine engine = new Engine(mated.variant(), 1)) {
            SearchResult result = engine.search(mated, Limits.depth(3), SearchListener.NONE);
            assertThat(result.bestMove()).isEqualTo(Move.NONE);
            assertThat(result.pv()).isEmpty();
        }
    }

    @Test
    void leavesThePositionAlone() {
        Position position = Position.start(Variants.byId("chess"));
        long key = position.key();
        try (Engine engine = new Engine(position.variant(), 1)) {
            engine.search(position, Limits.depth(3), SearchListener.NONE);
        }
        assertThat(position.key()).isEqualTo(key);
        assertThat(position.ply()).isZero();
    }

    @Test
    void takesAnyReasonableHashOnly() {
        CompiledVariant variant = Variants.byId("chess");
        assertThatIllegalArgumentException().isThrownBy(() -> new Engine(variant, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Engine(variant, Engine.MAX_HASH_MEGABYTES + 1));
    }
}
