package org.howdah.lab.balance;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.Adjudication;

/**
 * What a run plays.
 *
 * @param conditions the game in question, then those it is compared with
 * @param nodes positions searched for a move
 * @param seed what all chance comes from
 * @param adjudicated whether games end when they are decided, not when the rules end them
 */
public record BalancePlan(List<Condition> conditions, long nodes, long seed, boolean adjudicated) {

    public BalancePlan {
        conditions = List.copyOf(conditions);
    }

    /** @throws LabException when two conditions have one name, as reports could not tell them apart */
    void check() throws LabException {
        Set<String> names = new HashSet<>();
        for (Condition condition : conditions) {
            if (!names.add(condition.name())) {
                throw new LabException(
                        condition.name() + " is there twice; games that are compared need different ids");
            }
        }
    }

    Condition game() {
        return conditions.getFirst();
    }

    /** All arrays of all conditions. One game of each, in this order, is a round. */
    List<Cell> cells() {
        return conditions.stream()
                .flatMap(condition -> Cell.of(condition).stream())
                .toList();
    }

    /** How many games a round has. */
    public int gamesARound() {
        return cells().size();
    }

    Adjudication adjudication() {
        return adjudicated ? Adjudication.USUAL : Adjudication.BY_RULES;
    }

    /** The first line of the log. */
    String line() {
        return "howdah-balance 1;nodes=" + nodes + ";seed=" + seed + ";end=" + (adjudicated ? "adjudicated" : "rules")
                + ";conditions="
                + conditions.stream()
                        .map(condition -> condition.name() + ":" + condition.fingerprint())
                        .collect(Collectors.joining(","));
    }
}
