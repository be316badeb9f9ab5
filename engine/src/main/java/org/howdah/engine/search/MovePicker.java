package org.howdah.engine.search;

import java.util.Arrays;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;

/**
 * Gives the legal moves of a position, the most promising first: the move from the transposition table, captures and
 * promotions that do not lose, killers, quiet moves by history, captures that lose. Each group is generated only when
 * its turn comes, for most nodes are done before. One for each ply, used again and again: it allocates nothing once its
 * list has grown.
 */
final class MovePicker {
    private static final int KILLER = 1 << 24;

    /** What comes next. */
    private enum Stage {
        TABLE_MOVE,
        NOISY_START,
        NOISY,
        QUIET_START,
        QUIET,
        LOSING,
        DONE
    }

    private final Position position;
    private final History history;
    private final Exchange exchange;

    /** First the captures found to lose, then what has not been given yet. */
    private final MoveList moves = new MoveList();

    private int[] scores = new int[256];
    private int next;
    private int losing;
    private Stage stage = Stage.DONE;
    private boolean noisyOnly;
    private int tableMove;
    private int killer;
    private int otherKiller;
    private int before;
    private int beforeThat;

    MovePicker(Position position, History history, Exchange exchange) {
        this.position = position;
        this.history = history;
        this.exchange = exchange;
    }

    /** Begins with all legal moves of the position. */
    void startAll(int newTableMove, int newKiller, int newOtherKiller, int placeBefore, int placeBeforeThat) {
        start(newTableMove, false);
        killer = newKiller;
        otherKiller = newOtherKiller;
        before = placeBefore;
        beforeThat = placeBeforeThat;
    }

    /** Begins with the captures and promotions only, and the move from the table if it is one. */
    void startNoisy(int newTableMove) {
        start(newTableMove != Move.NONE && isNoisy(newTableMove) ? newTableMove : Move.NONE, true);
    }

    private void start(int newTableMove, boolean onlyNoisy) {
        tableMove = newTableMove;
        noisyOnly = onlyNoisy;
        stage = Stage.TABLE_MOVE;
        moves.clear();
        next = 0;
        losing = 0;
    }

    /** The next best move, {@link Move#NONE} when there are no more. */
    int next() {
        while (true) {
            int move = switch (stage) {
                case TABLE_MOVE -> tableMove();
                case NOISY_START -> startNoisy();
                case NOISY -> noisy();
                case QUIET_START -> startQuiet();
                case QUIET -> quiet();
                case LOSING -> losing();
                case DONE -> Move.NONE;
            };
            if (move != Move.NONE || stage == Stage.DONE) {
                return move;
            }
        }
    }

    private int tableMove() {
        stage = Stage.NOISY_START;
        // Two positions may share a key, or a place in the table: a move from there need not be one here.
        if (tableMove != Move.NONE && !Moves.isLegal(position, tableMove)) {
            tableMove = Move.NONE;
        }
        return tableMove;
    }

    private int startNoisy() {
        Moves.noisy(position, moves);
        makeRoom();
        for (int i = 0; i < moves.size(); i++) {
            scores[i] = promise(moves.get(i));
        }
        stage = Stage.NOISY;
        return Move.NONE;
    }

    private int noisy() {
        while (next < moves.size()) {
            int move = takeBest();
            // Only now, when it is its turn, is it worth knowing whether a capture loses.
            if (move == tableMove) {
                continue;
            }
            if (exchange.of(position, move) >= 0) {
                return move;
            }
            moves.set(losing++, move);
        }
        stage = noisyOnly ? Stage.LOSING : Stage.QUIET_START;
        next = 0;
        return Move.NONE;
    }

    private int startQuiet() {
        next = losing;
        moves.truncate(losing);
        Moves.quiet(position, moves);
        makeRoom();
        for (int i = next; i < moves.size(); i++) {
            int move = moves.get(i);
            scores[i] = move == killer
                    ? KILLER + 1
                    : move == otherKiller ? KILLER : history.of(position, move, before, beforeThat);
        }
        stage = Stage.QUIET;
        return Move.NONE;
    }

    private int quiet() {
        while (next < moves.size()) {
            int move = takeBest();
            if (move != tableMove) {
                return move;
            }
        }
        stage = Stage.LOSING;
        next = 0;
        return Move.NONE;
    }

    private int losing() {
        if (next < losing) {
            return moves.get(next++);
        }
        stage = Stage.DONE;
        return Move.NONE;
    }

    private void makeRoom() {
        if (scores.length < moves.size()) {
            scores = Arrays.copyOf(scores, 2 * moves.size());
        }
    }

    /** The most valuable victim first; among near equals what has been good before, then the cheapest attacker. */
    private int promise(int move) {
        return 16 * exchange.gain(position, move)
                + history.ofCapture(position, move) / 8
                - exchange.valueAt(position, Move.from(move)) / 4;
    }

    private int takeBest() {
        int best = next;
        int most = scores[next];
        int end = moves.size();
        for (int i = next + 1; i < end; i++) {
            int score = scores[i];
            if (score > most) {
                most = score;
                best = i;
            }
        }
        int move = moves.get(best);
        moves.set(best, moves.get(next));
        scores[best] = scores[next];
        next++;
        return move;
    }

    /** Whether the move just given is a capture or promotion that loses material. */
    boolean isLosing() {
        return stage == Stage.LOSING;
    }

    /** Whether a move changes the balance of material. */
    boolean isNoisy(int move) {
        return position.isCapture(move) || Move.kind(move) == Move.PROMOTION;
    }
}
