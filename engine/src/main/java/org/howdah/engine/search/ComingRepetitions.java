package org.howdah.engine.search;

import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.ZobristKeys;

/**
 * Sees that the side to move can bring back an earlier position, without making a move: the keys of two positions that a move
 * of one piece leads between differ by what that piece counts on its two squares. For all moves of one leg this difference is
 * kept in a hash table; whether the move is legal is asked when it is found there. Others, such as passing, are not seen.
 */
final class ComingRepetitions {
    /** Sooner nothing can come again: both sides have to move away, and one of them back. */
    private static final int LEAST_PLIES = 3;

    private final long blackToMove;
    private long[] differences = new long[1 << 10];
    private int[] moves = new int[1 << 10];
    private int size;

    ComingRepetitions(CompiledVariant variant) {
        blackToMove = variant.keys().blackToMove();
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int type = 1; type <= variant.types(); type++) {
                if (!variant.isPawn(type)) {
                    addMoves(variant, Pieces.of(color, type));
                }
            }
        }
    }

    private void addMoves(CompiledVariant variant, int piece) {
        PieceMoves pieceMoves = variant.moves(piece);
        for (int from = 0; from < variant.board().squares(); from++) {
            // Where it goes when nothing else is on the board.
            addMoves(variant.keys(), piece, from, pieceMoves.targetsLo(from, 0, 0, 0, 0), 0);
            addMoves(variant.keys(), piece, from, pieceMoves.targetsHi(from, 0, 0, 0, 0), Long.SIZE);
        }
    }

    private void addMoves(ZobristKeys keys, int piece, int from, long targets, int firstSquare) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            add(keys, piece, from, firstSquare + Long.numberOfTrailingZeros(rest));
        }
    }

    /** Remembers a move and, since the difference is the same, the move back. */
    private void add(ZobristKeys keys, int piece, int from, int to) {
        if (2 * size >= moves.length) {
            grow();
        }
        long difference = keys.pieceOnSquare(piece, from) ^ keys.pieceOnSquare(piece, to);
        int slot = slot(difference);
        if (moves[slot] == Move.NONE) {
            differences[slot] = difference;
            moves[slot] = Move.step(from, to);
            size++;
        }
    }

    private void grow() {
        long[] oldDifferences = differences;
        int[] oldMoves = moves;
        differences = new long[2 * oldMoves.length];
        moves = new int[2 * oldMoves.length];
        for (int i = 0; i < oldMoves.length; i++) {
            if (oldMoves[i] != Move.NONE) {
                int slot = slot(oldDifferences[i]);
                differences[slot] = oldDifferences[i];
                moves[slot] = oldMoves[i];
            }
        }
    }

    /** Where a difference is, or could be put. */
    private int slot(long difference) {
        int slot = (int) difference & moves.length - 1;
        while (moves[slot] != Move.NONE && differences[slot] != difference) {
            slot = slot + 1 & moves.length - 1;
        }
        return slot;
    }

    /** The score that the side to move is sure of, when that is more than {@code alpha}: a draw, or nothing at all. */
    int sure(Position position, int alpha) {
        return alpha < Score.DRAW && isNext(position) ? Score.DRAW : -Score.INFINITE;
    }

    /** Whether a legal move of the side to move brings back a position of the game or of the line that led here. */
    boolean isNext(Position position) {
        int plies = Math.min(position.halfmoveClock(), position.ply());
        long after = position.key() ^ blackToMove;
        for (int ago = 1; ago <= plies; ago++) {
            if (position.moveBefore(ago) == Move.NONE) {
                return false;
            }
            if (ago >= LEAST_PLIES && (ago & 1) != 0 && leads(position, after ^ position.keyBefore(ago))) {
                return true;
            }
        }
        return false;
    }

    private boolean leads(Position position, long difference) {
        int move = moves[slot(difference)];
        if (move == Move.NONE) {
            return false;
        }
        boolean forward = position.pieceAt(Move.from(move)) != Pieces.NONE;
        return Moves.isLegal(position, forward ? move : Move.step(Move.to(move), Move.from(move)));
    }
}
