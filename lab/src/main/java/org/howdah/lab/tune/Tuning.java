package org.howdah.lab.tune;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.howdah.engine.eval.Sensitivity;
import org.howdah.engine.eval.Weights;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** Fits the weights of the evaluation to the results of games. */
public final class Tuning {
    /** Every tenth game is kept to see whether what was learnt holds. */
    private static final int VALIDATION = 10;

    /** Positions further from even than this, in centipawns, teach nothing about small things. */
    private static final int LARGEST = 1000;

    /** How many positions the prior may count for; what foretells the games kept apart best is taken. */
    private static final double[] PRIORS = {3, 10, 30, 100, 300, 1000};

    /** How far a weight may be expected to move: some grains, or a part of itself. */
    private static final double SPREAD_GRAINS = 1.2;

    private static final double SPREAD_SHARE = 0.2;

    private final CompiledVariant variant;
    private final Settings settings;
    private final Consumer<String> progress;
    private final List<PlayedGame> games = new ArrayList<>();

    /**
     * How to tune.
     *
     * @param scoreShare how much of the target is what the search said, 0 to 1; the rest is the game's result
     * @param rounds how often the slopes are found anew, since not all weights count linearly
     * @param threads how many threads work
     */
    public record Settings(double scoreShare, int rounds, int threads) {
        /** What has proved good. */
        public static final Settings USUAL = new Settings(0.3, 2, 1);
    }

    /**
     * What came of it. Losses are cross-entropies in nats a position.
     *
     * @param before the weights before
     * @param after the weights found
     * @param k centipawns that make the odds e to 1
     * @param prior how many positions the prior counted for
     * @param trainingPositions positions learnt from
     * @param validationPositions positions that only judged
     * @param lossBefore of the validation positions with the weights before
     * @param lossAfter with those found
     */
    public record Outcome(
            Weights before,
            Weights after,
            double k,
            double prior,
            int trainingPositions,
            int validationPositions,
            double lossBefore,
            double lossAfter) {}

    /** @param progress told in words what is being done */
    public Tuning(CompiledVariant variant, Settings settings, Consumer<String> progress) {
        this.variant = variant;
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * Takes the games of a file to learn from.
     *
     * @throws PositionFileException when they are of another game, or it is not such a file
     */
    public void read(Path file) throws IOException, PositionFileException {
        PositionFile.read(file, variant, (game, positions) -> games.add(game));
    }

    /**
     * Finds the weights that foretell best how those games went.
     *
     * @param before where to start, and what pulls back
     * @throws PositionFileException when there are too few games to learn from
     */
    public Outcome tune(Weights before) throws PositionFileException {
        if (games.size() < VALIDATION) {
            throw new PositionFileException("there are " + games.size() + " games; " + VALIDATION + " are the least");
        }
        try (Workers workers = new Workers(settings.threads())) {
            return new Search(before, workers).run();
        }
    }

    /** One tuning, round by round. */
    private final class Search {
        private final Weights before;
        private final Workers workers;
        private final List<String> names;
        private final double[] spreads;
        private List<Observations> training = List.of();
        private Observations validation = new Observations();
        private double k;

        /** How far the weights are from where they were. */
        private double[] changes;

        private double prior;
        private double lossAfter;

        Search(Weights before, Workers workers) {
            this.before = before;
            this.workers = workers;
            names = List.copyOf(before.names());
            spreads = spreads(before, names);
            changes = new double[spreads.length];
        }

        Outcome run() {
            observe(before);
            k = Regression.scale(training.getFirst(), spreads.length);
            aim();
            double lossBefore = loss(changes);
            int positions = training.stream().mapToInt(Observations::size).sum();
            fit();
            for (int round = 1; round < settings.rounds(); round++) {
                observe(changed(before, names, changes));
                aim();
                if (loss(new double[changes.length]) > lossBefore) {
                    // The slopes promised more than the new weights keep: better to have learnt nothing.
                    changes = new double[changes.length];
                    lossAfter = lossBefore;
                    break;
                }
                fit();
            }
            Weights after = changed(before, names, changes);
            return new Outcome(before, after, k, prior, positions, validation.size(), lossBefore, lossAfter);
        }

        private void observe(Weights weights) {
            progress.accept("looking at " + games.size() + " games");
            int count = workers.count();
            List<Integer> indices = IntStream.range(0, count).boxed().toList();
            training = new ArrayList<>();
            validation = new Observations();
            for (Observations[] pair : workers.each(indices, index -> observed(weights, index, count))) {
                training.add(pair[0]);
                validation.addAll(pair[1]);
            }
        }

        private void aim() {
            training.forEach(part -> part.aim(k, settings.scoreShare()));
            validation.aim(k, settings.scoreShare());
        }

        private double loss(double[] moved) {
            return Regression.loss(validation, moved, k);
        }

        private void fit() {
            progress.accept("fitting " + spreads.length + " numbers");
            Regression regression = new Regression(training, k, spreads, workers);
            double[] best = changes;
            lossAfter = loss(new double[changes.length]);
            for (double candidate : PRIORS) {
                double[] found = regression.fit(changes, candidate);
                double[] moved = new double[found.length];
                for (int i = 0; i < found.length; i++) {
                    moved[i] = found[i] - changes[i];
                }
                double loss = loss(moved);
                if (loss < lossAfter) {
                    lossAfter = loss;
                    best = found;
                    prior = candidate;
                }
            }
            changes = best;
        }
    }

    private static double[] spreads(Weights weights, List<String> names) {
        double[] spreads = new double[2 * names.size()];
        for (int i = 0; i < names.size(); i++) {
            Pair pair = weights.of(names.get(i));
            double grain = SPREAD_GRAINS * Sensitivity.grain(names.get(i));
            spreads[2 * i] = Math.max(grain, SPREAD_SHARE * Math.abs(pair.middlegame()));
            spreads[2 * i + 1] = Math.max(grain, SPREAD_SHARE * Math.abs(pair.endgame()));
        }
        return spreads;
    }

    private static Weights changed(Weights before, List<String> names, double[] changes) {
        Map<String, Pair> pairs = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            Pair pair = before.of(names.get(i));
            pairs.put(names.get(i), new Pair(pair.middlegame() + changes[2 * i], pair.endgame() + changes[2 * i + 1]));
        }
        return before.with(pairs);
    }

    /** A worker's part of the games: positions to learn from, and positions to judge by. */
    private Observations[] observed(Weights weights, int index, int count) {
        Sensitivity sensitivity = new Sensitivity(variant, weights);
        Observations training = new Observations();
        Observations validation = new Observations();
        for (int i = index; i < games.size(); i += count) {
            observe(games.get(i), sensitivity, 2 * weights.names().size(), i % VALIDATION == 0 ? validation : training);
        }
        return new Observations[] {training, validation};
    }

    private void observe(PlayedGame game, Sensitivity sensitivity, int slopeCount, Observations part) {
        List<Sample> samples = game.samples().stream()
                .filter(sample -> Math.abs(sample.score()) <= LARGEST)
                .toList();
        List<Position> positions =
                samples.stream().map(sample -> sample.position(variant)).toList();
        double[][] slopes = new double[positions.size()][slopeCount];
        int[] scores = sensitivity.of(positions, slopes);
        for (int i = 0; i < scores.length; i++) {
            part.add(scores[i], slopes[i], game.result(), samples.get(i).score());
        }
    }
}
