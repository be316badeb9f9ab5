package org.howdah.engine.search;

import java.util.Arrays;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;

/**
 * Gives the moves of a position, the most promising first: the move from the transposition table, captures and
 * promotions that do not lose, killers, quiet moves by history, captures that lose. One for each ply, used again and
 * again: it allocates nothing once its list has grown.
 */
final class MovePicker {
    private static final int TABLE_MOVE = 1 << 30;
    private static final int CAPTURE = 1 << 26;
    private static final int GOOD_CAPTURE = 1 << 27;
    private static final int KILLER = 1 << 24;
    private static final int LOSING_CAPTURE = -(1 << 26);

    private final Position position;
    private final History history;
    private final Exchange exchange;
    private final MoveList moves = new MoveList();
    private int[] scores = new int[256];
    private int next;
    private int score;

    MovePicker(Position position, History history, Exchange exchange) {
        this.position = position;
        this.history = history;
        this.exchange = exchange;
    }

    /** Begins with all legal moves of the position. */
    void startAll(int tableMove, int killer, int otherKiller, int before, int beforeThat) {
        generate(false);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move == tableMove) {
                scores[i] = TABLE_MOVE;
            } else if (isNoisy(move)) {
                scores[i] = CAPTURE + promise(move);
            } else if (move == killer) {
                scores[i] = KILLER + 1;
            } else if (move == otherKiller) {
                scores[i] = KILLER;
            } else {
                scores[i] = history.of(position, move, before, beforeThat);
            }
        }
    }

    /** Begins with the captures and promotions only. */
    void startNoisy(int tableMove) {
        generate(true);
        for (int i = 0; i < moves.size(); i++) {
            scores[i] = moves.get(i) == tableMove ? TABLE_MOVE : CAPTURE + promise(moves.get(i));
        }
    }

    private void generate(boolean noisy) {
        moves.clear();
        if (noisy) {
            Moves.noisy(position, moves);
        } else {
            Moves.legal(position, moves);
        }
        if (scores.length < moves.size()) {
            scores = Arrays.copyOf(scores, 2 * moves.size());
        }
        next = 0;
    }

    /** The most valuable victim first; among near equals what has been good before, then the cheapest attacker. */
    private int promise(int move) {
        return 16 * exchange.gain(position, move)
                + history.ofCapture(position, move) / 8
                - exchange.valueAt(position, Move.from(move)) / 4;
    }

    /** The next best move, {@link Move#NONE} when there are no more. */
    int next() {
        while (next < moves.size()) {
            int best = best();
            int move = moves.get(best);
            if (scores[best] >= CAPTURE / 2 && scores[best] < GOOD_CAPTURE) {
                // Only now, when it is its turn, is it worth knowing whether a capture loses.
                scores[best] += exchange.of(position, move) < 0 ? LOSING_CAPTURE - CAPTURE : GOOD_CAPTURE;
                continue;
            }
            score = scores[best];
            moves.set(best, moves.get(next));
            scores[best] = scores[next];
            next++;
            return move;
        }
        return Move.NONE;
    }

    private int best() {
        int best = next;
        for (int i = next + 1; i < moves.size(); i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        return best;
    }

    /** How many moves there were at the start. */
    int size() {
        return moves.size();
    }

    /** Whether the move just given is a capture or promotion that loses material. */
    boolean isLosing() {
        return score < LOSING_CAPTURE / 2;
    }

    /** Whether a move changes the balance of material. */
    boolean isNoisy(int move) {
        return position.isCapture(move) || Move.kind(move) == Move.PROMOTION;
    }
}
