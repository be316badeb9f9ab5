package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.howdah.rules.variant.Variant;

/**
 * What one side has and the other has not.
 *
 * @param more men only the one side has
 * @param less men only the other side has
 */
public record Imbalance(List<Man> more, List<Man> less) {
    private static final char AGAINST = '=';

    public Imbalance {
        more = List.copyOf(more);
        less = List.copyOf(less);
    }

    /**
     * Reads an imbalance as it is written: {@code Q=RR}, {@code B=PPP}, {@code P=} (a pawn against nothing), {@code H@=Q}
     * (a Hawk in hand against a queen), {@code E!E!=} (the first moves of two elephants).
     *
     * @throws LabException when a piece is unknown, or the king would be missing
     */
    public static Imbalance parse(Variant variant, String text) throws LabException {
        int middle = text.indexOf(AGAINST);
        if (middle < 0 || middle != text.lastIndexOf(AGAINST)) {
            throw wrong(text, "two lists of pieces with one " + AGAINST + " between them are needed, as in Q=RR");
        }
        Imbalance imbalance =
                new Imbalance(men(variant, text, 0, middle), men(variant, text, middle + 1, text.length()));
        if (imbalance.more.equals(imbalance.less)) {
            throw wrong(text, "both sides have the same");
        }
        return imbalance;
    }

    private static List<Man> men(Variant variant, String text, int from, int to) throws LabException {
        List<Man> men = new ArrayList<>();
        for (int i = from; i < to; i++) {
            int type = variant.type(text.charAt(i));
            if (type == 0) {
                throw wrong(
                        text, variant.name() + " has no piece '" + text.charAt(i) + "'; it has " + letters(variant));
            }
            if (variant.piece(type).royal()) {
                throw wrong(
                        text,
                        "no side can be without its " + variant.piece(type).name());
            }
            Man man = Man.board(type);
            if (i + 1 < to && text.charAt(i + 1) == '@') {
                man = new Man(type, Man.State.HAND);
                i++;
            } else if (i + 1 < to && text.charAt(i + 1) == '!') {
                man = new Man(type, Man.State.FIRST_MOVE);
                i++;
            }
            men.add(man);
        }
        return men;
    }

    private static String letters(Variant variant) {
        return variant.pieces().stream()
                .filter(piece -> !piece.royal())
                .map(piece -> String.valueOf(piece.letter()))
                .collect(Collectors.joining(", "));
    }

    private static LabException wrong(String text, String why) {
        return new LabException("imbalance " + text + ": " + why);
    }

    /** How many men are involved. */
    int size() {
        return more.size() + less.size();
    }

    /** As {@link #parse} reads it. */
    public String name(Variant variant) {
        return names(variant, more) + AGAINST + names(variant, less);
    }

    private static String names(Variant variant, List<Man> men) {
        return men.stream().map(man -> man.name(variant)).collect(Collectors.joining());
    }
}
