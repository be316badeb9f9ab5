package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PerftCommandTest {
    @Test
    void leavesAndSpeed() {
        Shell.Result result = howdah("perft", "chess", "3");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).matches("8,902 leaves in [0-9.]+ s: [0-9,]+ leaves a second\\R");
    }

    @Test
    void asJson() {
        JsonNode answer = howdah("perft", "seirawan", "2", "--json").json();
        assertThat(answer.propertyNames()).containsExactly("fen", "depth", "leaves", "millis", "leavesPerSecond");
        assertThat(answer.get("leaves").asLong()).isEqualTo(784);
    }

    @Test
    void dividedByTheFirstMove() {
        Shell.Result result = howdah("perft", "chess", "2", "--divide");
        assertThat(result.lines()).contains("e2e4: 20").hasSize(22);
        JsonNode divide =
                howdah("perft", "chess", "2", "--divide", "--json").json().get("divide");
        assertThat(divide.get("g1f3").asLong()).isEqualTo(20);
    }

    @Test
    void depthZeroIsThePositionItself() {
        assertThat(howdah("perft", "chess", "0").out()).startsWith("1 leaf ");
    }

    @Test
    void fromAFen() {
        JsonNode answer = howdah("perft", "chess", "1", "--json", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                .json();
        assertThat(answer.get("leaves").asLong()).isEqualTo(15);
    }
}
