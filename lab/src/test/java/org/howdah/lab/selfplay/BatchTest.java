package org.howdah.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchTest {
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();

    private Batch.Table<Integer> table(IntUnaryOperator play) {
        opened.incrementAndGet();
        return new Batch.Table<>() {
            @Override
            public Integer play(int number) {
                return play.applyAsInt(number);
            }

            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
    }

    @Test
    void playsEachGameOnceAndClosesItsTables() throws IOException {
        List<Integer> games = new ArrayList<>();
        new Batch<>(() -> table(n -> n), games::add)
                .play(IntStream.range(0, 500).toArray(), 4);
        assertThat(games)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 500).boxed().toList());
        assertThat(opened.get()).isEqualTo(4);
        assertThat(closed.get()).isEqualTo(4);
    }

    @Test
    void endsWhenAGameCannotBeKept() {
        List<Integer> games = new ArrayList<>();
        Batch<Integer> batch = new Batch<>(() -> table(n -> n), game -> {
            if (games.size() == 10) {
                throw new IOException("No space left on device");
            }
            games.add(game);
        });
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> batch.play(IntStream.range(0, 1000).toArray(), 2))
                .withMessage("No space left on device");
        assertThat(games).hasSize(10);
        assertThat(closed.get()).isEqualTo(opened.get());
    }

    @Test
    void aFailureIsNotSwallowed() {
        Batch<Integer> batch = new Batch<>(
                () -> table(n -> {
                    throw new IllegalStateException("game " + n);
                }),
                game -> {});
        assertThatIllegalStateException()
                .isThrownBy(() -> batch.play(new int[] {3}, 1))
                .withMessage("game 3");
    }

    @Test
    void stops() throws IOException {
        List<Integer> games = new ArrayList<>();
        List<Batch<Integer>> self = new ArrayList<>();
        Batch<Integer> batch = new Batch<>(() -> table(n -> n), game -> {
            games.add(game);
            if (games.size() == 5) {
                self.getFirst().stop();
            }
        });
        self.add(batch);
        batch.play(IntStream.range(0, 1000).toArray(), 2);
        assertThat(games).hasSize(5);
    }
}
