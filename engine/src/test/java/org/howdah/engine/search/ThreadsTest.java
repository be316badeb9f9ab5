package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches with several threads, stopped and pondering ones. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ThreadsTest {
    static List<CompiledVariant> variants() {
        return Variants.all();
    }

    private static long helpers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("howdah-search-"))
                .filter(Thread::isAlive)
                .count();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void findsLegalLinesTogether(CompiledVariant variant) {
        Position start = Position.start(variant);
        try (Engine engine = new Engine(variant, 2)) {
            engine.threads(3);
            for (int i = 0; i < 4; i++) {
                SearchResult result = engine.search(start, Limits.nodes(6_000), SearchListener.NONE);
                Position walked = start.copy();
                for (int move : result.pv()) {
                    assertThat(Moves.isLegal(walked, move)).isTrue();
                    walked.make(move);
                }
                assertThat(result.depth()).isPositive();
                // Each thread may go on for as many nodes as pass before it looks at the others again.
                assertThat(result.nodes()).isBetween(6_000L, 6_000L + 3 * 256);
                start.make(result.bestMove());
            }
        }
    }

    @Test
    void threadsEndWithTheEngine() throws InterruptedException {
        try (Engine engine = new Engine(Variants.byId("chess"), 1)) {
            engine.threads(4);
            assertThat(helpers()).isEqualTo(3);
            engine.threads(2);
            engine.search(Position.start(engine.variant()), Limits.depth(3), SearchListener.NONE);
        }
        for (int wait = 0; helpers() > 0 && wait < 1_000; wait++) {
            Thread.sleep(5);
        }
        assertThat(helpers()).isZero();
    }

    @Test
    void oneThreadFindsTheSameAfterSeveral() {
        Position start = Position.start(Variants.byId("seirawan"));
        try (Engine engine = new Engine(start.variant(), 2)) {
            SearchResult alone = engine.search(start, Limits.nodes(20_000), SearchListener.NONE);
            engine.threads(2);
            engine.search(start, Limits.nodes(20_000), SearchListener.NONE);
            engine.threads(1);
            engine.clear();
            SearchResult again = engine.search(start, Limits.nodes(20_000), SearchListener.NONE);
            assertThat(again.pv()).isEqualTo(alone.pv());
            assertThat(again.score()).isEqualTo(alone.score());
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void stoppedAtOnceItStillHasAMove(CompiledVariant variant) {
        Position start = Position.start(variant);
        try (Engine engine = new Engine(variant, 1)) {
            engine.threads(2);
            SearchListener stopper = new SearchListener() {
                @Override
                public void info(Info info) {}

                @Override
                public void started() {
                    engine.stop();
                }
            };
            SearchResult result = engine.search(start, Limits.INFINITE, stopper);
            assertThat(Moves.isLegal(start, result.bestMove())).isTrue();
            assertThat(result.depth()).isPositive();
        }
    }

    @Test
    void pondersUntilTheMoveIsPlayed() throws Exception {
        Position start = Position.start(Variants.byId("chess"));
        try (Engine engine = new Engine(start.variant(), 1)) {
            CountDownLatch deep = new CountDownLatch(5);
            Limits limits =
                    Limits.clock(2_000, 2_000, 0, 0).toBuilder().ponder(true).build();
            FutureTask<SearchResult> search =
                    new FutureTask<>(() -> engine.search(start, limits, info -> deep.countDown()));
            Thread.ofPlatform().start(search);
            deep.await();
            Thread.sleep(300);
            assertThat(search.isDone()).isFalse();
            engine.ponderHit();
            assertThat(search.get().millis()).isGreaterThan(250);
        }
    }

    @Test
    void aPonderingSearchThatHasEndedWaits() throws Exception {
        Position start = Position.start(Variants.byId("chess"));
        try (Engine engine = new Engine(start.variant(), 1)) {
            List<Info> infos = new ArrayList<>();
            CountDownLatch ended = new CountDownLatch(2);
            Limits limits = Limits.builder().depth(2).ponder(true).build();
            FutureTask<SearchResult> search = new FutureTask<>(() -> engine.search(start, limits, info -> {
                infos.add(info);
                ended.countDown();
            }));
            Thread.ofPlatform().start(search);
            ended.await();
            Thread.sleep(50);
            assertThat(search.isDone()).isFalse();
            engine.ponderHit();
            assertThat(search.get().depth()).isEqualTo(2);
        }
    }

    @Test
    void takesAnyReasonableNumberOnly() {
        try (Engine engine = new Engine(Variants.byId("chess"), 1)) {
            assertThatIllegalArgumentException().isThrownBy(() -> engine.threads(0));
            assertThatIllegalArgumentException().isThrownBy(() -> engine.threads(Engine.MAX_THREADS + 1));
        }
    }
}
