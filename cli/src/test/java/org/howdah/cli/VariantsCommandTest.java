package org.howdah.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.cli.Shell.howdah;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class VariantsCommandTest {
    private static final String[] GAMES = {
        "seirawan",
        "silver-elephant",
        "silver-elephant-placement",
        "mini-courier",
        "mini-courier-queen",
        "mini-courier-gifford",
        "elven",
        "chess",
        "capablanca"
    };

    @Test
    void everyGameIsListed() {
        Shell.Result result = howdah("variants");
        assertThat(result.exitCode()).isZero();
        for (String game : GAMES) {
            assertThat(result.lines()).anyMatch(line -> line.startsWith(game + " "));
        }
    }

    @Test
    void asJson() {
        JsonNode variants = howdah("variants", "--json").json().get("variants");
        assertThat(variants.valueStream().map(entry -> entry.get("id").asString()))
                .contains(GAMES);
        assertThat(variants.get(0).get("startFen").asString()).contains(" w ");
    }
}
