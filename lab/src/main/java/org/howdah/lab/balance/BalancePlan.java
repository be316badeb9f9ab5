package org.howdah.lab.balance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.howdah.lab.LabException;
import org.howdah.lab.selfplay.Adjudication;
import org.howdah.lab.work.GameFinder;

/**
 * What a run plays.
 *
 * @param conditions the game in question, then those it is compared with
 * @param nodes positions searched for a move
 * @param seed what all chance comes from
 * @param adjudicated whether games end when they are decided, not when the rules end them
 */
public record BalancePlan(List<Condition> conditions, long nodes, long seed, boolean adjudicated) {
    private static final String ADJUDICATED = "adjudicated";
    private static final String BY_RULES = "rules";
    private static final Pattern LINE = Pattern.compile("howdah-balance 1;nodes=([0-9]{1,9});seed=(-?[0-9]{1,18});end=("
            + ADJUDICATED + "|" + BY_RULES + ");conditions=(.+)");

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
        return "howdah-balance 1;nodes=" + nodes + ";seed=" + seed + ";end=" + (adjudicated ? ADJUDICATED : BY_RULES)
                + ";conditions="
                + conditions.stream()
                        .map(condition -> condition.name() + ":" + condition.fingerprint())
                        .collect(Collectors.joining(","));
    }

    /**
     * The plan whose line this is; whether its rules are those of the games here is another question.
     *
     * @throws LabException when it is no such line, or a game is not known
     */
    static BalancePlan read(String line, GameFinder games) throws LabException {
        Matcher m = LINE.matcher(line);
        if (!m.matches()) {
            throw new LabException("these are not games of 'howdah balance': " + line);
        }
        List<Condition> conditions = new ArrayList<>();
        for (String condition : m.group(4).split(",")) {
            String name = condition.substring(0, Math.max(0, condition.lastIndexOf(':')));
            conditions.add(
                    name.startsWith(Condition.WITHOUT)
                            ? Condition.without(
                                    conditions.getFirst().variant(), name.substring(Condition.WITHOUT.length()))
                            : Condition.of(games.find(name)));
        }
        return new BalancePlan(
                conditions,
                Long.parseLong(m.group(1)),
                Long.parseLong(m.group(2)),
                m.group(3).equals(ADJUDICATED));
    }
}
