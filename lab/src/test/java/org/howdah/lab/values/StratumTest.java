package org.howdah.lab.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StratumTest {
    @Test
    void countsItsOpenings() {
        Map<Stratum, Integer> counts = new EnumMap<>(Stratum.class);
        for (int opening = 0; opening < 1000; opening++) {
            for (Stratum stratum : Stratum.values()) {
                assertThat(stratum.before(opening)).isEqualTo(counts.getOrDefault(stratum, 0));
            }
            counts.merge(Stratum.of(opening), 1, Integer::sum);
        }
        assertThat(counts)
                .containsEntry(Stratum.OPENING, 600)
                .containsEntry(Stratum.FEW, 200)
                .containsEntry(Stratum.WEAK, 100)
                .containsEntry(Stratum.ORDINARY, 100);
    }
}
