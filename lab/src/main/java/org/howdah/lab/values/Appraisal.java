package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.howdah.engine.eval.Weights;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.lab.LabException;
import org.howdah.lab.stats.Logistic;
import org.howdah.lab.stats.Logistic.Observation;
import org.howdah.lab.stats.Normal;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;
import org.jspecify.annotations.Nullable;

/** Finds values in results: a logistic model for each stratum, with one coefficient a term and one for moving first. */
final class Appraisal {
    /** A prior that no number of games worth the name feels: it keeps what was never played from being anything. */
    private static final double FAINT = 0.05;

    /**
     * That two of a kind are worth something besides is expected of pieces bound to a colour: within some 0.2 logits, two
     * thirds of a pawn.
     */
    private static final double BOUND_PAIR = 25;

    /** Of others less is expected: within some 0.1 logits. Else the search for it would blur the values themselves. */
    private static final double OTHER_PAIR = 100;

    /** A unit that is not worth more than so many standard errors makes all values meaningless. */
    private static final double LEAST_UNIT_IN_ERRORS = 4;

    /** Errors that are found from fewer games than this are not to be believed. */
    private static final int LEAST_GAMES = 20;

    private final ValuesPlan plan;
    private final Variant variant;
    private final Terms terms;
    private final List<ValuesGame> games;
    private final Unit unit;
    private final double wanted;
    private final Map<Stratum, Fit> fits = new EnumMap<>(Stratum.class);

    /** A fitted stratum. */
    private record Fit(Logistic model, boolean[] seen, int games) {}

    Appraisal(ValuesPlan plan, Terms terms, List<ValuesGame> games, Unit unit, double wanted) {
        this.plan = plan;
        variant = plan.variant().variant();
        this.terms = terms;
        this.games = games;
        this.unit = unit;
        this.wanted = wanted;
        for (Stratum stratum : Stratum.values()) {
            Fit fit = fit(stratum);
            if (fit != null && isMeasured(fit)) {
                fits.put(stratum, fit);
            }
        }
    }

    private int unitIndex() {
        return terms.index(Man.board(unit.type())) + 1;
    }

    private boolean isMeasured(Fit fit) {
        int u = unitIndex();
        return fit.games >= LEAST_GAMES
                && fit.seen[u]
                && fit.model.coefficient(u) > LEAST_UNIT_IN_ERRORS * fit.model.error(u);
    }

    private @Nullable Fit fit(Stratum stratum) {
        List<Observation> observations = new ArrayList<>();
        boolean[] seen = new boolean[terms.size() + 1];
        int count = 0;
        for (ValuesGame game : games) {
            if (game.stratum() == stratum) {
                count++;
                for (int[] difference : game.differences()) {
                    double[] x = x(difference, 1);
                    IntStream.range(0, x.length).forEach(i -> seen[i] |= x[i] != 0);
                    observations.add(new Observation(x, game.result(), game.number() / 2));
                }
            }
        }
        return observations.isEmpty() ? null : new Fit(Logistic.fit(observations, precision()), seen, count);
    }

    private double[] precision() {
        double[] precision = new double[terms.size() + 1];
        Arrays.fill(precision, FAINT);
        for (int i = 0; i < terms.size(); i++) {
            if (terms.all().get(i) instanceof Term.Pair pair) {
                precision[i + 1] = variant.piece(pair.type()).isColorBound() ? BOUND_PAIR : OTHER_PAIR;
            }
        }
        return precision;
    }

    /** What explains a result: White's first move, and how much more it has of each term; or the same for Black. */
    private static double[] x(int[] difference, int sign) {
        double[] x = new double[difference.length + 1];
        x[0] = sign;
        for (int i = 0; i < difference.length; i++) {
            x[i + 1] = sign * difference[i];
        }
        return x;
    }

    ValuesReport report() throws LabException {
        Fit opening = fits.get(Stratum.OPENING);
        if (opening == null) {
            throw new LabException("there are too few games to say what a "
                    + variant.piece(unit.type()).name()
                    + " is worth, by which all values are measured: play more of them");
        }
        List<ValuesReport.Residual> residuals = residuals(opening.model);
        return new ValuesReport(
                plan.variant().id(),
                variant.name(),
                plan.line(),
                variant.piece(unit.type()).letter() + "=" + Math.round(unit.centipawns()),
                games.size(),
                count(Stratum.OPENING),
                count(Stratum.FEW),
                count(Stratum.WEAK),
                count(Stratum.ORDINARY),
                value(opening, 0),
                misfit(opening, residuals),
                rows(),
                effects(),
                residuals);
    }

    /** Chi squared by its degrees of freedom: each coefficient that was fitted takes one away. Null when none is left. */
    private static @Nullable Double misfit(Fit fit, List<ValuesReport.Residual> residuals) {
        int fitted = 0;
        for (boolean seen : fit.seen) {
            fitted += seen ? 1 : 0;
        }
        double sum = residuals.stream()
                .mapToDouble(r -> r.deviations() * r.deviations())
                .sum();
        return residuals.size() > fitted ? sum / (residuals.size() - fitted) : null;
    }

