package org.howdah.lab.tune;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.engine.eval.WinCurve;
import org.howdah.engine.eval.WinModel;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Fits the {@link WinCurve} of a game to games: the one under which what came of their positions, won, drawn or lost, was
 * the likeliest. Positions are counted by score and by what is left on the board, so that any number of them costs the
 * same.
 */
public final class WinFit {
    /** Scores are counted together that differ by less than so many centipawns. */
    private static final int GRAIN = 10;

    /** Scores farther from 0 than this say nothing about where a win begins. */
    private static final int LARGEST = 1500;

    private static final int SCORES = 2 * LARGEST / GRAIN + 1;
    private static final int STAGES = 16;
    private static final int ENDS = 3;
    private static final long LEAST_POSITIONS = 1000;

    private static final double FIRST_STEP = 40;
    private static final double LAST_STEP = 0.25;
    private static final double LEAST = 1;

    /** No chance is taken to be less: a single game that went otherwise would be proof of anything. */
    private static final double LEAST_CHANCE = 1e-4;

    private final CompiledVariant variant;
    private final WinModel model;
    private final long[][][] counts = new long[STAGES][SCORES][ENDS];
    private long positions;

    /**
     * What came of it. Losses are cross-entropies in nats a position.
     *
     * @param curve the curve found
     * @param positions how many positions it was fitted to
     * @param usualLoss of the usual curve
     * @param loss of the curve found
     */
    public record Outcome(WinCurve curve, long positions, double usualLoss, double loss) {}

    public WinFit(CompiledVariant variant) {
        this.variant = variant;
        model = new WinModel(variant, WinCurve.USUAL);
    }

    /**
     * Counts the games of a file.
     *
     * @throws PositionFileException when they are of another game, or it is not such a file
     */
    public void read(Path file) throws IOException, PositionFileException {
        PositionFile.read(file, variant, this::take);
    }

    private void take(PlayedGame game, List<Position> of) {
        for (int i = 0; i < of.size(); i++) {
            add(model.fullness(of.get(i)), game.samples().get(i).score(), game.result());
        }
    }

    /**
     * Counts a position.
     *
     * @param score centipawns in White's view
     * @param result what White scored
     */
    void add(double fullness, int score, double result) {
        if (Math.abs(score) <= LARGEST) {
            int stage = Math.min(STAGES - 1, (int) (STAGES * fullness));
            counts[stage][Math.floorDiv(score + LARGEST, GRAIN)][(int) Math.round(2 * result)]++;
            positions++;
        }
    }

    /**
     * Finds the curve.
     *
     * @throws PositionFileException when there are too few positions to learn from
     */
    public Outcome fit() throws PositionFileException {
        if (positions < LEAST_POSITIONS) {
            throw new PositionFileException(
                    "too few positions to learn from: " + positions + "; " + LEAST_POSITIONS + " are the least");
        }
        double[] best = numbers(WinCurve.USUAL);
        double usualLoss = loss(best);
        double loss = usualLoss;
        for (double step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
            double before;
            do {
                before = loss;
                for (int i = 0; i < best.length; i++) {
                    for (double change : new double[] {step, -step}) {
                        double[] tried = best.clone();
                        tried[i] = Math.max(LEAST, tried[i] + change);
                        double found = loss(tried);
                        if (found < loss) {
                            loss = found;
                            best = tried;
                        }
                    }
                }
            } while (loss < before);
        }
        return new Outcome(curve(best), positions, usualLoss, loss);
    }

    private static double[] numbers(WinCurve curve) {
        return new double[] {
            curve.even().middlegame(),
            curve.even().endgame(),
            curve.spread().middlegame(),
            curve.spread().endgame()
        };
    }

    private static WinCurve curve(double[] numbers) {
        return new WinCurve(new Pair(numbers[0], numbers[1]), new Pair(numbers[2], numbers[3]));
    }

    private double loss(double[] numbers) {
        WinCurve curve = curve(numbers);
        double sum = 0;
        for (int stage = 0; stage < STAGES; stage++) {
            double fullness = (stage + 0.5) / STAGES;
            for (int score = 0; score < SCORES; score++) {
                sum += loss(curve, fullness, score * GRAIN - LARGEST, counts[stage][score]);
            }
        }
        return sum / positions;
    }

    private static double loss(WinCurve curve, double fullness, int centipawns, long[] ends) {
        if (ends[0] + ends[1] + ends[2] == 0) {
            return 0;
        }
        double win = curve.win(centipawns, fullness);
        double lost = curve.win(-centipawns, fullness);
        return -ends[0] * logarithm(lost) - ends[1] * logarithm(1 - win - lost) - ends[2] * logarithm(win);
    }

    private static double logarithm(double chance) {
        return Math.log(Math.max(LEAST_CHANCE, chance));
    }
}
