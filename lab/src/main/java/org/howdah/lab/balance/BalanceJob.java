package org.howdah.lab.balance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.GameJob;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Traits;
import org.howdah.rules.variant.CompiledVariant;

/** The games of a plan. */
public final class BalanceJob implements GameJob<BalanceGame> {
    /** Its kind. */
    public static final String KIND = "balance";

    private final BalancePlan plan;
    private final List<Cell> cells;

    BalanceJob(BalancePlan plan) {
        this.plan = plan;
        cells = plan.cells();
    }

    /**
     * The job that a line tells.
     *
     * @throws LabException when it is no such line, or cannot be played here
     */
    public static BalanceJob read(String line, GameFinder games) throws LabException {
        return new BalanceJob(BalancePlan.read(line, games));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String line() {
        return plan.line();
    }

    @Override
    public SequencedMap<String, String> traits() {
        SequencedMap<String, CompiledVariant> games = new LinkedHashMap<>();
        plan.conditions().forEach(condition -> games.put(condition.name(), condition.variant()));
        return Traits.of(games);
    }

    @Override
    public Station<BalanceGame> open() {
        return new BalanceTable(plan);
    }

    @Override
    public BalanceGame read(String line) throws LabException {
        return BalanceGame.parse(line, cells);
    }
}