    private int count(Stratum stratum) {
        return (int) games.stream().filter(game -> game.stratum() == stratum).count();
    }

    private ValuesReport.Value value(Fit fit, int index) {
        double[] ratio = fit.model.ratio(index, unitIndex());
        double error = index == unitIndex() ? 0 : Normal.TWO_SIDED_95 * unit.centipawns() * ratio[1];
        return new ValuesReport.Value(unit.centipawns() * ratio[0], error);
    }

    private ValuesReport.@Nullable Value value(Stratum stratum, int index) {
        Fit fit = fits.get(stratum);
        return fit == null || !fit.seen[index] ? null : value(fit, index);
    }

    private List<ValuesReport.Row> rows() {
        Predictions predictions = new Predictions(variant);
        Weights weights = WeightsFile.beside(variant);
        List<ValuesReport.Row> rows = new ArrayList<>();
        for (int i = 0; i < terms.size(); i++) {
            if (terms.all().get(i) instanceof Term.Count count && count.man().state() != Man.State.FIRST_MOVE) {
                rows.add(row(count.man(), i + 1, predictions, weights));
            }
        }
        return rows;
    }

    private ValuesReport.Row row(Man man, int index, Predictions predictions, Weights weights) {
        PieceType piece = variant.piece(man.type());
        boolean onBoard = man.state() == Man.State.BOARD;
        boolean predicted = onBoard && !plan.variant().isPawn(man.type());
        ValuesReport.Value opening = value(Stratum.OPENING, index);
        return new ValuesReport.Row(
                man.name(variant),
                onBoard ? piece.name() : piece.name() + " in hand",
                opening,
                value(Stratum.FEW, index),
                value(Stratum.WEAK, index),
                onBoard ? value(Stratum.ORDINARY, index) : null,
                predicted ? predictions.byFormula(man.type()) : null,
                predicted ? predictions.byMobility(man.type()) : null,
                predicted ? predictions.mobilityOnEmptyBoard(man.type()) : null,
                predicted ? predictions.mobilityOnCrowdedBoard(man.type()) : null,
                predictions.guess(man, weights),
                opening == null || opening.error() == 0 ? null : needed(opening.error()));
    }

    /** How many more games bring an interval down: its width shrinks with the root of their number. */
    private Long needed(double error) {
        return Math.max(0, Math.round(games.size() * (Math.pow(error / wanted, 2) - 1)));
    }

    private List<ValuesReport.Effect> effects() {
        List<ValuesReport.Effect> effects = new ArrayList<>();
        for (int i = 0; i < terms.size(); i++) {
            String name = effectName(terms.all().get(i));
            if (name != null) {
                effects.add(new ValuesReport.Effect(name, value(Stratum.OPENING, i + 1), value(Stratum.FEW, i + 1)));
            }
        }
        return effects;
    }

    /** What is called an effect rather than a man; null for a man. */
    private @Nullable String effectName(Term term) {
        if (term instanceof Term.Pair pair) {
            return pairName(pair.type());
        }
        if (term instanceof Term.Count count && count.man().state() == Man.State.FIRST_MOVE) {
            return variant.piece(count.man().type()).name() + ", not moved yet";
        }
        return null;
    }

    private String pairName(int type) {
        String name = variant.piece(type).name();
        return variant.piece(type).isColorBound() ? name + ", one on each colour" : name + ", two";
    }

    /** Of each imbalance, from the view of the side named first. */
    private List<ValuesReport.Residual> residuals(Logistic model) {
        Map<String, List<double[]>> byImbalance = new TreeMap<>();
        for (ValuesGame game : games) {
            if (game.stratum() == Stratum.OPENING) {
                int sign = game.number() % 2 == 0 ? 1 : -1;
                double expected = model.share(x(game.differences().getFirst(), sign));
                double score = sign > 0 ? game.result() : 1 - game.result();
                byImbalance
                        .computeIfAbsent(game.imbalance(), name -> new ArrayList<>())
                        .add(new double[] {score, expected});
            }
        }
        List<ValuesReport.Residual> residuals = new ArrayList<>();
        byImbalance.forEach((name, results) -> residuals.add(residual(name, results)));
        return residuals;
    }

    private static ValuesReport.Residual residual(String name, List<double[]> results) {
        int n = results.size();
        double score = results.stream().mapToDouble(r -> r[0]).average().orElse(0);
        double expected = results.stream().mapToDouble(r -> r[1]).average().orElse(0);
        double variance = results.stream()
                .mapToDouble(r -> Math.pow(r[0] - r[1], 2))
                .average()
                .orElse(0);
        double error = Math.sqrt(variance / n);
        double deviations = error > 0 ? (score - expected) / error : 0;
        return new ValuesReport.Residual(name, n, score, expected, Normal.TWO_SIDED_95 * error, deviations);
    }
}
