package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FingerprintTest {
    private static Variant read(String text) throws VariantFileException {
        return VariantFile.read(text, "test.toml");
    }

    /** What follows the id and name in a game that extends Elven or Mini Courier chess. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    elven        | dead-material = false
                    elven        | trade-ban = false
                    elven        | castling = false
                    elven        | [end]\\nstalemate = "loss"
                    elven        | [promotion]\\nto = "QR"
                    elven        | [pieces]\\nE = { name = "Elf", moves = "BD" }
                    mini-courier | bare-king = false
                    """)
    void everyRuleCounts(String base, String change) throws VariantFileException {
        String text = "format = 1\nid = \"other\"\nname = \"Other\"\nsummary = \"Another.\"\nextends = \"" + base
                + "\"\n" + change.replace("\\n", "\n") + "\n";
        assertThat(read(text).fingerprint())
                .isNotEqualTo(Variants.byId(base).variant().fingerprint());
    }

    @Test
    void namesDoNotCount() throws VariantFileException {
        Variant renamed =
                read("format = 1\nid = \"other\"\nname = \"Other\"\nsummary = \"Another.\"\nextends = \"elven\"\n");
        assertThat(renamed.fingerprint())
                .isEqualTo(Variants.byId("elven").variant().fingerprint());
    }

    @Test
    void allGamesDiffer() {
        List<String> all = Variants.all().stream()
                .map(game -> game.variant().fingerprint())
                .toList();
        assertThat(all).doesNotHaveDuplicates().allMatch(text -> text.matches("[0-9a-f]{8}"));
    }
}
