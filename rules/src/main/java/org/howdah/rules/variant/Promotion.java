package org.howdah.rules.variant;

import java.util.List;

/**
 * Pawns, and what becomes of them. A pawn's first-move leaps are open to it on the ranks where the setup has pawns of
 * its side; its moves reset the fifty-move clock; a lame double step can be taken en passant by the other side's pawns.
 *
 * @param pawns the types that are pawns
 * @param zone the squares on which White's pawns must promote; Black's follow by the symmetry
 * @param to the types a pawn may become, best first
 */
public record Promotion(List<Integer> pawns, List<Integer> zone, List<Integer> to) {

    public Promotion {
        pawns = List.copyOf(pawns);
        zone = List.copyOf(zone);
        to = List.copyOf(to);
    }
}
