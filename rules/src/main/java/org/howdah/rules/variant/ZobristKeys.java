package org.howdah.rules.variant;

import java.util.SplittableRandom;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;

/** Random numbers whose exclusive or is the key of a position. The same in every run, so that keys may be stored. */
public final class ZobristKeys {
    private static final long SEED = 0x486f77646168L;
    private static final int PIECES = 2 * (Pieces.MAX_TYPE + 1);

    private final long[] pieceOnSquare = new long[PIECES * Board.MAX_SQUARES];
    private final long[] pieceInHand = new long[PIECES * Board.MAX_SQUARES];
    private final long[] virgin = new long[Board.MAX_SQUARES];
    private final long[] enPassant = new long[Board.MAX_SQUARES];
    private final long[] tradeBan = new long[Board.MAX_SQUARES];
    private final long blackToMove;

    ZobristKeys() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (long[] table : new long[][] {pieceOnSquare, pieceInHand, virgin, enPassant, tradeBan}) {
            for (int i = 0; i < table.length; i++) {
                table[i] = random.nextLong();
            }
        }
        blackToMove = random.nextLong();
    }

    public long pieceOnSquare(int piece, int square) {
        return pieceOnSquare[piece * Board.MAX_SQUARES + square];
    }

    /** The key of the {@code n}th piece of a kind in hand, counted from 1: a hand's key takes in all up to its count. */
    public long pieceInHand(int piece, int n) {
        return pieceInHand[piece * Board.MAX_SQUARES + n];
    }

    public long virgin(int square) {
        return virgin[square];
    }

    public long enPassant(int square) {
        return enPassant[square];
    }

    public long tradeBan(int square) {
        return tradeBan[square];
    }

    public long blackToMove() {
        return blackToMove;
    }
}
