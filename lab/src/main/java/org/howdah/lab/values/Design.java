package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.howdah.engine.eval.Weights;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;

/**
 * Which imbalances are played. A result tells most where the sides are about even, so men are set against others of nearly the
 * same worth, as far as it can be guessed, and pawns make up the rest; each kind of man comes in several.
 */
final class Design {
    private static final int MOST_PAWNS = 3;
    private static final double EVEN_CENTIPAWNS = 160;
    private static final int IMBALANCES_A_MAN = 8;

    /** The value of a pawn is what all others are measured by: so many pairs more of it. */
    private static final int MORE_PAWN_ODDS = 4;

    private final Variant variant;
    private final Armies armies;
    private final Predictions predictions;
    private final Weights weights;
    private final List<Man> men;
    private final int pawn;
    private final double pawnWorth;

    private record Candidate(Imbalance imbalance, double worth) {}

    Design(CompiledVariant game, Armies armies, Terms terms, Weights weights) {
        variant = game.variant();
        this.armies = armies;
        this.weights = weights;
        predictions = new Predictions(variant);
        men = terms.men().stream()
                .filter(man -> man.state() != Man.State.FIRST_MOVE && !game.isPawn(man.type()))
                .toList();
        pawn = terms.men().stream()
                .filter(man -> game.isPawn(man.type()))
                .mapToInt(Man::type)
                .findFirst()
                .orElse(0);
        pawnWorth = pawn == 0 ? 0 : guess(Man.board(pawn));
    }

    /** The imbalances, each as often as it is to be played in a round. */
    static List<Imbalance> of(CompiledVariant game, Armies armies, Terms terms, Weights weights) {
        return new Design(game, armies, terms, weights).choose(game, terms);
    }

    private List<Imbalance> choose(CompiledVariant game, Terms terms) {
        List<Candidate> candidates = candidates();
        Set<Imbalance> chosen = new LinkedHashSet<>();
        for (Man man : men) {
            candidates.stream()
                    .filter(c -> c.imbalance().more().contains(man)
                            || c.imbalance().less().contains(man))
                    .sorted(Comparator.comparingInt(
                                    (Candidate c) -> c.imbalance().size())
                            .thenComparingDouble(c -> Math.abs(c.worth())))
                    .limit(IMBALANCES_A_MAN)
                    .forEach(c -> chosen.add(c.imbalance()));
        }
        List<Imbalance> all = new ArrayList<>(chosen);
        for (Man man : terms.men()) {
            if (man.state() == Man.State.FIRST_MOVE) {
                all.add(allFirstMoves(man));
            }
        }
        if (pawn != 0) {
            all.addAll(Collections.nCopies(MORE_PAWN_ODDS, imbalance(List.of(), List.of(), 1)));
            all.addAll(Collections.nCopies(MORE_PAWN_ODDS, imbalance(List.of(), List.of(), 2)));
        }
        return all.stream().filter(armies::canStage).toList();
    }

    private Imbalance allFirstMoves(Man man) {
        int count = 1;
        while (armies.canStage(new Imbalance(Collections.nCopies(count + 1, man), List.of()))) {
            count++;
        }
        return new Imbalance(Collections.nCopies(count, man), List.of());
    }

    private List<Candidate> candidates() {
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < men.size(); i++) {
            Man a = men.get(i);
            addWithPawns(all, List.of(a), List.of());
            for (int j = 0; j < men.size(); j++) {
                Man b = men.get(j);
                if (i < j) {
                    addWithPawns(all, List.of(a), List.of(b));
                    addWithPawns(all, List.of(a, a), List.of(b, b));
                }
                for (int k = j; k < men.size(); k++) {
                    Man c = men.get(k);
                    if (i != j && i != k) {
                        addWithPawns(all, List.of(a), List.of(b, c));
                    }
                }
            }
        }
        return all;
    }

    /** Adds an imbalance with as many pawns as make it most even, if it then is. */
    private void addWithPawns(List<Candidate> all, List<Man> more, List<Man> less) {
        double worth = worth(more) - worth(less);
        int pawns = pawn == 0 ? 0 : (int) Math.clamp(Math.round(-worth / pawnWorth), -MOST_PAWNS, MOST_PAWNS);
        double rest = worth + pawns * pawnWorth;
        Imbalance imbalance = imbalance(more, less, pawns);
        if (Math.abs(rest) <= EVEN_CENTIPAWNS && armies.canStage(imbalance)) {
            all.add(new Candidate(imbalance, rest));
        }
    }

    private Imbalance imbalance(List<Man> more, List<Man> less, int pawns) {
        List<Man> withMore = new ArrayList<>(more);
        List<Man> withLess = new ArrayList<>(less);
        (pawns > 0 ? withMore : withLess).addAll(Collections.nCopies(Math.abs(pawns), Man.board(pawn)));
        return new Imbalance(withMore, withLess);
    }

    private double worth(List<Man> side) {
        return side.stream().mapToDouble(this::guess).sum();
    }

    private double guess(Man man) {
        return predictions.guess(man, weights);
    }
}
