package org.howdah.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.howdah.engine.eval.Weights;
import org.howdah.lab.LabException;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerationTest {
    private static final GenerationRules RULES = new GenerationRules(40, 6, 7);

    @TempDir
    private Path folder;

    private static Generation.Tally generate(CompiledVariant variant, Path file, int games, int threads)
            throws IOException, PositionFileException, LabException {
        return new Generation(variant, RULES, file, tally -> {}).run(games, new LocalThreads(threads));
    }

    private static List<PlayedGame> read(Path file) throws IOException, PositionFileException {
        List<PlayedGame> games = new ArrayList<>();
        PositionFile.read(file, games::add);
        games.sort(Comparator.comparing(PlayedGame::number));
        return games;
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant-placement", "mini-courier", "elven"})
    void whatItWritesIsRead(String id) throws Exception {
        CompiledVariant variant = Variants.byId(id);
        Path file = folder.resolve("games.gz");
        Generation.Tally tally = generate(variant, file, 2, 1);
        List<PlayedGame> games = read(file);
        assertThat(games).extracting(PlayedGame::number).containsExactly(0, 1);
        assertThat(tally.games()).isEqualTo(2);
        assertThat(tally.positions())
                .isEqualTo(games.stream().mapToInt(g -> g.samples().size()).sum());
        for (PlayedGame game : games) {
            assertThat(game.result()).isIn(0.0, 0.5, 1.0);
            for (Sample sample : game.samples()) {
                assertThat(Fen.write(Fen.parse(variant, sample.fen()))).isEqualTo(sample.fen());
                assertThat(Math.abs(sample.score())).isLessThanOrEqualTo(GenerationRules.LARGEST_SAMPLED);
            }
        }
    }

    @Test
    void goesOnWhereItStoppedAndPlaysTheSameGamesWithAnyThreads() throws Exception {
        CompiledVariant variant = Variants.byId("mini-courier");
        Path whole = folder.resolve("whole.gz");
        Path stopped = folder.resolve("stopped.gz");
        generate(variant, whole, 5, 2);
        generate(variant, stopped, 3, 1);
        byte[] bytes = Files.readAllBytes(stopped);
        Files.write(stopped, Arrays.copyOf(bytes, bytes.length - 20));
        assertThat(read(stopped)).hasSize(2);
        assertThat(generate(variant, stopped, 5, 1).games()).isEqualTo(5);
        assertThat(read(stopped)).isEqualTo(read(whole));
    }

    @Test
    void refusesAFileOfAnotherRun() throws Exception {
        Path file = folder.resolve("games.gz");
        generate(Variants.byId("mini-courier"), file, 1, 1);
        assertThatExceptionOfType(PositionFileException.class)
                .isThrownBy(() -> generate(Variants.byId("elven"), file, 1, 1))
                .withMessageStartingWith(
                        file + " holds games of another run: howdah-positions 1;variant=mini-courier;");
        assertThatExceptionOfType(PositionFileException.class)
                .isThrownBy(() -> new Tuning(Variants.byId("elven"), Tuning.Settings.USUAL, text -> {}).read(file))
                .withMessageContaining("holds games of mini-courier with the rules");
    }

    @Test
    void namesTheLineThatIsWrong() throws Exception {
        Path file = folder.resolve("games.gz");
        Files.writeString(file, "no gzip at all");
        assertThatExceptionOfType(PositionFileException.class)
                .isThrownBy(() -> read(file))
                .withMessageStartingWith(file + ", line 1: it is not compressed by gzip");
    }

    @Test
    void tuningLowersTheLossAndKeepsWhatItKnowsNothingOf() throws Exception {
        CompiledVariant variant = Variants.byId("mini-courier");
        Path file = folder.resolve("games.gz");
        generate(variant, file, 12, 2);
        Tuning tuning = new Tuning(variant, new Tuning.Settings(0.3, 2, 2), text -> {});
        tuning.read(file);
        Weights before = Weights.derived(variant.variant());
        Tuning.Outcome outcome = tuning.tune(before);
        assertThat(outcome.lossAfter()).isLessThanOrEqualTo(outcome.lossBefore());
        assertThat(outcome.trainingPositions()).isGreaterThan(outcome.validationPositions());
        assertThat(outcome.after().of("pieces.P.rank.1")).isEqualTo(before.of("pieces.P.rank.1"));
    }
}
