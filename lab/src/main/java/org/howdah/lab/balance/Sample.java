package org.howdah.lab.balance;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.howdah.lab.stats.ClusteredMean;
import org.howdah.lab.stats.Estimate;

/** Games whose figures are asked for; those of one round are a cluster, for they had the same random numbers. */
record Sample(List<BalanceGame> games) {

    /** Those games of a run that were of a kind. */
    static Sample of(List<BalanceGame> games, Predicate<BalanceGame> kind) {
        return new Sample(games.stream().filter(kind).toList());
    }

    BalanceReport.Figures figures() {
        return new BalanceReport.Figures(
                games.size(),
                count(1),
                count(0.5),
                count(0),
                mean(Sample::score).share(),
                mean(Sample::draw).share(),
                mean(game -> 1 - draw(game)).share(),
                mean(Sample::plies).mean());
    }

    BalanceReport.Difference minus(Sample other) {
        return new BalanceReport.Difference(
                difference(other, Sample::score), difference(other, Sample::draw), difference(other, Sample::plies));
    }

    private Estimate difference(Sample other, ToDoubleFunction<BalanceGame> quantity) {
        return ClusteredMean.difference(mean(quantity), other.mean(quantity));
    }

    /** How the games ended, the most common way first. */
    List<BalanceReport.Ending> endings() {
        Map<String, Integer> counts = new TreeMap<>();
        games.forEach(game -> counts.merge(game.outcome().end(), 1, Integer::sum));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(entry -> new BalanceReport.Ending(
                        entry.getKey(),
                        entry.getValue(),
                        mean(game -> game.outcome().end().equals(entry.getKey()) ? 1 : 0)
                                .share()))
                .toList();
    }

    Estimate whitesScore() {
        return mean(Sample::score).share();
    }

    private ClusteredMean mean(ToDoubleFunction<BalanceGame> quantity) {
        ClusteredMean mean = new ClusteredMean();
        games.forEach(game -> mean.add(game.round(), quantity.applyAsDouble(game)));
        return mean;
    }

    private int count(double result) {
        return (int)
                games.stream().filter(game -> game.outcome().result() == result).count();
    }

    private static double score(BalanceGame game) {
        return game.outcome().result();
    }

    private static double draw(BalanceGame game) {
        return game.outcome().result() == 0.5 ? 1 : 0;
    }

    private static double plies(BalanceGame game) {
        return game.outcome().plies();
    }
}
