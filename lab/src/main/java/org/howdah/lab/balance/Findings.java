package org.howdah.lab.balance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.howdah.lab.LabException;

/** Turns the games of a run into its report. */
final class Findings {
    private final BalancePlan plan;
    private final List<BalanceGame> games;

    /** @throws LabException when some array has not been played at all */
    Findings(BalancePlan plan, List<BalanceGame> games) throws LabException {
        this.plan = plan;
        this.games = games;
        Set<Cell> played = new HashSet<>();
        games.forEach(game -> played.add(game.cell()));
        for (Cell cell : plan.cells()) {
            if (!played.contains(cell)) {
                throw new LabException("there are too few games to tell anything: none yet of "
                        + cell.condition().name() + (cell.white() == Cell.NONE ? "" : " " + cell.placements()));
            }
        }
    }

    BalanceReport report() {
        Sample first = sample(plan.game());
        List<BalanceReport.Outcomes> all = new ArrayList<>();
        for (Condition condition : plan.conditions()) {
            Sample sample = sample(condition);
            all.add(new BalanceReport.Outcomes(
                    condition.name(),
                    condition.fingerprint(),
                    sample.figures(),
                    sample.endings(),
                    condition.equals(plan.game()) ? null : sample.minus(first),
                    condition.variant().arrangements() == null
                            ? null
                            : new PlacementTable(condition, sample.games(), plan.seed()).report()));
        }
        return new BalanceReport(
                plan.game().variant().id(),
                plan.game().variant().variant().name(),
                plan.line(),
                plan.adjudicated(),
                plan.nodes(),
                games.size(),
                all);
    }

    private Sample sample(Condition condition) {
        return Sample.of(games, game -> game.cell().condition().equals(condition));
    }
}
