package org.howdah.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

        static Manner of(Movement movement) {
            Step step = movement.steps().getFirst();
            int length = Math.max(Math.abs(step.files()), Math.abs(step.ranks()));
            return new Manner(
                    movement.travel(),
                    movement.range(),
                    length,
                    movement.moves(),
                    movement.captures(),
                    movement.initial(),
                    movement.again());
        }
    }

    private MovementText() {}

    static String of(PieceType type) {
        Map<Manner, List<Step>> manners = new LinkedHashMap<>();
        for (Movement movement : type.movements()) {
            manners.computeIfAbsent(Manner.of(movement), manner -> new ArrayList<>())
                    .addAll(movement.steps());
        }
        List<String> parts = new ArrayList<>();
        manners.forEach((manner, steps) -> parts.add(part(manner, steps)));
        String sentence = String.join("; ", parts);
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1) + ".";
    }

    private static String part(Manner manner, List<Step> steps) {
        String first = manner.initial() ? "on its first move " : "";
        return first
                + switch (manner.again()) {
                    case NO -> verb(manner) + " " + Directions.of(steps) + condition(manner);
                    case ONWARD ->
                        "captures one square " + Directions.of(steps)
                                + " and goes one step further, where it may capture again";
                    case RETURN -> "captures one square " + Directions.of(steps) + " and returns to where it stood";
                    case PASS ->
                        "passes the turn when a square " + Directions.of(steps) + " is empty to step to and back";
                };
    }

    private static String verb(Manner manner) {
        boolean onlyCaptures = manner.captures() && !manner.moves();
        return switch (manner.travel()) {
            case LEAP ->
                (onlyCaptures ? "captures " : manner.length() > 1 ? "leaps " : "steps ") + squares(manner.length());
            case LAME -> (onlyCaptures ? "captures " : "moves ") + squares(manner.length());
            case RIDE, HOP -> (onlyCaptures ? "captures at " : "slides ") + distance(manner);
        };
    }

    private static String squares(int length) {
        return switch (length) {
            case 1 -> "one square";
            case 2 -> "two squares";
            case 3 -> "three squares";
            default -> length + " squares";
        };
    }

    private static String distance(Manner manner) {
        String unit = manner.length() == 1 ? "" : " of " + squares(manner.length());
        return (manner.range() == Movement.UNLIMITED ? "any number of squares" : "up to " + squares(manner.range()))
                + unit;
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
