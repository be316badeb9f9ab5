package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class PauseTest {
    private final Position start = Position.start(Variants.byId("elven"));

    @Test
    void allThreadsStandStillUntilTheEndOfThePause() throws Exception {
        try (Engine engine = new Engine(start.variant(), 1)) {
            engine.threads(3);
            CountDownLatch begun = new CountDownLatch(2);
            FutureTask<SearchResult> search = search(engine, Limits.moveTime(400), begun);
            begun.await();
            engine.pause();
            awaitAllWaiting();
            Thread.sleep(600);
            assertThat(search.isDone()).isFalse();
            engine.resume();
            assertThat(search.get().millis()).isBetween(300L, 999L);
        }
    }

    @Test
    void aPausedSearchCanBeStopped() throws Exception {
        try (Engine engine = new Engine(start.variant(), 1)) {
            engine.threads(2);
            engine.pause();
            FutureTask<SearchResult> search = search(engine, Limits.INFINITE, new CountDownLatch(0));
            awaitAllWaiting();
            engine.stop();
            assertThat(search.get().depth()).isPositive();
        }
    }

    private FutureTask<SearchResult> search(Engine engine, Limits limits, CountDownLatch begun) {
        FutureTask<SearchResult> search =
                new FutureTask<>(() -> engine.search(start, limits, info -> begun.countDown()));
        Thread.ofPlatform().name("howdah-search-main").start(search);
        return search;
    }

    private static void awaitAllWaiting() throws InterruptedException {
        while (!searching().stream().allMatch(thread -> thread.getState() == Thread.State.WAITING)) {
            Thread.sleep(5);
        }
    }

    private static List<Thread> searching() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("howdah-search-"))
                .toList();
    }
}
