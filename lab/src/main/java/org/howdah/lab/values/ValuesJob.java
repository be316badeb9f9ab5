package org.howdah.lab.values;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import org.howdah.engine.eval.WeightsFile;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.GameJob;
import org.howdah.lab.work.GameFinder;
import org.howdah.lab.work.Traits;

/** The games of a plan. */
public final class ValuesJob implements GameJob<ValuesGame> {
    /** Its kind. */
    public static final String KIND = "values";

    private final ValuesPlan plan;
    private final Terms terms;
    private final List<Imbalance> imbalances;

    private ValuesJob(ValuesPlan plan, Terms terms, List<Imbalance> imbalances) {
        this.plan = plan;
        this.terms = terms;
        this.imbalances = imbalances;
    }

    /** @throws LabException when an imbalance cannot be set up */
    static ValuesJob of(ValuesPlan plan) throws LabException {
        Terms terms = new Terms(plan.variant());
        return new ValuesJob(plan, terms, imbalances(plan, terms));
    }

    /**
     * The job that a line tells.
     *
     * @throws LabException when it is no such line, or cannot be played here
     */
    public static ValuesJob read(String line, GameFinder games) throws LabException {
        return of(ValuesPlan.read(line, games));
    }

    private static List<Imbalance> imbalances(ValuesPlan plan, Terms terms) throws LabException {
        Armies armies = new Armies(plan.variant());
        for (Imbalance asked : plan.imbalances()) {
            if (!armies.canStage(asked)) {
                throw new LabException("imbalance " + asked.name(plan.variant().variant())
                        + " cannot be set up: neither side's array has these pieces to take away or to exchange");
            }
        }
        if (!plan.imbalances().isEmpty()) {
            return plan.imbalances();
        }
        List<Imbalance> chosen = Design.of(
                plan.variant(), armies, terms, WeightsFile.beside(plan.variant().variant()));
        if (chosen.isEmpty()) {
            throw new LabException(plan.variant().variant().name() + " has no pieces to compare");
        }
        return chosen;
    }

    Terms terms() {
        return terms;
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
        return Traits.of(new LinkedHashMap<>(Map.of(plan.variant().id(), plan.variant())));
    }

    @Override
    public Station<ValuesGame> open() {
        return new ValuesTable(plan, terms, imbalances);
    }

    @Override
    public ValuesGame read(String line) throws LabException {
        return ValuesGame.parse(line, terms.size());
    }

    @Override
    public ValuesGame result(int unit, byte[] bytes) throws LabException {
        ValuesGame game = GameJob.super.result(unit, bytes);
        boolean ordinary = game.stratum() == Stratum.ORDINARY;
        if (game.stratum() != Stratum.of(unit / 2)
                || ordinary != game.imbalance().equals(ValuesGame.NONE)
                || !ordinary && !names().contains(game.imbalance())) {
            throw new LabException("this is not how game " + unit + " is played: " + game.line());
        }
        return game;
    }

    private Set<String> names() {
        return imbalances.stream()
                .map(imbalance -> imbalance.name(plan.variant().variant()))
                .collect(Collectors.toSet());
    }
}
