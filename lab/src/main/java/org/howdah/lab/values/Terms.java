package org.howdah.lab.values;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variant;

/** All that is counted in a game, in a fixed order. */
final class Terms {
    private final Variant variant;
    private final List<Term> terms = new ArrayList<>();

    Terms(CompiledVariant compiled) {
        variant = compiled.variant();
        List<Integer> hand = compiled.arrangements() == null ? variant.start().hand() : List.of();
        for (int type = 1; type <= compiled.types(); type++) {
            if (!variant.piece(type).royal()) {
                terms.add(new Term.Count(Man.board(type)));
            }
        }
        for (int type : hand.stream().distinct().toList()) {
            terms.add(new Term.Count(new Man(type, Man.State.HAND)));
        }
        for (int type = 1; type <= compiled.types(); type++) {
            if (compiled.isFirstMover(type)) {
                terms.add(new Term.Count(new Man(type, Man.State.FIRST_MOVE)));
            }
        }
        for (int type = 1; type <= compiled.types(); type++) {
            if (!compiled.isPawn(type) && !variant.piece(type).royal() && comesInTwos(type)) {
                terms.add(new Term.Pair(type));
            }
        }
    }

    private boolean comesInTwos(int type) {
        int white = Pieces.of(Color.WHITE, type);
        long onBoard =
                variant.start().board().stream().filter(piece -> piece == white).count();
        long inHand =
                variant.start().hand().stream().filter(held -> held == type).count();
        return onBoard + inHand >= 2;
    }

    int size() {
        return terms.size();
    }

    List<Term> all() {
        return terms;
    }

    List<String> names() {
        return terms.stream().map(term -> term.name(variant)).toList();
    }

    /** The men that are weighed, in order. */
    List<Man> men() {
        return terms.stream()
                .filter(Term.Count.class::isInstance)
                .map(term -> ((Term.Count) term).man())
                .toList();
    }

    /** The index of a man's term, -1 if it is not weighed. */
    int index(Man man) {
        return terms.indexOf(new Term.Count(man));
    }

    /** How much more of each White has. */
    int[] difference(Position position) {
        return terms.stream()
                .mapToInt(term -> term.of(position, Color.WHITE) - term.of(position, Color.BLACK))
                .toArray();
    }
}
