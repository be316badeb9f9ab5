package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Mistake;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WeightsFileTest {
    static List<CompiledVariant> variants() {
        return Variants.all();
    }

    private static final Variant CHESS = Variants.byId("chess").variant();

    @ParameterizedTest
    @MethodSource("variants")
    void whatIsWrittenIsRead(CompiledVariant compiled) throws VariantFileException {
        Variant variant = compiled.variant();
        Weights derived = Weights.derived(variant);
        Map<String, Pair> changes = new LinkedHashMap<>();
        int i = 0;
        for (String name : derived.names()) {
            changes.put(name, new Pair(i * 1.5, -i));
            i++;
        }
        Weights changed = derived.with(changes);
        Weights read = WeightsFile.read(variant, WeightsFile.write(changed, derived), "test");
        for (String name : derived.names()) {
            assertThat(read.of(name)).as(name).isEqualTo(changed.of(name));
        }
        assertThat(WeightsFile.write(derived, derived)).isEqualTo("format = 1\n");
    }

    @Test
    void oneNumberStandsForBothPhases() throws VariantFileException {
        Weights weights = WeightsFile.read(CHESS, "format = 1\ntempo = 20\n[pieces.N]\nvalue = [300, 310.5]\n", "test");
        assertThat(weights.of("tempo")).isEqualTo(new Pair(20, 20));
        assertThat(weights.of("pieces.N.value")).isEqualTo(new Pair(300, 310.5));
        assertThat(weights.of("pieces.B.value"))
                .isEqualTo(Weights.derived(CHESS).of("pieces.B.value"));
    }

    @Test
    void everyMistakeHasItsPlace() {
        String text = """
                format = 2
                temp = 1
                [pieces.N]
                value = "much"
                [pieces.H]
                value = 700
                [pieces.K]
                rank.9 = 1
                [passed]
                1 = [1, 2, 3]
                2 = 1e9
                """;
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> WeightsFile.read(CHESS, text, "test"))
                .satisfies(e -> assertThat(e.mistakes())
                        .extracting(Mistake::toString)
                        .containsExactly(
                                "test:4:9: 'value' must be a number or an array of numbers, not the string \"much\""));
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> WeightsFile.read(CHESS, text.replace("\"much\"", "300"), "test"))
                .satisfies(e -> assertThat(e.mistakes())
                        .extracting(Mistake::toString)
                        .containsExactly(
                                "test:1:10: 'format' must be 1",
                                "test:2:1: this game has no weight 'temp'; did you mean 'tempo'?",
                                "test:6:1: this game has no piece 'H'",
                                "test:8:6: this game has no weight 'pieces.K.rank.9'; did you mean 'pieces.K.rank.1'?",
                                "test:10:5: 'passed.1' is [middlegame, endgame], or one number for both",
                                "test:11:5: a weight lies between -20000 and 20000"));
    }

    @Test
    void aFileBesideTheVariantsCounts(@TempDir Path folder) throws Exception {
        Path parent = folder.resolve("parent.toml");
        Path child = folder.resolve("child.toml");
        Files.writeString(parent, header("parent", "seirawan"));
        Files.writeString(
                child,
                header("child", "parent.toml") + "[pieces]\nN = false\nC = { name = \"C\", moves = \"C\" }\n"
                        + "[setup]\nhand = \"HE\"\nboard = \"\"\"\n" + BOARD + "\"\"\"\n[gating]\nmovers = \"KQRBC\"\n"
                        + "[promotion]\nto = \"QRBCHE\"\n[dead-material]\nsingle = \"C\"\n");
        Files.writeString(folder.resolve("parent.eval.toml"), "pieces.N.value = 1\npieces.B.value = 2\ntempo = 3\n");
        Weights inherited = WeightsFile.read(VariantFile.read(child));
        assertThat(inherited.of("pieces.B.value")).isEqualTo(Pair.both(2));

        Files.writeString(folder.resolve("child.eval.toml"), "pieces.B.value = 4\n");
        Weights weights = WeightsFile.read(VariantFile.read(child));
        assertThat(weights.of("pieces.B.value")).isEqualTo(Pair.both(4));
        assertThat(weights.of("tempo")).isEqualTo(Pair.both(3));

        Files.writeString(folder.resolve("child.eval.toml"), "pieces.N.value = 4\n");
        CompiledVariant mistaken = CompiledVariant.compile(VariantFile.read(child));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Evaluation(mistaken))
                .withMessageContaining("child.eval.toml:1:10: this game has no piece 'N'");
    }

    private static final String BOARD = """
            r c b q k b c r
            p p p p p p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            P P P P P P P P
            R C B Q K B C R
            """;

    private static String header(String id, String parent) {
        return "format = 1\nid = \"" + id + "\"\nname = \"X\"\nsummary = \"X.\"\nextends = \"" + parent + "\"\n";
    }
}
