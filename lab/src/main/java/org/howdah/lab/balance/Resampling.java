package org.howdah.lab.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.howdah.lab.stats.Estimate;
import org.howdah.lab.stats.MatrixGame;

/**
 * How sure a table of scores is of what it says: its rounds are drawn anew, with replacement, many times over. Source:
 * B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), chapter 13: the percentile interval.
 */
final class Resampling {
    private static final int TIMES = 1000;
    private static final int TAIL = 25;

    private final int rounds;
    private final List<MatrixGame> drawn = new ArrayList<>();

    Resampling(List<BalanceGame> games, ScoreTable whole, int size, long seed) {
        Map<Integer, ScoreTable> byRound = new TreeMap<>();
        games.forEach(game -> byRound.computeIfAbsent(game.round(), round -> new ScoreTable(size))
                .add(game));
        List<ScoreTable> tables = List.copyOf(byRound.values());
        RandomGenerator random = new SplittableRandom(seed);
        rounds = tables.size();
        for (int time = 0; time < TIMES; time++) {
            ScoreTable sum = new ScoreTable(size);
            for (int i = 0; i < rounds; i++) {
                sum.add(tables.get(random.nextInt(rounds)));
            }
            drawn.add(sum.game(whole));
        }
    }

    /** A figure of the table, with an interval where there is more than one round. */
    Estimate estimate(MatrixGame table, ToDoubleFunction<MatrixGame> figure) {
        double value = figure.applyAsDouble(table);
        if (rounds < 2) {
            return new Estimate(value, null, null);
        }
        double[] values = drawn.stream().mapToDouble(figure).sorted().toArray();
        return new Estimate(value, values[TAIL], values[TIMES - 1 - TAIL]);
    }

    /** How often a choice falls on each of so many. */
    double[] shares(int size, ToIntFunction<MatrixGame> choice) {
        int[] times = new int[size];
        drawn.forEach(table -> times[choice.applyAsInt(table)]++);
        return Arrays.stream(times).mapToDouble(n -> (double) n / TIMES).toArray();
    }
}
