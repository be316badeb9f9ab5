package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.howdah.rules.variant.XBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CecpVariantsTest {
    private final CecpVariants variants = new CecpVariants();

    @Test
    void theNamesAreThoseOfTheFiles() throws CecpException {
        List<String> expected = new ArrayList<>();
        for (CompiledVariant variant : Variants.all()) {
            XBoard xboard = variant.variant().xboard();
            if (variant.variant().placement() != null) {
                continue;
            }
            String name = xboard == null ? variant.id() : xboard.name();
            expected.add(name);
            assertThat(variants.find(name)).isEqualTo(new CecpVariants.Offer(variant, xboard == null));
            if (xboard != null && xboard.describedAs() != null) {
                expected.add(xboard.describedAs());
                assertThat(variants.find(xboard.describedAs())).isEqualTo(new CecpVariants.Offer(variant, true));
            }
        }
        assertThat(variants.names().split(",")).containsExactlyElementsOf(expected);
    }

    @Test
    void everyIdIsFoundToo() throws CecpException {
        for (CompiledVariant variant : Variants.all()) {
            assertThat(variants.find(variant.id()).variant()).isSameAs(variant);
        }
    }

    @Test
    void aFileReplacesTheGameOfItsId(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("mine.toml");
        Files.writeString(file, """
            format = 1
            id = "chess"
            name = "My chess"
            summary = "Chess without castling."
            extends = "chess"
            castling = false

            [xboard]
            name = "normal"
            """);
        variants.load(file.toString());
        variants.load(file.toString());
        assertThat(variants.usual().variant().name()).isEqualTo("My chess");
        assertThat(variants.find("chess").variant().variant().name()).isEqualTo("My chess");
        assertThat(variants.names()).endsWith(",capablanca,normal").doesNotContain("normal,");
    }
}
