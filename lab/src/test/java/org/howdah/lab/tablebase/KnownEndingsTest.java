package org.howdah.lab.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.howdah.engine.tablebase.Material;
import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.OptionalRule;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The longest wins that others have found and published, and that the references of this project give. */
class KnownEndingsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"chess,KQvK,10", "chess,KRvK,16", "chess,KPvK,28", "capablanca,KRvK,19"})
    void theLongestWinWithWhiteToMove(String variant, String ending, int moves) throws Exception {
        assertThat(longest(Variants.byId(variant), ending)).isEqualTo(moves);
    }

    @Test
    void aManMatesIn23OnTenFiles() throws Exception {
        assertThat(longest(withoutBareKing("mini-courier"), "KMvK")).isEqualTo(23);
    }

    @Test
    void anElephantThatHasMovedMatesOnlyByChance() throws Exception {
        Proof proof = prove(withoutBareKing("mini-courier"), "KEvK");
        assertThat(proof.side(Color.WHITE).won()).isPositive();
        assertThat(proof.side(Color.WHITE).won() * 1000)
                .isLessThan(proof.side(Color.WHITE).positions());
    }

    @Test
    @Tag("long")
    void bishopAndKnightMateIn33() throws Exception {
        assertThat(longest(Variants.byId("chess"), "KBNvK")).isEqualTo(33);
    }

    private static CompiledVariant withoutBareKing(String variant) {
        return CompiledVariant.compile(Variants.byId(variant).variant().without(OptionalRule.BARE_KING));
    }

    private int longest(CompiledVariant variant, String ending) throws Exception {
        Proof.Line longest = prove(variant, ending).side(Color.WHITE).longestWin();
        assertThat(longest).isNotNull();
        assertThat(longest.moves()).hasSize(longest.plies()).last().asString().endsWith("#");
        return longest.length();
    }

    private Proof prove(CompiledVariant variant, String ending) throws Exception {
        TablebaseBuild build = new TablebaseBuild(variant, folder, 2, TablebaseBuild.Listener.NONE);
        Material material = Material.parse(ending, variant);
        assertThat(build.build(material)).isTrue();
        return Proof.of(build.tables(), material, 2);
    }
}
