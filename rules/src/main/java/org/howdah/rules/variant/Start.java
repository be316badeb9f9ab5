package org.howdah.rules.variant;

import java.util.List;

/**
 * How a game begins.
 *
 * @param board the piece code on each square, 0 where empty
 * @param hand types in hand, one entry a piece, in the order FEN writes them; each side has the same
 */
public record Start(List<Integer> board, List<Integer> hand) {

    public Start {
        board = List.copyOf(board);
        hand = List.copyOf(hand);
    }
}
