package org.howdah.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.lab.LabException;
import org.howdah.lab.work.LocalThreads;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BalanceRunTest {
    private static final long NODES = 30;

    @TempDir
    private Path folder;

    private static BalancePlan plan(String id, int seed, String... without) throws LabException {
        CompiledVariant game = Variants.byId(id);
        List<Condition> conditions = new ArrayList<>(List.of(Condition.of(game)));
        for (String rule : without) {
            conditions.add(Condition.without(game, rule));
        }
        return new BalancePlan(conditions, NODES, seed, false);
    }

    private static BalanceRun run(BalancePlan plan, Path folder, int games, int threads) throws LabException {
        BalanceRun run = new BalanceRun(plan, folder, there -> {});
        run.play(games, new LocalThreads(threads));
        return run;
    }

    private static List<String> games(Path folder) throws Exception {
        return Files.readAllLines(folder.resolve("games.txt")).stream().sorted().toList();
    }

    @Test
    void goesOnWhereItStoppedAndPlaysTheSameGamesWithAnyThreads() throws Exception {
        Path whole = folder.resolve("whole");
        Path stopped = folder.resolve("stopped");
        run(plan("seirawan", 7, "gating"), whole, 6, 2);
        run(plan("seirawan", 7, "gating"), stopped, 3, 1);
        String text = Files.readString(stopped.resolve("games.txt"));
        Files.writeString(stopped.resolve("games.txt"), text.substring(0, text.length() - 9));
        assertThat(run(plan("seirawan", 7, "gating"), stopped, 6, 1).played()).isEqualTo(12);
        assertThat(games(stopped)).isEqualTo(games(whole)).hasSize(13);
    }

    @Test
    void everyPlacementMeetsEveryOtherEquallyOften() throws LabException {
        BalanceReport report =
                run(plan("silver-elephant-placement", 1), folder, 2, 1).report();
        BalanceReport.Outcomes outcomes = report.conditions().getFirst();
        BalanceReport.Placements placements = outcomes.placements();
        assertThat(report.games()).isEqualTo(32);
        assertThat(placements.names()).containsExactlyInAnyOrder("ENEN", "ENNE", "NEEN", "NENE");
        assertThat(placements.cells())
                .hasSize(16)
                .allSatisfy(cell -> assertThat(cell.figures().games()).isEqualTo(2));
        assertThat(placements.white())
                .extracting(choice -> choice.best())
                .satisfies(shares -> assertThat(
                                shares.stream().mapToDouble(share -> share).sum())
                        .isBetween(0.999, 1.001));
        double first = placements.whiteFirst().value();
        double last = placements.blackFirst().value();
        assertThat(placements.atOnce().value()).isBetween(first - 1e-9, last + 1e-9);
        assertThat(placements.bestWhite().worst()).isEqualTo(first);
        assertThat(placements.bestBlack().worst()).isEqualTo(last);
        assertThat(BalancePage.html(report))
                .contains("Placements of silver-elephant-placement", "NEEN - ENNE", "<svg")
                .doesNotContain("NaN", "null");
    }

    @Test
    void aStoppedRunHasAboutAsManyGamesOfEach() throws Exception {
        LocalThreads thread = new LocalThreads(1);
        BalancePlan plan = plan("silver-elephant-placement", 3);
        BalanceRun run = new BalanceRun(plan, folder, there -> {
            if (there == 20) {
                thread.stop();
            }
        });
        run.play(100, thread);
        assertThat(run.played()).isEqualTo(20);
        assertThat(run.report().conditions().getFirst().placements().cells())
                .extracting(cell -> cell.figures().games())
                .containsOnly(1, 2);
    }

    @Test
    void withoutBareKingNoGameEndsSo() throws Exception {
        BalanceReport report =
                run(plan("mini-courier", 2, "bare-king"), folder, 40, 1).report();
        assertThat(ends(report, 0)).contains("bare-king");
        assertThat(ends(report, 1)).contains("checkmate").doesNotContain("bare-king", "bare-draw");
        assertThat(report.conditions().get(0).difference()).isNull();
        assertThat(report.conditions().get(1).difference()).isNotNull();
        assertThat(report.conditions().get(1).rules())
                .isNotEqualTo(report.conditions().get(0).rules());
        assertThat(BalancePage.html(report)).contains("Differences from mini-courier", "without bare-king");
    }

    private static List<String> ends(BalanceReport report, int condition) {
        return report.conditions().get(condition).endings().stream()
                .map(BalanceReport.Ending::end)
                .toList();
    }

    @Test
    void anotherPlanIsRefused() throws Exception {
        run(plan("chess", 1), folder, 1, 1);
        for (BalancePlan other : List.of(plan("chess", 2), plan("chess", 1, "castling"))) {
            assertThatExceptionOfType(LabException.class)
                    .isThrownBy(() -> run(other, folder, 2, 1))
                    .withMessageContaining("games.txt holds games of another run: howdah-balance 1;nodes=30;seed=1;");
        }
        assertThat(games(folder)).hasSize(2);
    }

    @Test
    void aDamagedLineIsNamed() throws Exception {
        run(plan("chess", 1), folder, 1, 1);
        Path log = folder.resolve("games.txt");
        String whole = Files.readString(log);
        for (String line : List.of("nonsense", "1;elven;-;0.5;80;threefold", "-1;chess;-;0.5;80;threefold")) {
            Files.writeString(log, whole + line + "\n");
            assertThatExceptionOfType(LabException.class)
                    .isThrownBy(() -> run(plan("chess", 1), folder, 1, 1))
                    .withMessage("this is not a game of this 'howdah balance': " + line);
        }
    }

    @Test
    void ofWhatWasNotPlayedNothingIsTold() throws Exception {
        BalanceRun run = new BalanceRun(plan("chess", 1), folder, there -> {});
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(run::report)
                .withMessage("there are too few games to tell anything: none yet of chess");
    }
}
