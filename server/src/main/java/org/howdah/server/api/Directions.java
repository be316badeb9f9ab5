package org.howdah.server.api;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.howdah.rules.betza.Step;

/** Directions in words, as White sees the board. */
final class Directions {

    private Directions() {}

    static String of(List<Step> steps) {
        List<Step> straight = steps.stream().filter(Directions::isStraight).toList();
        List<Step> diagonal = steps.stream().filter(Directions::isDiagonal).toList();
        List<Step> oblique = steps.stream().filter(Directions::isOblique).toList();
        List<String> parts = new ArrayList<>();
        if (diagonal.size() == 4 && straight.size() == 4) {
            parts.add("in any direction");
        } else {
            addIf(parts, straight, 4, "orthogonally");
            addIf(parts, diagonal, 4, "diagonally");
        }
        addIf(parts, oblique, 8, oblique.isEmpty() ? "" : "as a " + leaper(oblique.getFirst()) + " does");
        return String.join(" or ", parts);
    }

    private static boolean isStraight(Step step) {
        return step.files() == 0 || step.ranks() == 0;
    }

    private static boolean isDiagonal(Step step) {
        return Math.abs(step.files()) == Math.abs(step.ranks());
    }

    static boolean isOblique(Step step) {
        return !isStraight(step) && !isDiagonal(step);
    }

    /** The name that the field gives to who leaps so. */
    private static String leaper(Step step) {
        int longer = Math.max(Math.abs(step.files()), Math.abs(step.ranks()));
        int shorter = Math.min(Math.abs(step.files()), Math.abs(step.ranks()));
        return switch (10 * longer + shorter) {
            case 21 -> "knight";
            case 31 -> "camel";
            case 32 -> "zebra";
            default -> longer + "-" + shorter + " leaper";
        };
    }

    private static void addIf(List<String> parts, List<Step> steps, int all, String word) {
        if (steps.size() == all) {
            parts.add(word);
        } else if (!steps.isEmpty()) {
            Set<String> names = new LinkedHashSet<>();
            steps.forEach(step -> names.add(name(step)));
            parts.add(word.equals("orthogonally") ? "straight " + list(names) : word + " " + list(names));
        }
    }

    private static String name(Step step) {
        return step.ranks() > 0 ? "forward" : step.ranks() < 0 ? "backward" : "sideways";
    }

    private static String list(Set<String> names) {
        return String.join(" or ", names);
    }
}
