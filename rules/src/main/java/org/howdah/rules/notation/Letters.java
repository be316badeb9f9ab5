package org.howdah.rules.notation;

import java.util.List;
import java.util.stream.IntStream;
import org.howdah.rules.position.Move;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Promotion;

/** The letters that stand for pieces. */
final class Letters {
    private Letters() {}

    /** The upper-case letter of a type. */
    static char of(CompiledVariant variant, int type) {
        return variant.variant().piece(type).letter();
    }

    /** The type with that letter, in either case; 0 if there is none. */
    static int type(CompiledVariant variant, char letter) {
        boolean lower = letter >= 'a' && letter <= 'z';
        return variant.variant().type(lower ? (char) (letter - 'a' + 'A') : letter);
    }

    /** The type whose moves SAN writes without a letter: the pawn that the variant names first, else one with the letter P. */
    static int letterless(CompiledVariant variant) {
        Promotion promotion = variant.variant().promotion();
        return promotion == null || promotion.pawns().isEmpty()
                ? variant.variant().type('P')
                : promotion.pawns().getFirst();
    }

    /** The token of a placement. */
    static String placement(CompiledVariant variant, int move) {
        return placements(variant).get(Move.to(move));
    }

    /** The tokens of all placements, by the numbers of their arrangements; none in games without a placement turn. */
    static List<String> placements(CompiledVariant variant) {
        Arrangements arrangements = variant.arrangements();
        return arrangements == null
                ? List.of()
                : IntStream.range(0, arrangements.count())
                        .mapToObj(number -> "@" + arrangements.letters(variant.variant(), number))
                        .toList();
    }
}
