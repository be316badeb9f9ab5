package org.howdah.rules.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.howdah.rules.betza.BetzaParser.Spelled;

/**
 * Reads Betza's notation: {@code "N"}, {@code "mfWcfFimfnD"}, {@code "mRcpR"}. The dialect is described in docs/betza.md; it
 * follows H. G. Muller's XBetza where that goes beyond Betza's own. Stateless, for any thread.
 */
public final class Betza {

    private static final Comparator<Step> READING_ORDER =
            Comparator.comparingInt(Step::ranks).reversed().thenComparingInt(Step::files);

    private static final Comparator<Movement> MOVEMENT_ORDER = Comparator.comparing(Movement::again)
            .thenComparing(Movement::travel)
            .thenComparing(Movement::initial)
            .thenComparing(Movement::range)
            .thenComparing(Movement::moves)
            .thenComparing(Movement::captures)
            .thenComparing(Movement::steps, Comparator.comparing(List::size))
            .thenComparing(movement -> movement.steps().toString());

    private Betza() {}

    /**
     * The movements a text stands for, in an order and shape that does not depend on how they were spelled: {@code "WF"}
     * and {@code "K"} give equal lists.
     *
     * @throws BetzaException if the text is not in the dialect, contradicts itself, or says a thing twice
     */
    public static List<Movement> parse(String text) throws BetzaException {
        List<Spelled> spelled = new BetzaParser(text).parse();
        List<Movement> parts = new ArrayList<>();
        for (int i = 0; i < spelled.size(); i++) {
            parts.addAll(news(spelled, i));
        }
        return merge(parts);
    }

    /** What one spelled movement has that the others have not, as movements of one step each. */
    private static List<Movement> news(List<Spelled> spelled, int index) throws BetzaException {
        Movement movement = spelled.get(index).movement();
        List<Movement> parts = new ArrayList<>();
        if (movement.again() == Again.ONWARD) {
            // Its second step may take any direction of the same atom, so it cannot be taken apart.
            if (spelled.subList(0, index).stream()
                    .noneMatch(other -> other.movement().equals(movement))) {
                parts.add(movement);
            }
        } else {
            for (Step step : movement.steps()) {
                boolean moves =
                        movement.moves() && !elsewhere(spelled, index, with(movement, List.of(step), true, false));
                boolean captures =
                        movement.captures() && !elsewhere(spelled, index, with(movement, List.of(step), false, true));
                if (moves || captures) {
                    parts.add(with(movement, List.of(step), moves, captures));
                }
            }
        }
        if (parts.isEmpty()) {
            Spelled idle = spelled.get(index);
            throw new BetzaException(idle.offset(), "'" + idle.atom() + "' adds nothing: the other moves include it");
        }
        return parts;
    }

    /** Whether another spelled movement has this part too: an equal one only if it stands earlier. */
    private static boolean elsewhere(List<Spelled> spelled, int index, Movement part) {
        for (int i = 0; i < spelled.size(); i++) {
            Movement other = spelled.get(i).movement();
            if (i != index && covers(other, part) && (i < index || !reaches(part, other))) {
                return true;
            }
        }
        return false;
    }

    private static boolean covers(Movement wide, Movement part) {
        return wide.steps().containsAll(part.steps())
                && (wide.moves() || !part.moves())
                && (wide.captures() || !part.captures())
                && reaches(wide, part);
    }

    /** Whether a movement's way of travelling gets it, at all times, wherever another's with the same step does. */
    private static boolean reaches(Movement wide, Movement part) {
        boolean travels = switch (part.travel()) {
            case LEAP -> wide.travel() == Travel.LEAP || wide.travel() == Travel.RIDE;
            case LAME -> wide.travel() != Travel.HOP;
            case RIDE, HOP -> wide.travel() == part.travel();
        };
        return travels
                && wide.again() == part.again()
                && wide.range() >= part.range()
                && (!wide.initial() || part.initial());
    }

    /** Joins first what one step may do, then the steps that may do the same. */
    private static List<Movement> merge(List<Movement> parts) {
        Map<Movement, Movement> bySteps = new LinkedHashMap<>();
        for (Movement part : parts) {
            bySteps.merge(with(part, part.steps(), false, false), part, Betza::joined);
        }
        Map<Movement, List<Step>> byKind = new LinkedHashMap<>();
        for (Movement part : bySteps.values()) {
            // The second step of an ONWARD move is one of its own set, so two sets stay two.
            List<Step> apart = part.again() == Again.ONWARD ? sorted(part.steps()) : List.of();
            byKind.computeIfAbsent(with(part, apart, part.moves(), part.captures()), kind -> new ArrayList<>())
                    .addAll(part.steps());
        }
        List<Movement> merged = new ArrayList<>();
        byKind.forEach((kind, steps) -> merged.add(with(kind, sorted(steps), kind.moves(), kind.captures())));
        merged.sort(MOVEMENT_ORDER);
        return List.copyOf(merged);
    }

    private static Movement joined(Movement one, Movement other) {
        return with(one, one.steps(), one.moves() || other.moves(), one.captures() || other.captures());
    }

    private static List<Step> sorted(List<Step> steps) {
        return steps.stream().sorted(READING_ORDER).toList();
    }

    private static Movement with(Movement kind, List<Step> steps, boolean moves, boolean captures) {
        return new Movement(steps, kind.travel(), kind.range(), moves, captures, kind.initial(), kind.again());
    }
}
