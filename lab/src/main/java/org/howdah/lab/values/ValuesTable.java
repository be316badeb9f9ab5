package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.howdah.lab.selfplay.Adjudication;
import org.howdah.lab.selfplay.EvenPlies;
import org.howdah.lab.selfplay.Outcome;
import org.howdah.lab.selfplay.PlyListener;
import org.howdah.lab.selfplay.SelfPlay;
import org.howdah.lab.work.Job;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;

/** Plays the games of a run, each determined by its number. For one thread. */
final class ValuesTable implements Job.Station<ValuesGame> {
    /** Pieces besides pawns and those of the imbalance in {@link Stratum#FEW}: up to so many. */
    private static final int MOST_FEW = 3;

    private static final int RANDOM_PLIES = 4;

    private static final int ORDINARY_PLIES = 7;

    /** In ordinary games, every so many plies a position counts. */
    private static final int PLIES_A_SAMPLE = 10;

    private final ValuesPlan plan;
    private final Terms terms;
    private final List<Imbalance> imbalances;
    private final Armies armies;
    private final EvenPlies evenPlies = new EvenPlies();

    ValuesTable(ValuesPlan plan, Terms terms, List<Imbalance> imbalances) {
        this.plan = plan;
        this.terms = terms;
        this.imbalances = imbalances;
        armies = new Armies(plan.variant());
    }

    @Override
    public ValuesGame work(int number) {
        int opening = number / 2;
        Stratum stratum = Stratum.of(opening);
        return stratum == Stratum.ORDINARY ? ordinary(number) : imbalanced(number, stratum);
    }

    /** Both games of an opening have the same array and imbalance; the random moves differ. */
    private ValuesGame imbalanced(int number, Stratum stratum) {
        int opening = number / 2;
        RandomGenerator array = random(opening, 1);
        Imbalance imbalance = imbalances.get(order(stratum, opening));
        int side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
        Position start = null;
        while (start == null) {
            Integer few = stratum == Stratum.FEW ? array.nextInt(MOST_FEW + 1) : null;
            start = armies.stage(imbalance, side, few, array);
            start = start != null && Ending.of(start) == null ? start : null;
        }
        int[] difference = terms.difference(start);
        long nodes = plan.nodes(stratum);
        try (SelfPlay player = new SelfPlay(start.variant())) {
            Position position = evenPlies.after(player, start, RANDOM_PLIES, nodes, random(number, 2));
            Outcome outcome = player.play(position, nodes, Adjudication.USUAL, PlyListener.NONE);
            String name = imbalance.name(plan.variant().variant());
            return game(number, stratum, name, outcome, List.of(difference));
        }
    }

    /** Which imbalance an opening has: all come once before one comes again, in another order each time. */
    private int order(Stratum stratum, int opening) {
        int turn = stratum.before(opening);
        int round = turn / imbalances.size();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < imbalances.size(); i++) {
            order.add(i);
        }
        Collections.shuffle(order, random(round, 3 + stratum.ordinal()));
        return order.get(turn % imbalances.size());
    }

    private ValuesGame ordinary(int number) {
        List<int[]> differences = new ArrayList<>();
        try (SelfPlay player = new SelfPlay(plan.variant())) {
            RandomGenerator random = random(number, 2);
            Position start = Position.start(plan.variant());
            if (plan.variant().arrangements() != null) {
                evenPlies.make(start, random);
                evenPlies.make(start, random);
            }
            Position position = evenPlies.after(player, start, ORDINARY_PLIES, plan.nodes(), random);
            differences.add(terms.difference(position));
            Outcome outcome = player.play(position, plan.nodes(), Adjudication.USUAL, (p, move, score) -> {
                if (p.ply() % PLIES_A_SAMPLE == 0 && !p.inCheck() && !p.isCapture(move)) {
                    differences.add(terms.difference(p));
                }
            });
            return game(number, Stratum.ORDINARY, ValuesGame.NONE, outcome, differences);
        }
    }

    private static ValuesGame game(
            int number, Stratum stratum, String imbalance, Outcome outcome, List<int[]> differences) {
        return new ValuesGame(
                number, stratum, imbalance, outcome.result(), outcome.plies(), outcome.end(), differences);
    }

    private RandomGenerator random(int number, int purpose) {
        return new SplittableRandom((plan.seed() * 1_000_003 + number) * 31 + purpose);
    }

    @Override
    public void close() {
        // Each game closes its own engine.
    }
}
