package org.howdah.lab.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.nnue.NetworkFile;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraitsTest {
    private static final String TRAIT = "network of mine";

    @TempDir
    Path folder;

    /** Seirawan chess has a network, which a game takes over that extends it, unless it has one of its own. */
    @Test
    void aGameWithAnotherNetworkIsAnother() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.toml"), """
                format = 1
                id = "mine"
                name = "Mine"
                summary = "A game."
                extends = "seirawan"
                """);
        CompiledVariant mine = CompiledVariant.compile(VariantFile.read(file));
        String inherited = trait(mine);
        assertThat(inherited).isNotEqualTo("none").isEqualTo(trait(mine));

        Network network = NetworkFile.beside(mine).orElseThrow();
        network.inputWeights()[0][0]++;
        Files.write(NetworkFile.path(file), NetworkFile.write(network));
        assertThat(trait(mine)).isNotEqualTo(inherited).isNotEqualTo("none");
    }

    private static String trait(CompiledVariant variant) {
        return Traits.of(new LinkedHashMap<>(Map.of("mine", variant))).get(TRAIT);
    }
}
