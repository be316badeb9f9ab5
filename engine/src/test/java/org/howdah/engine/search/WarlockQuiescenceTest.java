package org.howdah.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.howdah.engine.TestPositions;
import org.howdah.rules.position.Position;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 20, unit = TimeUnit.SECONDS)
class WarlockQuiescenceTest {
    /** Boards where Warlocks can capture one after the other in long chains; a depth of four plies stays cheap. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k4r/dnbgqwebnd/pppppppppp/3W1w4/2w4W2/4W1w3/10/PPPPPPPPPP/DNBEWQGBND/R4K3R w KQkq - 0 1",
                "4k5/wwwwwwwwww/pppppppppp/10/10/10/10/PPPPPPPPPP/WWWWWWWWWW/5K4 w - - 0 1",
                "4k5/1w1w1w1w2/p1p1p1p1p1/1W1W1W1W2/10/10/1w1w1w1w2/P1P1P1P1P1/1W1W1W1W2/5K4 w - - 0 1",
                "w3k4w/1n1b1g1r1q/pppppppppp/2W2W2W1/10/10/1w2w2w2/PPPPPPPPPP/Q1R1G1B1N1/W4K3W b - - 0 1",
                "1w2k1w3/2w1w1w3/3p1p1p2/2W1W1W3/10/3w1w1w2/2P1P1P3/3W1W1W2/1W6W1/5K4 b - - 0 1"
            })
    void doesNotExplode(String fen) {
        Position position = TestPositions.of("elven", fen);
        try (Engine engine = new Engine(position.variant(), 8)) {
            SearchResult result = engine.search(position, Limits.depth(4), SearchListener.NONE);
            assertThat(result.depth()).isEqualTo(4);
            assertThat(result.nodes()).isLessThan(400_000);
        }
    }
}
