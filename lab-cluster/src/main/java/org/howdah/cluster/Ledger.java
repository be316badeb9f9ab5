package org.howdah.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Which units are still to be done, and who has which. For one thread. */
final class Ledger {
    private final Deque<Integer> open = new ArrayDeque<>();
    private final Map<Integer, UUID> given = new HashMap<>();

    Ledger(int[] units) {
        for (int unit : units) {
            open.add(unit);
        }
    }

    /** Gives units to a worker, until it has so many of them or none are left. */
    int[] give(UUID worker, int most) {
        List<Integer> units = new ArrayList<>();
        for (int has = count(worker); has < most && !open.isEmpty(); has++) {
            int unit = open.removeFirst();
            given.put(unit, worker);
            units.add(unit);
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
        return open.isEmpty() && given.isEmpty();
    }
}
