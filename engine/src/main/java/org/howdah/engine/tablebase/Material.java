package org.howdah.engine.tablebase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * The men of an ending, each side's king first and its other types as the variant declares them. White has at least as many
 * men as Black; the ending with the colours exchanged is the same one.
 *
 * @param white White's types
 * @param black Black's types
 */
public record Material(List<Integer> white, List<Integer> black) {
    /** The most men a table can be of. */
    public static final int MOST_MEN = 5;

    private static final Comparator<List<Integer>> STRENGTH =
            Comparator.<List<Integer>>comparingInt(List::size).thenComparing(Material::compareTypes);

    public Material {
        white = List.copyOf(white);
        black = List.copyOf(black);
    }

    /**
     * The ending of these men.
     *
     * @param one the types of one side, its king among them, in any order
     * @param other the types of the other side
     */
    public static Material of(CompiledVariant variant, List<Integer> one, List<Integer> other) {
        List<Integer> first = sorted(variant, one);
        List<Integer> second = sorted(variant, other);
        return STRENGTH.compare(first, second) >= 0 ? new Material(first, second) : new Material(second, first);
    }

    /** The ending of the men on a board, however many. */
    public static Material of(Position position) {
        List<List<Integer>> sides = List.of(new ArrayList<>(), new ArrayList<>());
        for (int square = 0; square < position.variant().board().squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != Pieces.NONE) {
                sides.get(Pieces.color(piece)).add(Pieces.type(piece));
            }
        }
        return of(position.variant(), sides.getFirst(), sides.getLast());
    }

    private static List<Integer> sorted(CompiledVariant variant, List<Integer> types) {
        List<Integer> sorted = new ArrayList<>(types);
        sorted.sort(
                Comparator.comparing((Integer type) -> type != variant.king()).thenComparing(type -> type));
        return sorted;
    }

    private static int compareTypes(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < a.size(); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return a.get(i) - b.get(i);
            }
        }
        return 0;
    }

    /**
     * Reads {@code KRvK}: the letters of one side, {@code v}, those of the other.
     *
     * @throws TablebaseException when a letter is unknown, a side has not one king, or the men are too many
     */
    public static Material parse(String text, CompiledVariant variant) throws TablebaseException {
        String[] sides = text.split("v", -1);
        if (sides.length != 2) {
            throw new TablebaseException("'" + text
                    + "' is no ending: write the men of both sides with a v between, as in " + example(variant));
        }
        Material material = of(variant, types(sides[0], text, variant), types(sides[1], text, variant));
        if (material.men() > MOST_MEN) {
            throw new TablebaseException(
                    "'" + text + "' has " + material.men() + " men; a table can be of " + MOST_MEN + " at most");
        }
        return material;
    }

    private static String example(CompiledVariant variant) {
        char king = variant.variant().piece(variant.king()).letter();
        char other = variant.variant().pieces().stream()
                .filter(piece -> !piece.royal())
                .findFirst()
                .orElse(variant.variant().piece(variant.king()))
                .letter();
        return "" + king + other + "v" + king;
    }

    private static List<Integer> types(String letters, String text, CompiledVariant variant) throws TablebaseException {
        List<Integer> types = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            int type = variant.variant().type(letters.charAt(i));
            if (type == 0) {
                throw new TablebaseException("'" + letters.charAt(i) + "' in '" + text + "' is no piece of "
                        + variant.variant().name() + "; its pieces are " + letters(variant));
            }
            types.add(type);
        }
        long kings = types.stream().filter(type -> type == variant.king()).count();
        if (kings != 1) {
            String king = variant.variant().piece(variant.king()).name();
            throw new TablebaseException("'" + text + "' must have one " + king + " on each side, not " + kings);
        }
        return types;
    }

    private static String letters(CompiledVariant variant) {
        StringBuilder letters = new StringBuilder();
        variant.variant()
                .pieces()
                .forEach(piece -> letters.append(letters.isEmpty() ? "" : " ").append(piece.letter()));
        return letters.toString();
    }

    /** How many men there are. */
    public int men() {
        return white.size() + black.size();
    }

    /** The types of a side. */
    public List<Integer> side(int color) {
        return color == Color.WHITE ? white : black;
    }

    /** The piece codes of all men, White's first. */
    public List<Integer> pieces() {
        List<Integer> pieces = new ArrayList<>();
        white.forEach(type -> pieces.add(Pieces.of(Color.WHITE, type)));
        black.forEach(type -> pieces.add(Pieces.of(Color.BLACK, type)));
        return pieces;
    }

    /** Whether a side has a pawn. */
    public boolean hasPawns(CompiledVariant variant) {
        return pieces().stream().anyMatch(piece -> variant.isPawn(Pieces.type(piece)));
    }

    /** As {@code KRvK}. */
    public String name(CompiledVariant variant) {
        StringBuilder name = new StringBuilder();
        white.forEach(type -> name.append(variant.variant().piece(type).letter()));
        name.append('v');
        black.forEach(type -> name.append(variant.variant().piece(type).letter()));
        return name.toString();
    }
}
