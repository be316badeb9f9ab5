package org.howdah.engine.protocol.uci;

import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.rule.Perft;

/** Counts the move paths of a length, by first move. */
final class PerftTask extends UciTask {
    private final Position position;
    private final int depth;
    private final UciOutput out;
    private volatile boolean stopAsked;

    PerftTask(Position position, int depth, UciOutput out) {
        super(out);
        this.position = position.copy();
        this.depth = depth;
        this.out = out;
    }

    @Override
    String work() {
        MoveList moves = new MoveList();
        Moves.legal(position, moves);
        long sum = 0;
        for (int i = 0; i < moves.size() && !stopAsked; i++) {
            String name = Uci.write(position, moves.get(i));
            position.make(moves.get(i));
            long count = depth == 1 ? 1 : Perft.count(position, depth - 1);
            position.unmake();
            sum += count;
            out.println(name + ": " + count);
        }
        out.println("");
        return "Nodes searched: " + sum;
    }

    @Override
    String failed() {
        return "Nodes searched: 0";
    }

    /** Ends it after the first move that is being counted. */
    @Override
    void stop() {
        stopAsked = true;
    }

    @Override
    boolean isEndless() {
        return false;
    }

    @Override
    boolean isWholeOrNothing() {
        return true;
    }
}
