package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.howdah.engine.tablebase.Probe;
import org.howdah.engine.tablebase.Tablebase;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Asking takes under two microseconds of processor time, once a table is unpacked. docs/performance.md has the figures. */
class ProbeSpeedTest {
    private static final int POSITIONS = 4096;
    private static final int ROUNDS = 500;

    @TempDir
    Path root;

    @ParameterizedTest
    @Tag("long")
    @CsvSource({"chess,KRvK", "chess,KPvK", "elven,KWvK"})
    void askingTakesLessThanTwoMicroseconds(String id, String ending) throws Exception {
        CompiledVariant variant = Variants.byId(id);
        Tablebase tables = Tables.build(variant, ending, root);
        SplittableRandom random = new SplittableRandom(1);
        Position[] positions = new Position[POSITIONS];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = Tables.random(variant, ending, random);
        }
        Probe probe = new Probe(tables);
        long sum = ask(probe, positions, ROUNDS);
        var threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        sum += ask(probe, positions, ROUNDS);
        double nanos = (threads.getCurrentThreadCpuTime() - before) / (double) POSITIONS / ROUNDS;
        System.out.printf("%s %s: %.0f ns%n", id, ending, nanos);
        assertThat(sum).isPositive();
        assertThat(nanos).isLessThan(2_000);
    }

    private static long ask(Probe probe, Position[] positions, int rounds) {
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            for (Position position : positions) {
                sum += probe.value(position);
            }
        }
        return sum;
    }
}
