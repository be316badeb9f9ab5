package org.howdah.lab.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.howdah.engine.nnue.Inputs;
import org.howdah.engine.nnue.Network;
import org.howdah.engine.nnue.Shape;
import org.howdah.lab.stats.Logistic;
import org.howdah.lab.tune.PlayedGame;
import org.howdah.lab.tune.PositionFile;
import org.howdah.lab.tune.PositionFileException;
import org.howdah.lab.tune.Sample;
import org.howdah.lab.tune.Workers;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/** Trains a network on games: stochastic descent with {@link Adam}, the steps smaller and smaller. */
public final class Training {
    /** Every twentieth game is kept to see whether what was learnt holds. */
    private static final int VALIDATION = 20;

    private static final int BATCH = 8192;

    /** A batch is always shared out in so many parts, so that the network does not depend on the number of threads. */
    private static final int PARTS = 4;

    /** One of so many positions is where school begins. */
    private static final int SCHOOLED = 4;

    /** Told after so many batches of school. */
    private static final int SCHOOL_REPORT = 100;

    private static final double LAST_RATE_SHARE = 0.01;

    /** The number of the epoch before the first. */
    public static final int AT_SCHOOL = 0;

    private final CompiledVariant variant;
    private final Settings settings;
    private final Consumer<Epoch> progress;
    private final Examples examples;
    private final Examples validation;
    private final List<Sample> schooled = new ArrayList<>();

    /**
     * How to train.
     *
     * @param hidden hidden units for each side
     * @param school positions to learn from the evaluation by hand at first, in whole batches of {@value #BATCH}
     * @param epochs how often to go through all positions
     * @param scoreShare how much of the target is what the search said, 0 to 1; the rest is the game's result
     * @param centipawns what makes the odds e to 1
     * @param rate the first step's size at school
     * @param lessonRate the first step's size when it learns from games
     * @param seed what all chance comes from
     * @param threads how many threads work, which does not change what comes of it
     */
    public record Settings(
            int hidden,
            long school,
            int epochs,
            double scoreShare,
            int centipawns,
            double rate,
            double lessonRate,
            long seed,
            int threads) {}

    /**
     * How far it is. Losses are cross-entropies in nats a position.
     *
     * @param number which epoch it was, from 1; {@link #AT_SCHOOL} while it learns from the evaluation by hand
     * @param loss of the positions learnt from, while they were being learnt from
     * @param validation of those that only judge
     */
    public record Epoch(int number, double loss, double validation) {}

    /**
     * What came of it.
     *
     * @param network what was trained
     * @param last how well it foretells in the end
     */
    public record Outcome(Network network, Epoch last) {}

    /** @param progress told after each epoch */
    public Training(CompiledVariant variant, Settings settings, Consumer<Epoch> progress) {
        this.variant = variant;
        this.settings = settings;
        this.progress = progress;
        examples = new Examples(variant);
        validation = new Examples(variant);
    }

    /**
     * Takes the games of a file to learn from.
     *
     * @throws PositionFileException when they are of another game, or it is not such a file
     */
    public void read(Path file) throws IOException, PositionFileException {
        PositionFile.read(file, variant, this::take);
    }

    private void take(PlayedGame game, List<Position> positions) {
        Examples taken = game.number() % VALIDATION == 0 ? validation : examples;
        for (int i = 0; i < positions.size(); i++) {
            Sample sample = game.samples().get(i);
            taken.add(positions.get(i), sample.score(), game.result());
            if (taken == examples && taken.size() % SCHOOLED == 0) {
                schooled.add(sample);
            }
        }
    }

    /** How many positions there are to learn from. */
    public int positions() {
        return examples.size();
    }

    /** How many positions there are that only judge. */
    public int validationPositions() {
        return validation.size();
    }

    /**
     * Trains a network.
     *
     * @throws PositionFileException when there are too few games to learn from
     */
    public Outcome run() throws PositionFileException {
        if (schooled.isEmpty() || validation.size() == 0) {
            throw new PositionFileException("these are too few games to learn from: " + examples.size() + " positions");
        }
        SplittableRandom random = new SplittableRandom(settings.seed());
        Model model = new Model(new Inputs(variant).count(), settings.hidden(), random);
        List<Slopes> parts =
                Stream.generate(() -> new Slopes(model)).limit(PARTS).toList();
        try (Workers workers = new Workers(settings.threads())) {
            goToSchool(model, parts, workers, random);
            Epoch last = goThroughGames(model, parts, workers, random);
            return new Outcome(network(model), last);
        }
    }

