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
import org.jspecify.annotations.Nullable;

/** Which units are still to be done, which have to wait for others, and who has which. For one thread. */
final class Ledger {
    private final Deque<Integer> open = new ArrayDeque<>();
    private final Map<Integer, UUID> given = new HashMap<>();
    private final BitSet undone = new BitSet();
    private final IntFunction<int[]> needs;
    /** What units need, once somebody has asked. */
    private final Map<Integer, BitSet> needed = new HashMap<>();

    /**
     * @param units what is to be done
     * @param needs which units have to be done before one; those that are not to be done are done already
     */
    Ledger(int[] units, IntFunction<int[]> needs) {
        this.needs = needs;
        for (int unit : units) {
            open.add(unit);
            undone.set(unit);
        }
    }

    /** Gives units to a worker, until it has so many of them or none can be done now. */
    int[] give(UUID worker, int most) {
        List<Integer> units = new ArrayList<>();
        int has = count(worker);
        for (Iterator<Integer> rest = open.iterator(); has < most && rest.hasNext(); ) {
            int unit = rest.next();
            if (isReady(unit)) {
                rest.remove();
                given.put(unit, worker);
                units.add(unit);
                has++;
            }
        }
        return units.stream().mapToInt(unit -> unit).toArray();
    }

    private boolean isReady(int unit) {
        return !needed.computeIfAbsent(unit, u -> bits(needs.apply(u))).intersects(undone);
    }

    private static BitSet bits(int[] units) {
        BitSet bits = new BitSet();
        for (int unit : units) {
            bits.set(unit);
        }
        return bits;
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
        needed.remove(unit);
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
