package org.howdah.rules.betza;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The direction letters before an atom, and the steps they choose from it.
 *
 * <p>Several directions add up. On a diagonal atom a vertical letter next to a sideways one means the one direction
 * that is both ({@code fl}). On an oblique atom a single letter means the two steps that go furthest that way, and
 * pairs choose among the rest: {@code fr} is the wide step forward to the right, {@code rf} the long one,
 * {@code fs} both wide ones, {@code fh} all four ("half"), {@code hr} and {@code hl} the two halves that turn.
 */
final class Directions {

    static final String LETTERS = "fblrvsh";

    private static final String VERTICAL = "fbv";
    private static final String SIDEWAYS = "lrs";
    private static final List<String> OBLIQUE_PAIRS = List.of(
            "fl", "fr", "fs", "bl", "br", "bs", "lf", "lb", "lv", "rf", "rb", "rv", "fh", "bh", "lh", "rh", "hl", "hr",
            "ff", "bb", "ll", "rr", "vv", "ss");

    /** One direction as spelled: a letter or a pair, and where in the text it is. */
    record Direction(String letters, int offset) {}

    private final Atom atom;

    private Directions(Atom atom) {
        this.atom = atom;
    }

    /**
     * The steps of an atom that the direction letters among its modifiers choose; all when there is no such letter.
     *
     * @param text the whole Betza text
     * @param start where the modifiers begin
     * @param end where they end
     */
    static List<Step> choose(Atom atom, String text, int start, int end) throws BetzaException {
        Directions directions = new Directions(atom);
        List<Direction> spelled = directions.read(text, start, end);
        return spelled.isEmpty() ? atom.steps() : directions.steps(spelled);
    }

    private List<Direction> read(String text, int start, int end) throws BetzaException {
        List<Direction> directions = new ArrayList<>();
        for (int at = start; at < end; at++) {
            if (LETTERS.indexOf(text.charAt(at)) < 0) {
                continue;
            }
            boolean pair = at + 1 < end && isPair(text.charAt(at), text.charAt(at + 1));
            Direction direction = new Direction(text.substring(at, pair ? at + 2 : at + 1), at);
            check(direction);
            directions.add(direction);
            at += pair ? 1 : 0;
        }
        return directions;
    }

    private boolean isPair(char first, char second) {
        if (LETTERS.indexOf(second) < 0) {
            return false;
        }
        Shape shape = atom.shapes().getFirst();
        if (shape.isOblique()) {
            return first == second || isVertical(first) != isVertical(second) || first == 'h' || second == 'h';
        }
        boolean crossing = (isVertical(first) && isSideways(second)) || (isSideways(first) && isVertical(second));
        return crossing && (shape.isDiagonal() || atom.shapes().size() > 1);
    }

    private void check(Direction direction) throws BetzaException {
        String letters = direction.letters();
        boolean oblique = atom.shapes().getFirst().isOblique();
        if (letters.indexOf('h') >= 0 && !oblique) {
            throw new BetzaException(
                    direction.offset() + letters.indexOf('h'),
                    "'h' (half) is for the oblique atoms N, C and Z, not for " + atom.letter());
        }
        if (letters.equals("h")) {
            throw new BetzaException(direction.offset(), "'h' (half) needs a direction: fh bh lh rh hl hr");
        }
        if (letters.length() == 2 && atom.shapes().size() > 1) {
            throw new BetzaException(direction.offset(), pairOnCompound(letters));
        }
        if (letters.length() == 2 && oblique && !OBLIQUE_PAIRS.contains(letters)) {
            throw new BetzaException(direction.offset(), unknownPair(letters));
        }
    }

    private String pairOnCompound(String letters) {
        String parts = atom == Atom.K ? "W and F" : "R and B";
        return "'" + letters + "' can be read in more than one way on " + atom.letter() + "; give directions to "
                + parts + " instead";
    }

    private static String unknownPair(String letters) {
        String reversed = new StringBuilder(letters).reverse().toString();
        String hint = OBLIQUE_PAIRS.contains(reversed)
                ? "; did you mean '" + reversed + "'?"
                : "; the pairs are " + String.join(" ", OBLIQUE_PAIRS);
        return "'" + letters + "' is no direction of an oblique atom" + hint;
    }

    private List<Step> steps(List<Direction> spelled) throws BetzaException {
        Set<Step> all = new LinkedHashSet<>();
        for (Direction direction : spelled) {
            Set<Step> others = new LinkedHashSet<>();
            spelled.stream().filter(other -> !other.equals(direction)).forEach(other -> others.addAll(steps(other)));
            if (others.containsAll(steps(direction))) {
                throw new BetzaException(
                        direction.offset(), "'" + direction.letters() + "' adds no direction to the other ones");
            }
            all.addAll(steps(direction));
        }
        return List.copyOf(all);
    }

    private List<Step> steps(Direction direction) {
        List<Step> steps = new ArrayList<>();
        for (Shape shape : atom.shapes()) {
            shape.steps().stream()
                    .filter(step -> goes(shape, step, direction.letters()))
                    .forEach(steps::add);
        }
        return steps;
    }

    private static boolean goes(Shape shape, Step step, String letters) {
        if (!shape.isOblique()) {
            return letters.chars().allMatch(letter -> points(step, (char) letter));
        }
        boolean tall = Math.abs(step.ranks()) > Math.abs(step.files());
        char first = letters.charAt(0);
        char second = letters.charAt(letters.length() - 1);
        if (first == 'h') {
            boolean turnsRight = (step.files() * step.ranks() > 0) == tall;
            return (second == 'r') == turnsRight;
        }
        boolean wanted = points(step, first) && (second == 'h' || points(step, second));
        if (second == 'h') {
            return wanted;
        }
        // A single letter names the long way; the second letter of a pair does.
        return wanted && tall == isVertical(second);
    }

    /** Whether a step goes that way at all. */
    private static boolean points(Step step, char letter) {
        return switch (letter) {
            case 'f' -> step.ranks() > 0;
            case 'b' -> step.ranks() < 0;
            case 'v' -> step.ranks() != 0;
            case 'l' -> step.files() < 0;
            case 'r' -> step.files() > 0;
            default -> step.files() != 0;
        };
    }

    private static boolean isVertical(char letter) {
        return VERTICAL.indexOf(letter) >= 0;
    }

    private static boolean isSideways(char letter) {
        return SIDEWAYS.indexOf(letter) >= 0;
    }
}
