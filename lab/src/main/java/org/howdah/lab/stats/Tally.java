package org.howdah.lab.stats;

import java.util.Arrays;
import java.util.List;

/**
 * How often each score occurred in equal trials. A trial is one game (three counts: lost, drawn, won) or, better, a pair
 * of games from the same opening with the colors exchanged (five counts, for 0, ½, 1, 1½ and 2 points): what the opening
 * gives to one side then cancels out, and the variance is that of what is left.
 *
 * @param counts trials by score, from the lowest to the highest; 3 or 5 of them
 */
public record Tally(List<Long> counts) {
    /** No pairs yet. */
    public static final Tally NO_PAIRS = pairs(0, 0, 0, 0, 0);

    public Tally {
        counts = List.copyOf(counts);
        if (counts.size() != 3 && counts.size() != 5 || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("a tally has 3 or 5 counts, none negative: " + counts);
        }
    }

    /** Pairs of games by points: 0, ½, 1, 1½ and 2. */
    public static Tally pairs(long none, long half, long one, long oneAndHalf, long two) {
        return new Tally(List.of(none, half, one, oneAndHalf, two));
    }

    /** Single games. */
    public static Tally games(long lost, long drawn, long won) {
        return new Tally(List.of(lost, drawn, won));
    }

    /** The same with one more trial. */
    public Tally plus(int halfPoints) {
        Long[] more = counts.toArray(Long[]::new);
        more[halfPoints]++;
        return new Tally(Arrays.asList(more));
    }

    /** How many games make a trial: 1 or 2. */
    public int gamesPerTrial() {
        return (counts.size() - 1) / 2;
    }

    public long trials() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    public long games() {
        return trials() * gamesPerTrial();
    }

    /** The mean score, 0 to 1; meaningless without trials. */
    public double score() {
        return distribution(0).mean();
    }

    /** The variance of the score of a trial, which is 0 to 1. */
    public double variance() {
        return distribution(0).variance();
    }

    /** The standard deviation of a single game's score, as far as it is not due to the opening. */
    public double deviationPerGame() {
        return Math.sqrt(variance() * gamesPerTrial());
    }

    /** The same seen from the other side. */
    public Tally swapped() {
        return new Tally(counts.reversed());
    }

    /** Relative frequencies, with {@code atLeast} trials where there are fewer. */
    Distribution distribution(double atLeast) {
        double[] weights =
                counts.stream().mapToDouble(count -> Math.max(count, atLeast)).toArray();
        double total = Arrays.stream(weights).sum();
        double[] scores = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            scores[i] = (double) i / (weights.length - 1);
            weights[i] /= total;
        }
        return new Distribution(scores, weights);
    }
}
