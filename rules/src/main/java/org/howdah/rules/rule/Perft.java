package org.howdah.rules.rule;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;

/** Counts the ends of all sequences of legal moves: the standard check of a move generator. */
public final class Perft {
    private final List<MoveList> lists = new ArrayList<>();
    private final MoveList counter = MoveList.counter();

    private Perft() {}

    /**
     * The number of sequences of {@code depth} legal moves, 1 for depth 0. Ends by the fifty-move rule and by repetition
     * are disregarded.
     */
    public static long count(Position p, int depth) {
        return depth == 0 ? 1 : new Perft().leaves(p, depth);
    }

    private long leaves(Position p, int depth) {
        if (depth == 1) {
            counter.clear();
            Moves.legal(p, counter);
            return counter.size();
        }
        MoveList moves = list(depth);
        Moves.legal(p, moves);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            p.make(moves.get(i));
            leaves += leaves(p, depth - 1);
            p.unmake();
        }
        return leaves;
    }

    private MoveList list(int depth) {
        while (lists.size() <= depth) {
            lists.add(new MoveList());
        }
        MoveList list = lists.get(depth);
        list.clear();
        return list;
    }
}
