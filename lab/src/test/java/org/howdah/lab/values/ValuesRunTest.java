package org.howdah.lab.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.howdah.lab.LabException;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;
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
        run.play(games, new LocalThreads(threads));
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
        run(plan(id, 7), whole, 16, 2);
        run(plan(id, 7), stopped, 9, 1);
        String text = Files.readString(stopped.resolve("games.txt"));
        Files.writeString(stopped.resolve("games.txt"), text.substring(0, text.length() - 9));
        assertThat(run(plan(id, 7), stopped, 16, 1).played()).isEqualTo(16);
        assertThat(games(stopped)).isEqualTo(games(whole)).hasSize(17);
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

    /** Results drawn from known values give these values back, within their intervals. */
    @Test
    void findsTheValuesThatResultsWereDrawnFrom() throws Exception {
        long seed = 20261130;
        ValuesPlan plan = plan("chess", 5, "P=", "PP=", "Q=RBP", "R=NPP", "N=PPP", "B=N", "Q=RR", "R=BP", "Q=NNPPP");
        Map<Character, Double> pawns = Map.of('P', 1.0, 'N', 3.1, 'B', 3.4, 'R', 4.9, 'Q', 9.6);
        Files.write(folder.resolve("games.txt"), simulated(plan, pawns, 12_000, seed));
        ValuesReport report = run(plan, folder, 0, 1).report(Unit.usual(plan.variant()), 15);
        assertThat(report.men()).extracting(ValuesReport.Row::man).containsExactly("Q", "R", "B", "N", "P");
        for (ValuesReport.Row row : report.men()) {
            double truth = 100 * pawns.get(row.man().charAt(0));
            double error = 1.5 * row.opening().error();
            assertThat(row.opening().centipawns()).as("%s, seed %d", row, seed).isCloseTo(truth, within(error + 1e-9));
        }
        assertThat(report.firstMove().centipawns())
                .isCloseTo(20, within(1.5 * report.firstMove().error()));
        assertThat(report.misfit()).isBetween(0.2, 3.0);
        assertThat(report.imbalances()).hasSize(9);
        assertThat(ValuesPage.html(report)).contains("<svg", "R=BP", "Queen").doesNotContain("NaN");
    }

    /** A log of games that were never played: a pawn is half a logit, the first move a fifth of a pawn. */
    private static List<String> simulated(ValuesPlan plan, Map<Character, Double> pawns, int games, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Variant variant = plan.variant().variant();
        Terms terms = new Terms(plan.variant());
        List<String> lines = new ArrayList<>(List.of(plan.line()));
        for (int number = 0; number < games; number++) {
            Imbalance imbalance =
                    plan.imbalances().get(number / 2 % plan.imbalances().size());
            int[] difference = new int[terms.size()];
            double logits = 0.1;
            int side = number % 2 == 0 ? 1 : -1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (Man man : sign > 0 ? imbalance.more() : imbalance.less()) {
                    difference[terms.index(man)] += sign * side;
                    logits += 0.5 * sign * side * pawns.get(man.name(variant).charAt(0));
                }
            }
            double result = random.nextDouble() < 1 / (1 + Math.exp(-logits)) ? 1 : 0;
            Stratum stratum = number % 20 < 16 ? Stratum.OPENING : Stratum.FEW;
            lines.add(new ValuesGame(
                            number, stratum, imbalance.name(variant), result, 80, "checkmate", List.of(difference))
                    .line());
        }
        return lines;
    }
}
