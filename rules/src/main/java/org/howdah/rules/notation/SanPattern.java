package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * What a SAN text says about the move of a piece, leaving open what it leaves out.
 *
 * @param type the piece that moves
 * @param places the squares named, in their order; the last is where the move ends, unless it is a pass. Of two places
 *     the first is the origin or the square of the first victim; of three, origin and victim
 * @param isPass whether the piece passes
 * @param extra the piece gated or promoted to
 */
record SanPattern(int type, List<Place> places, boolean isPass, Extra extra) {

    /** A square, or only a file or a rank of it: what is not named is -1. */
    record Place(int file, int rank) {
        boolean isOn(Board board) {
            return file < board.files() && rank < board.ranks();
        }

        /** The square; -1 when only a part of it is named. */
        int square(Board board) {
            return file < 0 || rank < 0 ? -1 : board.square(file, rank);
        }

        boolean fits(Board board, int square) {
            return (file < 0 || board.file(square) == file) && (rank < 0 || board.rank(square) == rank);
        }
    }

    /** A gated or promoted piece: its type, 0 if none is named, and the square it is gated on, -1 if none is named. */
    record Extra(int type, int square) {
        static final Extra NONE = new Extra(0, -1);

        boolean fits(int move) {
            // A promotion without its piece fits all of them: a move only where there is no choice.
            boolean open = type == 0 && Move.isPromotion(move);
            int gate = Move.kind(move) == Move.PARTNER_GATE ? Move.via(move) : Move.from(move);
            return open || type == Move.piece(move) && (square < 0 || square == gate);
        }
    }

    SanPattern {
        places = List.copyOf(places);
    }

    boolean fits(Position position, int move) {
        int kind = Move.kind(move);
        return kind != Move.PLACEMENT
                && !Move.isCastling(move)
                && isPass == (kind == Move.PASS)
                && Pieces.type(position.pieceAt(Move.from(move))) == type
                && extra.fits(move)
                && fitsSquares(position.variant().board(), move);
    }

    private boolean fitsSquares(Board board, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        return switch (Move.kind(move)) {
            case Move.PASS -> areAt(board, from) || places.isEmpty();
            case Move.TWO_LEG -> areAt(board, from, Move.via(move), to) || areAt(board, Move.via(move), to);
            default -> areAt(board, from, to) || areAt(board, to);
        };
    }

    private boolean areAt(Board board, int... squares) {
        if (places.size() != squares.length) {
            return false;
        }
        for (int i = 0; i < squares.length; i++) {
            if (!places.get(i).fits(board, squares[i])) {
                return false;
            }
        }
        return true;
    }

    /** The moves of pieces on the board that this could mean, legal or not. */
    List<Integer> wishes(Position position, Wishes wishes) {
        List<Integer> found = new ArrayList<>();
        for (int from = 0; from < position.variant().board().squares(); from++) {
            int wish = position.pieceAt(from) == Pieces.of(position.sideToMove(), type)
                    ? wish(position.variant().board(), wishes, from)
                    : Move.NONE;
            if (wish != Move.NONE) {
                found.add(wish);
            }
        }
        return found;
    }

    private int wish(Board board, Wishes wishes, int from) {
        boolean fromHere = !places.isEmpty() && places.getFirst().fits(board, from);
        if (isPass) {
            return places.isEmpty() || fromHere ? Move.of(Move.PASS, from, from, 0, 0) : Move.NONE;
        }
        int to = places.getLast().square(board);
        int via = places.size() < 2 ? -1 : places.get(places.size() - 2).square(board);
        boolean twoLegs = via >= 0 && (places.size() == 3 ? fromHere : places.size() == 2 && via != from);
        if (to < 0 || places.size() > 1 && !fromHere && !twoLegs) {
            return Move.NONE;
        }
        return twoLegs ? Move.of(Move.TWO_LEG, from, to, via, extra.type()) : wishes.step(from, to, extra.type());
    }
}
