package org.howdah.rules.variant;

import java.util.List;

/**
 * Castling: king and partner move in one turn, the partner landing on the square just inside the king's.
 *
 * @param king the type that castles
 * @param partner the type it castles with
 * @param kingTo the squares where White's king may end; Black's follow by the symmetry
 */
public record Castling(int king, int partner, List<Integer> kingTo) {

    public Castling {
        kingTo = List.copyOf(kingTo);
    }
}
