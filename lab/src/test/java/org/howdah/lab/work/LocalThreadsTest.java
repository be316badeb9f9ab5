package org.howdah.lab.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LocalThreadsTest {
    private static final int[] THOUSAND = IntStream.range(0, 1000).toArray();

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();

    private Job<Integer> job(IntUnaryOperator work) {
        return new Job<>() {
            @Override
            public String kind() {
                return "test";
            }

            @Override
            public String line() {
                return "";
            }

            @Override
            public SequencedMap<String, String> traits() {
                return new LinkedHashMap<>();
            }

            @Override
            public Station<Integer> open() {
                opened.incrementAndGet();
                return new Station<>() {
                    @Override
                    public Integer work(int unit) {
                        return work.applyAsInt(unit);
                    }

                    @Override
                    public void close() {
                        closed.incrementAndGet();
                    }
                };
            }

            @Override
            public byte[] bytes(Integer result) {
                throw new UnsupportedOperationException("nothing is sent");
            }

            @Override
            public Integer result(int unit, byte[] bytes) {
                throw new UnsupportedOperationException("nothing is sent");
            }
        };
    }

    @Test
    void doEachUnitOnceAndCloseTheirStations() throws IOException {
        List<Integer> results = new ArrayList<>();
        new LocalThreads(4).work(job(n -> n), THOUSAND, results::add);
        assertThat(results)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 1000).boxed().toList());
        assertThat(opened.get()).isEqualTo(4);
        assertThat(closed.get()).isEqualTo(4);
    }

    @Test
    void endWhenAResultCannotBeKept() {
        List<Integer> results = new ArrayList<>();
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new LocalThreads(2).work(job(n -> n), THOUSAND, result -> {
                    if (results.size() == 10) {
                        throw new IOException("No space left on device");
                    }
                    results.add(result);
                }))
                .withMessage("No space left on device");
        assertThat(results).hasSize(10);
        assertThat(closed.get()).isEqualTo(opened.get());
    }

    @Test
    void swallowNoFailure() {
        Job<Integer> failing = job(n -> {
            throw new IllegalStateException("unit " + n);
        });
        assertThatIllegalStateException()
                .isThrownBy(() -> new LocalThreads(1).work(failing, new int[] {3}, result -> {}))
                .withMessage("unit 3");
    }

    @Test
    void stop() throws IOException {
        List<Integer> results = new ArrayList<>();
        LocalThreads threads = new LocalThreads(2);
        threads.work(job(n -> n), THOUSAND, result -> {
            results.add(result);
            if (results.size() == 5) {
                threads.stop();
            }
        });
        assertThat(results).hasSize(5);
    }
}
