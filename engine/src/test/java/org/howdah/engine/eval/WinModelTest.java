package org.howdah.engine.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.howdah.engine.TestPositions;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WinModelTest {
    static Iterable<CompiledVariant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aBetterScoreIsABetterChance(CompiledVariant variant) {
        Position start = Position.start(variant);
        WinModel model = WinModel.of(variant);
        WinChances before = model.of(start, -4000);
        for (int score = -3990; score <= 4000; score += 10) {
            WinChances now = model.of(start, score);
            assertThat(now.win()).isGreaterThanOrEqualTo(before.win());
            assertThat(now.loss()).isLessThanOrEqualTo(before.loss());
            before = now;
        }
        assertThat(before.win()).isGreaterThan(950);
    }

    @Test
    void bothSidesAreTreatedAlike() {
        Position start = Position.start(Variants.byId("chess"));
        WinModel model = WinModel.of(start.variant());
        assertThat(model.of(start, 0).win()).isEqualTo(model.of(start, 0).loss());
        assertThat(model.of(start, 150).win()).isEqualTo(model.of(start, -150).loss());
    }

    @Test
    void theSameLargeAdvantageWeighsMoreWhenLittleIsLeft() {
        Position start = Position.start(Variants.byId("chess"));
        Position end = TestPositions.of("chess", "4k3/ppp5/8/8/8/8/PPPP4/4K3 w - - 0 1");
        WinModel model = WinModel.of(start.variant());
        assertThat(model.of(end, 900).win()).isGreaterThan(model.of(start, 900).win());
    }

    @Test
    void aFileBesideAGameSaysOtherwise(@TempDir Path folder) throws IOException, VariantFileException {
        Path file = Files.writeString(
                folder.resolve("mine.toml"),
                "format = 1\nid = \"mine\"\nname = \"Mine\"\nsummary = \"Chess.\"\nextends = \"chess\"\n");
        WinCurve curve = new WinCurve(new Pair(50, 70), new Pair(20, 30));
        Files.writeString(folder.resolve("mine.chances.toml"), WinCurveFile.write(curve));
        Variant variant = VariantFile.read(file);
        assertThat(WinCurveFile.read(variant)).isEqualTo(curve);
        Position start = Position.start(CompiledVariant.compile(variant));
        assertThat(WinModel.of(start.variant()).of(start, 50).win()).isEqualTo(500);
    }

    @ParameterizedTest
    @CsvSource({
        "evn = 3, 1:1, alone",
        "even = -3, 1:8, it lies between 0 and 20000",
        "spread = 0, 1:10, it lies between 1 and 20000",
        "format = 2, 1:10, must be 1"
    })
    void mistakesAreTold(String line, String place, String words, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("mine.toml"),
                "format = 1\nid = \"mine\"\nname = \"Mine\"\nsummary = \"Chess.\"\nextends = \"chess\"\n");
        Files.writeString(folder.resolve("mine.chances.toml"), line + "\n");
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> WinCurveFile.read(VariantFile.read(file)))
                .withMessageContaining("mine.chances.toml:" + place)
                .withMessageContaining(words);
    }

    @Test
    void chancesAddUp() {
        assertThat(WinChances.certain(true)).isEqualTo(new WinChances(1000, 0, 0));
        assertThat(WinChances.certain(false)).isEqualTo(new WinChances(0, 0, 1000));
        assertThatIllegalArgumentException().isThrownBy(() -> new WinChances(500, 500, 500));
    }
}
