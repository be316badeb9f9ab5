package org.howdah.lab.balance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.howdah.lab.selfplay.EvenPlies;
import org.howdah.lab.selfplay.PlyListener;
import org.howdah.lab.selfplay.SelfPlay;
import org.howdah.lab.work.Job;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** Plays the games of a run, each determined by its number. For one thread. */
final class BalanceTable implements Job.Station<BalanceGame> {
    private static final int RANDOM_PLIES = 6;

    private final BalancePlan plan;
    private final List<Cell> cells;
    private final EvenPlies evenPlies = new EvenPlies();
    private final Map<CompiledVariant, SelfPlay> players = new HashMap<>();

    BalanceTable(BalancePlan plan) {
        this.plan = plan;
        cells = plan.cells();
    }

    @Override
    public BalanceGame work(int number) {
        Cell cell = cells.get(number % cells.size());
        SelfPlay player = players.computeIfAbsent(cell.condition().variant(), SelfPlay::new);
        Position position =
                evenPlies.after(player, cell.start(), RANDOM_PLIES, plan.nodes(), random(number / cells.size()));
        return BalanceGame.of(
                number, cells, player.play(position, plan.nodes(), plan.adjudication(), PlyListener.NONE));
    }

    /** The same for all games of a round: where the same moves are legal and as good, their openings are the same. */
    private RandomGenerator random(int round) {
        return new SplittableRandom(plan.seed() * 1_000_003 + round);
    }

    @Override
    public void close() {
        players.values().forEach(SelfPlay::close);
    }
}