    private Network network(Model model) {
        return model.network(Shape.of(variant.variant()), Network.men(variant.variant()), settings.centipawns());
    }

    /** What the evaluation by hand knows, as well as the network can tell it. */
    private void goToSchool(Model model, List<Slopes> parts, Workers workers, SplittableRandom random) {
        Adam adam = new Adam(model);
        List<School> schools = Stream.generate(() -> new School(variant, schooled, random.split()))
                .limit(PARTS)
                .toList();
        int batches = Math.toIntExact(Math.ceilDiv(settings.school(), BATCH));
        double loss = 0;
        for (int batch = 1; batch <= batches; batch++) {
            loss += add(workers, parts, part -> recite(schools.get(part).examples(BATCH / PARTS), parts.get(part)));
            adam.step(parts.getFirst().sums, BATCH, settings.rate() * share((double) batch / batches));
            if (batch % SCHOOL_REPORT == 0) {
                progress.accept(new Epoch(AT_SCHOOL, loss / SCHOOL_REPORT / BATCH, judge(model)));
                loss = 0;
            }
        }
    }

    private void recite(Examples made, Slopes slopes) {
        for (int i = 0; i < made.size(); i++) {
            slopes.add(made, i, made.target(i, settings.centipawns(), 1));
        }
    }

    private Epoch goThroughGames(Model model, List<Slopes> parts, Workers workers, SplittableRandom random) {
        Adam adam = new Adam(model);
        int[] order = IntStream.range(0, examples.size()).toArray();
        Epoch last = new Epoch(AT_SCHOOL, 0, 0);
        for (int epoch = 1; epoch <= settings.epochs(); epoch++) {
            shuffle(order, random);
            double loss = goThrough(order, epoch, adam, parts, workers);
            last = new Epoch(epoch, loss / order.length, judge(model));
            progress.accept(last);
        }
        return last;
    }

    /** Learns from all positions once, in that order; gives the sum of the losses. */
    private double goThrough(int[] order, int epoch, Adam adam, List<Slopes> parts, Workers workers) {
        double loss = 0;
        for (int from = 0; from < order.length; from += BATCH) {
            int first = from;
            int end = Math.min(order.length, from + BATCH);
            loss += add(workers, parts, part -> learn(order, first + part, end, parts.get(part)));
            double done = (epoch - 1 + (double) from / order.length) / settings.epochs();
            adam.step(parts.getFirst().sums, end - from, settings.lessonRate() * share(done));
        }
        return loss;
    }

    /** Learns from every {@value #PARTS}th position of a batch. */
    private void learn(int[] order, int from, int end, Slopes slopes) {
        for (int at = from; at < end; at += PARTS) {
            slopes.add(examples, order[at], target(examples, order[at]));
        }
    }

    private double target(Examples of, int i) {
        return of.target(i, settings.centipawns(), settings.scoreShare());
    }

    /** How large steps are, by how much is done: half a cosine. */
    private static double share(double done) {
        return LAST_RATE_SHARE + (1 - LAST_RATE_SHARE) * (1 + Math.cos(Math.PI * done)) / 2;
    }

    private static void shuffle(int[] order, SplittableRandom random) {
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
    }

    /** Adds up the slopes of all parts, into those of the first; and gives the sum of the losses. */
    private static double add(Workers workers, List<Slopes> parts, IntConsumer work) {
        workers.each(IntStream.range(0, PARTS).boxed().toList(), part -> {
            parts.get(part).clear();
            work.accept(part);
            return part;
        });
        Slopes first = parts.getFirst();
        for (Slopes part : parts.subList(1, PARTS)) {
            for (int row = 0; row < first.sums.length; row++) {
                Slopes.add(part.sums[row], first.sums[row]);
            }
            first.loss += part.loss;
        }
        return first.loss;
    }

    private double judge(Model model) {
        Slopes judge = new Slopes(model);
        double loss = 0;
        for (int i = 0; i < validation.size(); i++) {
            loss += Logistic.loss(judge.output(validation, i), target(validation, i));
        }
        return loss / validation.size();
    }
}
