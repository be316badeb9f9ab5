package org.howdah.server.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.howdah.rules.betza.Again;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.variant.PieceType;

/** How a piece moves, in a sentence made from its movements. */
final class MovementText {

    /** Movements that differ only in their directions are said together. */
    private record Manner(
            Travel travel, int range, int length, boolean moves, boolean captures, boolean initial, Again again) {

        static Manner of(Movement movement, Step step) {
            return new Manner(
                    movement.travel(),
                    movement.range(),
                    Math.max(Math.abs(step.files()), Math.abs(step.ranks())),
                    movement.moves(),
                    movement.captures(),
                    movement.initial(),
                    movement.again());
        }
    }

    /** What is always possible first, then near before far, moves before captures. */
    private static final Comparator<Manner> ORDER = Comparator.comparing(Manner::initial)
            .thenComparing(Manner::again)
            .thenComparing(Manner::length)
            .thenComparing(manner -> !manner.moves());

    private MovementText() {}

    static String of(PieceType type) {
        Map<Manner, List<Step>> manners = new LinkedHashMap<>();
        for (Movement movement : type.movements()) {
            for (Step step : movement.steps()) {
                manners.computeIfAbsent(Manner.of(movement, step), manner -> new ArrayList<>())
                        .add(step);
            }
        }
        String sentence = manners.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(ORDER))
                .map(entry -> part(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining("; "));
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1) + ".";
    }

    private static String part(Manner manner, List<Step> steps) {
        String first = manner.initial() ? "on its first move " : "";
        return first
                + switch (manner.again()) {
                    case NO -> verb(manner) + distance(manner, steps) + Directions.of(steps) + condition(manner);
                    case ONWARD ->
                        "captures one square " + Directions.of(steps)
                                + " and goes one step further, where it may capture again";
                    case RETURN -> "captures one square " + Directions.of(steps) + " and returns to where it stood";
                    case PASS ->
                        "passes the turn when a square " + Directions.of(steps) + " is empty to step to and back";
                };
    }

    private static String verb(Manner manner) {
        if (manner.captures() && !manner.moves()) {
            return "captures ";
        }
        return switch (manner.travel()) {
            case LEAP -> manner.length() > 1 ? "leaps " : "steps ";
            case LAME -> "moves ";
            case RIDE, HOP -> "slides ";
        };
    }

    private static String distance(Manner manner, List<Step> steps) {
        boolean oblique = steps.stream().allMatch(Directions::isOblique);
        if (manner.travel() == Travel.LEAP || manner.travel() == Travel.LAME) {
            return oblique ? "" : squares(manner.length()) + " ";
        }
        String unit = oblique ? "times" : manner.length() == 1 ? "squares" : "leaps of " + squares(manner.length());
        return (manner.range() == Movement.UNLIMITED ? "any number of " : "up to " + manner.range() + " ") + unit + " ";
    }

    private static String squares(int length) {
        return switch (length) {
            case 1 -> "one square";
            case 2 -> "two squares";
            case 3 -> "three squares";
            default -> length + " squares";
        };
    }

    private static String condition(Manner manner) {
        String how = switch (manner.travel()) {
            case LEAP -> manner.length() > 1 ? ", over whatever stands between" : "";
            case LAME -> " if nothing stands between";
            case RIDE -> "";
            case HOP -> ", over exactly one piece";
        };
        return how + (manner.moves() && !manner.captures() ? ", without capturing" : "");
    }
}
