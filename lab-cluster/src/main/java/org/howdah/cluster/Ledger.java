package org.howdah.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Which units are still to be done, and who has which. For one thread. */
final class Ledger {
    private final IntFunction<int[]> needs;
    private final Deque<Integer> open = new ArrayDeque<>();
    private final Map<Integer, UUID> given = new HashMap<>();

    /** Those open, and those given. */
    private final BitSet undone = new BitSet();

    /**
     * @param units those that are to be done
     * @param needs which units have to be done before one is given
     */
    Ledger(int[] units, IntFunction<int[]> needs) {
        this.needs = needs;
        for (int unit : units) {
            open.add(unit);
            undone.set(unit);
        }
    }

    /** Gives units to a worker, until it has so many of them or none are left that can be done already. */
    int[] give(UUID worker, int most) {
        List<Integer> units = new ArrayList<>();
        Iterator<Integer> next = open.iterator();
        for (int has = count(worker); has < most && next.hasNext(); ) {
            int unit = next.next();
            if (IntStream.of(needs.apply(unit)).noneMatch(undone::get)) {
                next.remove();
                given.put(unit, worker);
                units.add(unit);
                has++;
            }
        }
        return units.stream().mapToInt(unit -> unit).toArray();
    }

    private int count(UUID worker) {
        return (int) given.values().stream().filter(worker::equals).count();
    }

    /** Who has a unit; null when it is done, or nobody has it. */
    @Nullable UUID holder(int unit) {
        return given.get(unit);
    }

    /** A unit that somebody has is done. */
    void done(int unit) {
        if (given.remove(unit) == null) {
            throw new IllegalStateException("nobody has unit " + unit);
        }
        undone.clear(unit);
    }

    /** What a worker has is to be done by others, first of all. How many units that is. */
    int takeBack(UUID worker) {
        List<Integer> units = given.entrySet().stream()
                .filter(entry -> entry.getValue().equals(worker))
                .map(Map.Entry::getKey)
                .sorted((a, b) -> b - a)
                .toList();
        units.forEach(unit -> {
            given.remove(unit);
            open.addFirst(unit);
        });
        return units.size();
    }

    /** Whether all is done. */
    boolean isDone() {
        return undone.isEmpty();
    }
}
