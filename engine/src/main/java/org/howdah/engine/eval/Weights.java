package org.howdah.engine.eval;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * The numbers of an evaluation by their names, each for the full board and for the end, in centipawns unless
 * docs/evaluation.md says otherwise. Immutable.
 */
public final class Weights {
    private final SequencedMap<String, Pair> pairs;

    /**
     * A weight.
     *
     * @param middlegame what it is while the board is full
     * @param endgame what it is in the end
     */
    public record Pair(double middlegame, double endgame) {
        /** The same for both. */
        static Pair both(double value) {
            return new Pair(value, value);
        }

        long tapered() {
            return Tapered.of((int) Math.round(middlegame), (int) Math.round(endgame));
        }
    }

    Weights(SequencedMap<String, Pair> pairs) {
        this.pairs = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(pairs));
    }

    /** What follows for a variant from how its pieces move. */
    public static Weights derived(Variant variant) {
        return DerivedWeights.of(variant);
    }

    /** The names, in the order of the file format. */
    public SequencedSet<String> names() {
        return pairs.sequencedKeySet();
    }

    /**
     * The weight of that name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public Pair of(String name) {
        Pair pair = pairs.get(name);
        if (pair == null) {
            throw new IllegalArgumentException("there is no weight '" + name + "'");
        }
        return pair;
    }

    /** What a piece type, not a royal one, is worth. */
    public Pair value(PieceType piece) {
        return of(piece, PieceTerm.VALUE);
    }

    /**
     * What a piece type that a side has in hand at the start is worth there.
     *
     * @throws IllegalArgumentException when none is in hand at the start
     */
    public Pair hand(PieceType piece) {
        return of(piece, PieceTerm.HAND);
    }

    /** These weights but for some, whose names must be among them. */
    public Weights with(Map<String, Pair> others) {
        others.keySet().forEach(this::of);
        SequencedMap<String, Pair> changed = new LinkedHashMap<>(pairs);
        changed.putAll(others);
        return new Weights(changed);
    }

    Pair of(PieceType piece, PieceTerm term) {
        return of(term.name(piece));
    }

    /** A {@link Tapered} pair in whole centipawns. */
    long tapered(PieceType piece, PieceTerm term) {
        return of(piece, term).tapered();
    }

    /** A {@link Tapered} pair in whole centipawns. */
    long tapered(String name) {
        return of(name).tapered();
    }
}
