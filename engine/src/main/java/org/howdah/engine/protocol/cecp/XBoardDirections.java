package org.howdah.engine.protocol.cecp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.howdah.rules.betza.Step;

/**
 * Steps of one length as XBoard spells them: directions, then an atom.
 *
 * @param directions empty for all of them
 * @param atom a capital letter
 */
record XBoardDirections(String directions, String atom) {

    /** The atoms by the shorter and the longer side of their step. */
    private static final List<String> ATOMS = List.of("W01", "F11", "D02", "N12", "A22", "H03", "C13", "Z23", "G33");

    private static final Comparator<Step> READING_ORDER =
            Comparator.comparingInt(Step::ranks).reversed().thenComparingInt(Step::files);

    /** Steps of any lengths, a part for each length. */
    static List<XBoardDirections> of(List<Step> steps) {
        List<XBoardDirections> parts = new ArrayList<>();
        for (String atom : ATOMS) {
            List<Step> same = steps.stream()
                    .filter(step -> atomOf(step).equals(atom))
                    .sorted(READING_ORDER)
                    .toList();
            if (!same.isEmpty()) {
                parts.add(new XBoardDirections(directions(same), atom.substring(0, 1)));
            }
        }
        return parts;
    }

    /** The one atom that has all these steps; more when XBoard has none for just these. */
    static String atom(List<Step> steps) {
        List<String> atoms =
                steps.stream().map(XBoardDirections::atomOf).distinct().toList();
        return atoms.size() == 1 ? atoms.getFirst().substring(0, 1) : "K";
    }

    private static String atomOf(Step step) {
        int[] sides = {Math.abs(step.files()), Math.abs(step.ranks())};
        Arrays.sort(sides);
        return ATOMS.stream()
                .filter(atom -> atom.endsWith("" + sides[0] + sides[1]))
                .findFirst()
                .orElseThrow();
    }

    private static String directions(List<Step> steps) {
        boolean oblique = steps.stream()
                .allMatch(step ->
                        step.files() != 0 && step.ranks() != 0 && Math.abs(step.files()) != Math.abs(step.ranks()));
        boolean straight = steps.stream().allMatch(step -> step.files() == 0 || step.ranks() == 0);
        if (steps.size() == (oblique ? 8 : 4)) {
            return "";
        }
        for (String letter : List.of("f", "b", "l", "r")) {
            boolean pairs = !straight && !oblique && steps.size() == 2;
            if (pairs && steps.stream().allMatch(step -> pair(step, false).contains(letter))) {
                return letter;
            }
        }
        StringBuilder text = new StringBuilder();
        steps.forEach(step -> text.append(straight ? straight(step) : pair(step, oblique)));
        return text.toString();
    }

    private static String straight(Step step) {
        return step.files() == 0 ? vertical(step) : sideways(step);
    }

    /** A diagonal by its two letters; an oblique step by the short way first and the long way after it. */
    private static String pair(Step step, boolean oblique) {
        boolean wide = oblique && Math.abs(step.files()) > Math.abs(step.ranks());
        return wide ? vertical(step) + sideways(step) : sideways(step) + vertical(step);
    }

    private static String vertical(Step step) {
        return step.ranks() > 0 ? "f" : "b";
    }

    private static String sideways(Step step) {
        return step.files() > 0 ? "r" : "l";
    }
}
