package org.howdah.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.nnue.NetworkEvaluation;
import org.howdah.engine.nnue.NetworkFile;
import org.howdah.lab.train.Training.Epoch;
import org.howdah.lab.train.Training.Settings;
import org.howdah.lab.tune.Generation;
import org.howdah.lab.tune.GenerationRules;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainingTest {
    private static final CompiledVariant CHESS = Variants.byId("chess");

    @TempDir
    static Path folder;

    private static Path games;

    @BeforeAll
    static void play() throws Exception {
        games = folder.resolve("games.gz");
        new Generation(CHESS, new GenerationRules(40, 7, 3), games, tally -> {}).run(60, new LocalThreads(1));
    }

    private static Network train(Settings settings, List<Epoch> epochs) throws Exception {
        Training training = new Training(CHESS, settings, epochs::add);
        training.read(games);
        assertThat(training.positions()).isGreaterThan(500);
        assertThat(training.validationPositions()).isGreaterThan(20);
        return training.run().network();
    }

    @Test
    void learnsWhatMenAreWorth() throws Exception {
        List<Epoch> epochs = new ArrayList<>();
        Network network = train(new Settings(16, 1_000_000, 3, 0.7, 200, 0.02, 0.0005, 1, 2), epochs);
        assertThat(epochs.getLast().validation()).isLessThan(0.69);
        NetworkEvaluation evaluation = new NetworkEvaluation(CHESS, network);
        int whole = evaluate(evaluation, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        int withoutKnight = evaluate(evaluation, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        int withoutQueen = evaluate(evaluation, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
        assertThat(whole).isBetween(-100, 150);
        assertThat(withoutKnight).isLessThan(whole - 80);
        assertThat(withoutQueen).isLessThan(withoutKnight - 80);
    }

    private static int evaluate(NetworkEvaluation evaluation, String fen) throws Exception {
        return evaluation.evaluate(Fen.parse(CHESS, fen).toPosition());
    }

    @Test
    void givesTheSameWithAnyNumberOfThreads() throws Exception {
        byte[] one =
                NetworkFile.write(train(new Settings(8, 20_000, 2, 0.5, 200, 0.01, 0.001, 5, 1), new ArrayList<>()));
        byte[] three =
                NetworkFile.write(train(new Settings(8, 20_000, 2, 0.5, 200, 0.01, 0.001, 5, 3), new ArrayList<>()));
        byte[] other =
                NetworkFile.write(train(new Settings(8, 20_000, 2, 0.5, 200, 0.01, 0.001, 6, 1), new ArrayList<>()));
        assertThat(three).isEqualTo(one);
        assertThat(other).isNotEqualTo(one);
    }

    @Test
    void aLittleSchoolIsAWholeBatch() throws Exception {
        List<Epoch> none = new ArrayList<>();
        train(new Settings(8, 0, 1, 0.5, 200, 0.01, 0.001, 5, 1), none);
        List<Epoch> little = new ArrayList<>();
        train(new Settings(8, 1, 1, 0.5, 200, 0.01, 0.001, 5, 1), little);
        assertThat(none).hasSize(1);
        assertThat(little.getLast().validation())
                .as("one position is a whole batch, and teaches something")
                .isNotEqualTo(none.getLast().validation());
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "elven"})
    void refusesGamesOfAnotherVariant(String other) {
        Training training =
                new Training(Variants.byId(other), new Settings(8, 0, 1, 0.5, 200, 0.01, 0.001, 5, 1), epoch -> {});
        assertThatThrownBy(() -> training.read(games))
                .isInstanceOf(PositionFileException.class)
                .hasMessageContaining("holds games of chess");
    }

    @Test
    void namesTheLineOfAPositionThatIsNone() throws Exception {
        List<String> lines;
        try (InputStream in = new GZIPInputStream(Files.newInputStream(games))) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.toList());
        }
        int line = IntStream.range(1, lines.size())
                .filter(i -> !lines.get(i).startsWith("game"))
                .findFirst()
                .orElseThrow();
        lines.set(line, "8/8/8/8 w - - 0 1;5");
        Path edited = folder.resolve("edited.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(edited))) {
            out.write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        }
        Training training = new Training(CHESS, new Settings(8, 0, 1, 0.5, 200, 0.01, 0.001, 5, 1), epoch -> {});
        assertThatThrownBy(() -> training.read(edited))
                .isInstanceOf(PositionFileException.class)
                .hasMessageContaining(
                        "edited.gz, line " + (line + 1) + ": '8/8/8/8 w - - 0 1' is not a position of Chess");
    }
}
