package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.howdah.rules.game.Game;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as XBoard 4.9.1 and cutechess 1.5.1 have written them down. */
class ForeignPgnTest {

    @ParameterizedTest
    @CsvSource({
        "xboard-silver-elephant, silver-elephant, 219, threefold",
        "xboard-mini-courier, mini-courier, 110, black-mates",
        "xboard-elven, elven, 117, white-mates",
        "xboard-seirawan, seirawan, 78, threefold",
        "cutechess-seirawan, seirawan, 46, black-mates"
    })
    void isReadToTheEnd(String file, String id, int plies, String outcome) throws Exception {
        List<PgnEntry> entries = new ArrayList<>();
        try (PgnReader reader = new PgnReader(
                new InputStreamReader(
                        Objects.requireNonNull(ForeignPgnTest.class.getResourceAsStream("/pgn/" + file + ".pgn")),
                        StandardCharsets.UTF_8),
                Variants.byId("chess"))) {
            reader.forEachRemaining(entries::add);
        }
        assertThat(entries).isNotEmpty().allMatch(PgnGame.class::isInstance);
        Game game = Game.from((PgnGame) entries.getFirst());
        assertThat(game.variant().id()).isEqualTo(id);
        assertThat(game.moves()).hasSize(plies);
        assertThat(game.outcome().word()).isEqualTo(outcome);
        assertThat(game.outcome().result()).isEqualTo(((PgnGame) entries.getFirst()).result());
    }
}
