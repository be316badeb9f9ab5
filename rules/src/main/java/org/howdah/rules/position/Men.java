package org.howdah.rules.position;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Pieces;

/** Which piece stands where and what is in hand: squares, sets of squares by piece and color, and counts, kept in step. */
final class Men {
    private static final int PIECE_CODES = 2 * (Pieces.MAX_TYPE + 1);

    final int[] board;
    final long[] piecesLo = new long[PIECE_CODES];
    final long[] piecesHi = new long[PIECE_CODES];
    final long[] colorLo = new long[2];
    final long[] colorHi = new long[2];
    final int[] hand = new int[PIECE_CODES];
    final int[] handSize = new int[2];

    Men(int squares) {
        board = new int[squares];
    }

    /** Puts a piece on an empty square. */
    void put(int square, int piece) {
        board[square] = piece;
        toggle(square, piece);
    }

    /** Takes the piece off a square and tells which it was. */
    int take(int square) {
        int piece = board[square];
        board[square] = Pieces.NONE;
        toggle(square, piece);
        return piece;
    }

    private void toggle(int square, int piece) {
        if (square < Long.SIZE) {
            long bit = 1L << square;
            piecesLo[piece] ^= bit;
            colorLo[Pieces.color(piece)] ^= bit;
        } else {
            long bit = 1L << square;
            piecesHi[piece] ^= bit;
            colorHi[Pieces.color(piece)] ^= bit;
        }
    }

    void addToHand(int piece) {
        hand[piece]++;
        handSize[Pieces.color(piece)]++;
    }

    void takeFromHand(int piece) {
        hand[piece]--;
        handSize[Pieces.color(piece)]--;
    }

    int find(int piece) {
        return Bits.lowest(piecesLo[piece], piecesHi[piece]);
    }

    void copyFrom(Men other) {
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.piecesLo, 0, piecesLo, 0, PIECE_CODES);
        System.arraycopy(other.piecesHi, 0, piecesHi, 0, PIECE_CODES);
        System.arraycopy(other.colorLo, 0, colorLo, 0, 2);
        System.arraycopy(other.colorHi, 0, colorHi, 0, 2);
        System.arraycopy(other.hand, 0, hand, 0, PIECE_CODES);
        System.arraycopy(other.handSize, 0, handSize, 0, 2);
    }

    /** Whether the sets and counts say what the board says. */
    boolean isConsistent() {
        int onBoard = 0;
        for (int square = 0; square < board.length; square++) {
            int piece = board[square];
            if (piece != Pieces.NONE) {
                onBoard++;
                int color = Pieces.color(piece);
                if (!Bits.contains(piecesLo[piece], piecesHi[piece], square)
                        || !Bits.contains(colorLo[color], colorHi[color], square)) {
                    return false;
                }
            }
        }
        int inSets = 0;
        int inHand = 0;
        for (int piece = 0; piece < PIECE_CODES; piece++) {
            inSets += Bits.count(piecesLo[piece], piecesHi[piece]);
            inHand += hand[piece];
        }
        int byColor = Bits.count(colorLo[0], colorHi[0]) + Bits.count(colorLo[1], colorHi[1]);
        return inSets == onBoard && byColor == onBoard && inHand == handSize[0] + handSize[1];
    }
}
