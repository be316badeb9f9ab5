package org.howdah.lab.values;

import java.util.HashMap;
import java.util.Map;
import org.howdah.engine.eval.Mobility;
import org.howdah.engine.eval.Weights;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;
import org.jspecify.annotations.Nullable;

/** What is said of a piece's worth without playing: from its moves alone. */
final class Predictions {
    private static final double CROWDED = 0.33;

    private final Variant variant;
    private final Mobility empty;
    private final Mobility crowded;
    private final Weights derived;

    Predictions(Variant variant) {
        this.variant = variant;
        empty = Mobility.even(variant.board(), 0);
        crowded = Mobility.even(variant.board(), CROWDED);
        derived = Weights.derived(variant);
    }

    /** How many squares a piece reaches on an empty board, the mean over the squares it may stand on. */
    double mobilityOnEmptyBoard(int type) {
        return empty.average(variant.piece(type));
    }

    /** The same on a board that is one third full. */
    double mobilityOnCrowdedBoard(int type) {
        return crowded.average(variant.piece(type));
    }

    /** The value, in centipawns, that the engine derives from the crowded board. */
    double byMobility(int type) {
        return derived.value(variant.piece(type)).middlegame();
    }

    /**
     * H. G. Muller's value of a leaper of short range, in centipawns: {@code k N (30 + 5 N / 8)} for one with N targets, where
     * k is 1 for one that moves alike in all directions. Moves forward count double: k is the share of targets so
     * counted to what it is for a knight. Null for a piece that rides, hops, moves twice or moves and captures differently.
     */
    @Nullable Double byFormula(int type) {
        Map<Step, Boolean> targets = new HashMap<>();
        for (Movement movement : variant.piece(type).movements()) {
            if (movement.initial()) {
                continue;
            }
            boolean leaps =
                    (movement.travel() == Travel.LEAP || movement.travel() == Travel.LAME || movement.range() == 1)
                            && movement.range() == 1
                            && movement.again() == Again.NO
                            && movement.moves()
                            && movement.captures();
            if (!leaps) {
                return null;
            }
            movement.steps().forEach(step -> targets.put(step, step.ranks() > 0));
        }
        int n = targets.size();
        long forward = targets.values().stream().filter(ahead -> ahead).count();
        double k = (n + forward) / (1.5 * n);
        return n == 0 ? null : k * n * (30 + 5.0 / 8 * n);
    }

    /** What a man may be worth, in centipawns, before anything was played: to choose imbalances that are about even. */
    double guess(Man man, Weights weights) {
        PieceType piece = variant.piece(man.type());
        return switch (man.state()) {
            case BOARD -> mean(weights.value(piece));
            case HAND -> mean(weights.hand(piece));
            case FIRST_MOVE -> 20;
        };
    }

    private static double mean(Weights.Pair pair) {
        return (pair.middlegame() + pair.endgame()) / 2;
    }
}
