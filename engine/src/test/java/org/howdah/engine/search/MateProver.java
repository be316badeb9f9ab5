package org.howdah.engine.search;

import java.util.HashMap;
import java.util.Map;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;

/**
 * Proves forced wins the plain way: every reply is tried, with nothing pruned and nothing evaluated. A win is any end
 * that the rules give to the attacker: mate or a bared king. It owes nothing to the engine but remembers positions.
 */
final class MateProver {
    private final Position position;
    private final Map<Long, Integer> proven = new HashMap<>();
    private final Map<Long, Integer> refuted = new HashMap<>();
    private long budget;

    /** @param budget how many positions may be looked at */
    MateProver(Position position, long budget) {
        this.position = position.copy();
        this.budget = budget;
    }

    /** Whether the budget has run out, so that a "no" means nothing. */
    boolean isExhausted() {
        return budget <= 0;
    }

    /** Whether a move wins by force within so many moves of the attacker, the move itself counted. */
    boolean wins(int move, int moves) {
        int attacker = position.sideToMove();
        position.make(move);
        boolean wins = defenceFails(attacker, moves - 1);
        position.unmake();
        return wins;
    }

    /** Whether the side to move, which is the attacker, wins within so many of its moves. */
    private boolean attackWins(int attacker, int moves) {
        if (moves == 0 || budget-- <= 0) {
            return false;
        }
        long key = position.key();
        if (proven.getOrDefault(key, Integer.MAX_VALUE) <= moves) {
            return true;
        }
        if (refuted.getOrDefault(key, 0) >= moves) {
            return false;
        }
        boolean wins = tries(attacker, moves, true) || tries(attacker, moves, false);
        if (wins) {
            proven.merge(key, moves, Math::min);
        } else if (budget > 0) {
            refuted.merge(key, moves, Math::max);
        }
        return wins;
    }

    /** Tries checks, or all other moves; the last move of an attack has to check, capture or leave no move. */
    private boolean tries(int attacker, int moves, boolean checks) {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        for (int i = 0; i < list.size(); i++) {
            position.make(list.get(i));
            boolean wins = position.inCheck() == checks && defenceFails(attacker, moves - 1);
            position.unmake();
            if (wins) {
                return true;
            }
        }
        return false;
    }

    /** Whether every move of the defender, who is to move, loses within so many further moves of the attacker. */
    private boolean defenceFails(int attacker, int moves) {
        Ending ending = Ending.of(position);
        if (ending != null) {
            return ending.winner(position) == attacker;
        }
        if (moves == 0) {
            return false;
        }
        MoveList list = new MoveList();
        Moves.legal(position, list);
        for (int i = 0; i < list.size(); i++) {
            position.make(list.get(i));
            // A bared king that did not take the last piece has lost although it is the attacker's turn.
            Ending end = Ending.of(position);
            boolean loses = end == null ? attackWins(attacker, moves) : end.winner(position) == attacker;
            position.unmake();
            if (!loses) {
                return false;
            }
        }
        return true;
    }
}
