package org.howdah.engine.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialTest {
    private static final CompiledVariant CHESS = Variants.byId("chess");

    @ParameterizedTest
    @CsvSource({"KRvK,KRvK", "KvKR,KRvK", "NKBvK,KBNvK", "KPvKRR,KRRvKP", "KRvKN,KRvKN", "KNvKR,KRvKN", "KvK,KvK"})
    void theSameMenAreTheSameEnding(String text, String name) throws TablebaseException {
        Material one = Material.parse(text, CHESS);
        assertThat(one).isEqualTo(Material.parse(name, CHESS));
        assertThat(Material.parse(one.name(CHESS), CHESS)).isEqualTo(one);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "KXvK| 'X' in 'KXvK' is no piece of Chess; its pieces are ",
                "KKvK| 'KKvK' must have one King on each side, not 2",
                "RvK| 'RvK' must have one King on each side, not 0",
                "KQRBvKN| 'KQRBvKN' has 6 men; a table can be of 5 at most",
                "KRK| 'KRK' is no ending: write the men of both sides with a v between",
                "KvKvK| 'KvKvK' is no ending",
                "krvk| 'k' in 'krvk' is no piece of Chess",
            })
    void whatIsWrongIsNamed(String text, String message) {
        assertThatThrownBy(() -> Material.parse(text, CHESS))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aMessageShowsAnEndingOfTheGame() {
        assertThatThrownBy(() -> Material.parse("what", Variants.byId("elven")))
                .hasMessageContaining("as in K")
                .hasMessageContaining("vK");
    }
}
