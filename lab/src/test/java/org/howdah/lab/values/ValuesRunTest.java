package org.howdah.lab.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.lab.LabException;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValuesRunTest {
    @TempDir
    private Path folder;

    private static ValuesPlan plan(String id, int seed, String... imbalances) throws LabException {
        CompiledVariant game = Variants.byId(id);
        List<Imbalance> asked = new ArrayList<>();
        for (String text : imbalances) {
            asked.add(Imbalance.parse(game.variant(), text));
        }
        return new ValuesPlan(game, 30, seed, asked);
    }

    private static ValuesRun run(ValuesPlan plan, Path folder, int games, int threads) throws LabException {
        ValuesRun run = new ValuesRun(plan, folder, there -> {});
        run.play(games, threads);
        return run;
    }

    private static List<String> games(Path folder) throws Exception {
        return Files.readAllLines(folder.resolve("games.txt")).stream().sorted().toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant-placement", "mini-courier", "elven"})
    void goesOnWhereItStoppedAndPlaysTheSameGamesWithAnyThreads(String id) throws Exception {
        Path whole = folder.resolve("whole");
        Path stopped = folder.resolve("stopped");
        run(plan(id, 7), whole, 24, 2);
        run(plan(id, 7), stopped, 13, 1);
        String text = Files.readString(stopped.resolve("games.txt"));
        Files.writeString(stopped.resolve("games.txt"), text.substring(0, text.length() - 9));
        assertThat(run(plan(id, 7), stopped, 24, 1).played()).isEqualTo(24);
        assertThat(games(stopped)).isEqualTo(games(whole)).hasSize(25);
    }

    @Test
    void aFolderOfAnotherRunIsRefused() throws Exception {
        run(plan("chess", 1), folder, 1, 1);
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> run(plan("chess", 2), folder, 2, 1))
                .withMessageContaining("games.txt holds games of another run: howdah-values 1;variant=chess;")
                .withMessageContaining("Choose another place, or remove the file.");
        assertThat(games(folder)).hasSize(2);
    }

    @Test
    void aDamagedLineIsNamed() throws Exception {
        run(plan("chess", 1), folder, 1, 1);
        Path log = folder.resolve("games.txt");
        Files.writeString(log, Files.readString(log) + "nonsense\n");
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> run(plan("chess", 1), folder, 1, 1))
                .withMessage("this is not a game of 'howdah values': nonsense");
    }

    @Test
    void whatCannotBeSetUpIsRefusedBeforeAnythingIsPlayed() {
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> run(plan("chess", 1, "QQ=RRR"), folder, 10, 1))
                .withMessageStartingWith("imbalance QQ=RRR cannot be set up");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void tooFewGamesTellNothing() throws LabException {
        ValuesRun run = run(plan("chess", 1), folder, 4, 1);
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> run.report(Unit.usual(Variants.byId("chess")), 15))
                .withMessageStartingWith("there are too few games to say what a Pawn is worth");
    }

    /** Even a few games of a weak player know that a queen is worth more than a knight, and that more than a pawn. */
    @Test
    void theOrderOfThePieces() throws LabException {
        ValuesPlan weak = plan("chess", 5, "PPP=", "N=", "R=", "Q=N", "R=N");
        ValuesRun run = run(new ValuesPlan(weak.variant(), 150, 5, weak.imbalances()), folder, 200, 2);
        ValuesReport report =
                run.report(new Unit(Variants.byId("chess").variant().type('N'), 300), 15);
        assertThat(report.men()).extracting(ValuesReport.Row::man).containsExactly("Q", "R", "B", "N", "P");
        double queen = report.men().get(0).opening().centipawns();
        double pawn = report.men().get(4).opening().centipawns();
        assertThat(report.men().get(2).opening())
                .as("bishops were alike in all games")
                .isNull();
        assertThat(report.men().get(3).opening().centipawns()).isEqualTo(300);
        assertThat(List.of(pawn, 300.0, queen)).isSorted();
        assertThat(report.imbalances()).hasSize(5);
        assertThat(ValuesPage.html(report)).contains("<svg", "R=N", "Queen").doesNotContain("NaN");
    }
}
