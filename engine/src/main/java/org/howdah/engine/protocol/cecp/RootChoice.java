package org.howdah.engine.protocol.cecp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;

/** Which moves of the position to choose from, as {@code exclude} and {@code include} say it. */
final class RootChoice {
    private final Set<Integer> excluded = new HashSet<>();

    /** All moves again, as in every new position. */
    void reset() {
        excluded.clear();
    }

    /**
     * Takes out moves or puts them back.
     *
     * @param text a move, or {@code all}
     * @throws MoveException when it is no legal move; nothing has changed then
     */
    void change(Position position, String text, boolean exclude) throws MoveException {
        List<Integer> named = text.equals("all") ? legal(position) : List.of(CecpMoves.parse(position, text));
        if (exclude) {
            excluded.addAll(named);
        } else {
            named.forEach(excluded::remove);
        }
    }

    /** The moves to choose from; empty when nothing is excluded. */
    List<Integer> included(Position position) {
        return excluded.isEmpty()
                ? List.of()
                : legal(position).stream()
                        .filter(move -> !excluded.contains(move))
                        .toList();
    }

    /** Whether there is nothing left to choose from. */
    boolean isNothing(Position position) {
        return !excluded.isEmpty() && included(position).isEmpty();
    }

    private static List<Integer> legal(Position position) {
        MoveList list = new MoveList();
        Moves.legal(position, list);
        return IntStream.range(0, list.size()).mapToObj(list::get).toList();
    }
}
