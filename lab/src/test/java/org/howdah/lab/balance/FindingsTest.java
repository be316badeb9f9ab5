package org.howdah.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.Outcome;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class FindingsTest {
    private static BalancePlan plan(String... ids) {
        List<Condition> conditions = new ArrayList<>();
        for (String id : ids) {
            conditions.add(Condition.of(Variants.byId(id)));
        }
        return new BalancePlan(conditions, 100, 1, false);
    }

    /** Forty games: 20 won, 8 drawn, 12 lost. */
    @Test
    void knownCounts() throws LabException {
        BalancePlan plan = plan("chess");
        List<BalanceGame> games = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Outcome outcome = i < 20
                    ? new Outcome(1, 70, "checkmate")
                    : i < 28 ? new Outcome(0.5, 120, "threefold") : new Outcome(0, 80, "checkmate");
            games.add(BalanceGame.of(i, plan.cells(), outcome));
        }
        BalanceReport.Outcomes outcomes =
                new Findings(plan, games).report().conditions().getFirst();
        BalanceReport.Figures figures = outcomes.figures();
        assertThat(List.of(figures.games(), figures.won(), figures.drawn(), figures.lost()))
                .containsExactly(40, 20, 8, 12);
        assertThat(figures.score().value()).isEqualTo(0.6);
        assertThat(figures.draws().value()).isEqualTo(0.2);
        assertThat(figures.decisive().value()).isEqualTo(0.8);
        assertThat(figures.plies().value()).isEqualTo(83);
        assertThat(figures.draws().low()).isCloseTo(0.105, within(0.003));
        assertThat(figures.draws().high()).isCloseTo(0.348, within(0.004));
        assertThat(outcomes.endings())
                .extracting(BalanceReport.Ending::end, BalanceReport.Ending::games)
                .containsExactly(tuple("checkmate", 32), tuple("threefold", 8));
        assertThat(Wording.verdict(outcomes)).startsWith("White scored 60.0% (").endsWith("told from chance.");
    }

    /** Games of one round are pairs: a game that White always does half a point better in differs for certain. */
    @Test
    void differencesAreThoseOfPairs() throws LabException {
        BalancePlan plan = plan("chess", "capablanca");
        List<BalanceGame> games = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            double result = i % 4 < 2 ? 0 : 0.5;
            int plies = 60 + i / 2 + i % 2 * 10 + i / 20;
            games.add(BalanceGame.of(i, plan.cells(), new Outcome(i % 2 == 0 ? result : result + 0.5, plies, "long")));
        }
        BalanceReport.Difference difference =
                new Findings(plan, games).report().conditions().get(1).difference();
        assertThat(difference.score().value()).isCloseTo(0.5, within(1e-9));
        assertThat(difference.plies().value()).isCloseTo(10, within(1e-9));
        assertThat(difference.draws().value()).isCloseTo(0, within(1e-9));
        assertThat(difference.draws().low()).isNegative();
    }

    /** White wins just where its placement is the same as Black's: matching pennies of four sides. */
    @Test
    void placementsAsMatchingPennies() throws LabException {
        BalancePlan plan = plan("silver-elephant-placement");
        List<Cell> cells = plan.cells();
        List<BalanceGame> games = new ArrayList<>();
        for (int i = 0; i < 160; i++) {
            Cell cell = cells.get(i % 16);
            games.add(BalanceGame.of(i, cells, new Outcome(cell.white() == cell.black() ? 1 : 0, 50, "checkmate")));
        }
        BalanceReport.Placements placements =
                new Findings(plan, games).report().conditions().getFirst().placements();
        assertThat(placements.saddlePoint()).isFalse();
        assertThat(placements.whiteFirst().value()).isZero();
        assertThat(placements.blackFirst().value()).isOne();
        assertThat(placements.atOnce().value()).isCloseTo(0.25, within(1e-9));
        assertThat(placements.white())
                .allSatisfy(choice -> assertThat(choice.mixed()).isCloseTo(0.25, within(1e-9)));
        assertThat(String.join(" ", Wording.placements(placements)))
                .contains("If neither knew what the other places, White would score 25.0% (");
    }
}
