package org.howdah.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.howdah.server.clock.Ticker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ThinkingPoolTest {

    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Duration SHORT = Duration.ofMillis(50);

    private final ThinkingPool pool = new ThinkingPool(1, Ticker.system(), SHORT);

    @AfterEach
    void close() {
        pool.close();
    }

    private static <T> T get(CompletableFuture<Thought<T>> thought) throws Exception {
        return thought.get(30, TimeUnit.SECONDS).result();
    }

    @Test
    void workIsDone() throws Exception {
        assertThat(get(pool.think("test", LONG, new Halt(), () -> 7))).isEqualTo(7);
    }

    @Test
    void workThatFailsOnceIsTriedAgain() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        assertThat(get(pool.think("test", LONG, new Halt(), () -> {
                    if (tries.incrementAndGet() == 1) {
                        throw new OutOfMemoryError("on purpose");
                    }
                    return 7;
                })))
                .isEqualTo(7);
    }

    @Test
    void workThatFailsTwiceHasFailed() {
        AtomicInteger tries = new AtomicInteger();
        CompletableFuture<Thought<Integer>> thought = pool.think("test", LONG, new Halt(), () -> {
            tries.incrementAndGet();
            throw new IllegalStateException("on purpose");
        });
        assertThatThrownBy(() -> get(thought)).isInstanceOf(ExecutionException.class);
        assertThat(tries).hasValue(2);
    }

    @Test
    void workThatTakesTooLongIsAskedToHalt() throws Exception {
        Halt halt = new Halt();
        CountDownLatch asked = new CountDownLatch(1);
        halt.whenAsked(asked::countDown);
        assertThat(get(pool.think("test", SHORT, halt, () -> {
                    try {
                        asked.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    return 7;
                })))
                .isEqualTo(7);
        assertThat(halt.isAsked()).isTrue();
    }

    @Test
    void workThatIsNoLongerWantedIsNotEvenBegun() {
        Halt halt = new Halt();
        halt.ask();
        AtomicInteger tries = new AtomicInteger();
        CompletableFuture<Thought<Integer>> thought = pool.think("test", LONG, halt, tries::incrementAndGet);
        assertThatThrownBy(() -> get(thought)).hasStackTraceContaining("no longer wanted");
        assertThat(tries).hasValue(0);
    }

    @Test
    void aThreadThatDoesNotComeBackIsReplaced() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        CompletableFuture<Thought<Integer>> lost = pool.think("lost", SHORT, new Halt(), () -> {
            while (end.getCount() > 0) {
                try {
                    end.await();
                } catch (InterruptedException e) {
                    // As deaf as a search that loops for ever.
                    assertThat(e).isNotNull();
                }
            }
            return 0;
        });
        assertThatThrownBy(() -> get(lost)).hasRootCauseInstanceOf(TimeoutException.class);
        assertThat(get(pool.think("next", LONG, new Halt(), () -> 7))).isEqualTo(7);
        end.countDown();
        assertThat(get(pool.think("last", LONG, new Halt(), () -> 8))).isEqualTo(8);
    }

    @Test
    void aLineThatIsTooLongIsRefused() {
        CountDownLatch end = new CountDownLatch(1);
        List<CompletableFuture<Thought<Boolean>>> all = new ArrayList<>();
        for (int i = 0; i < 2_010; i++) {
            all.add(pool.think("line", LONG, new Halt(), () -> await(end)));
        }
        assertThat(all.stream().filter(CompletableFuture::isCompletedExceptionally))
                .hasSizeGreaterThan(5);
        end.countDown();
    }

    private static boolean await(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void timeInTheLineIsNotTimeOfThinking() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        CompletableFuture<Thought<Integer>> first = pool.think("first", LONG, new Halt(), () -> {
            try {
                end.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 1;
        });
        CompletableFuture<Thought<Integer>> second = pool.think("second", LONG, new Halt(), () -> 2);
        Thread.sleep(60);
        end.countDown();
        assertThat(get(first)).isEqualTo(1);
        Thought<Integer> thought = second.get(30, TimeUnit.SECONDS);
        assertThat(thought.startedAt())
                .isGreaterThanOrEqualTo(first.get(1, TimeUnit.SECONDS).endedAt());
    }
}
