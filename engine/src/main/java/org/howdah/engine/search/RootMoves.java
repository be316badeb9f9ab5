package org.howdah.engine.search;

import java.util.Arrays;
import java.util.List;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;

/**
 * The moves at the root that are to be searched, the best ones found so far in front. Of several lines (MultiPV) each is
 * searched without the first moves of those ranked before it. For one thread.
 */
final class RootMoves {
    private final MoveList legal = new MoveList();
    private RootMove[] moves = {};
    private int size;
    private int rank;
    private int depth;
    private int number;
    private SearchListener listener = SearchListener.NONE;

    /**
     * Takes the legal moves of a position.
     *
     * @param only those to look at, empty for all; what is not legal is ignored
     * @param first the move to begin with, if it is one of them
     * @param told of each move as its turn comes
     */
    void start(Position position, List<Integer> only, int first, SearchListener told) {
        legal.clear();
        Moves.legal(position, legal);
        grow(legal.size());
        size = 0;
        for (int i = 0; i < legal.size(); i++) {
            if (only.isEmpty() || only.contains(legal.get(i))) {
                moves[size++].start(legal.get(i));
            }
        }
        listener = told;
        begin(0, 0);
        int known = indexOf(first);
        if (known >= 0) {
            promote(known);
        }
    }

    private void grow(int needed) {
        int from = moves.length;
        if (needed > from) {
            moves = Arrays.copyOf(moves, needed);
            for (int i = from; i < needed; i++) {
                moves[i] = new RootMove();
            }
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    RootMove get(int index) {
        return moves[index];
    }

    /** A line is going to be searched: that of a rank, from 0. */
    void begin(int newRank, int newDepth) {
        rank = newRank;
        depth = newDepth;
        number = 0;
    }

    /** The move of the line being searched, as far as it is known. */
    int expected() {
        return moves[rank].move();
    }

    /** Whether every legal move is open, so that what is found is the value of the position. */
    boolean isWhole() {
        return rank == 0 && size == legal.size();
    }

    /** Takes up a legal move if it is open: to be looked at, and in no line ranked before. */
    boolean take(int move) {
        if (!isWhole() && indexOf(move) < rank) {
            return false;
        }
        number++;
        listener.currentMove(depth, move, rank + number);
        return true;
    }

    /** So many positions more were visited below a move. */
    void spent(int move, long nodes) {
        moves[indexOf(move)].nodes += nodes;
    }

    private int indexOf(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i].move() == move) {
                return i;
            }
        }
        return -1;
    }

    /** Puts the best move found at the rank being searched; the others keep their order. */
    RootMove found(int move) {
        promote(indexOf(move));
        return moves[rank];
    }

    private void promote(int from) {
        RootMove move = moves[from];
        System.arraycopy(moves, rank, moves, rank + 1, from - rank);
        moves[rank] = move;
    }

    /** Sorts the first moves by score; equals keep their order. */
    void sort(int count) {
        for (int i = 1; i < count; i++) {
            RootMove move = moves[i];
            int place = i;
            for (; place > 0 && moves[place - 1].score < move.score; place--) {
                moves[place] = moves[place - 1];
            }
            moves[place] = move;
        }
    }
}
