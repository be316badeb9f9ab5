package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;

/**
 * The placement turn as the play-by-mail server Game Courier writes it: each piece goes from where it waits beside the
 * array to its square, {@code E c4-c1; N b4-b1; N i4-i1; E h4-h1}, Black in lower case. The short form with separate
 * lifts and drops, {@code -c4; -b4; -i4; -h4; E-c1; N-b1; N-i1; E-h1}, is read too.
 *
 * <p>The pieces wait on the files of the squares they may take, White's below the middle of the board and Black's above
 * it, in the order in which the game declares them, from the middle outwards.
 */
public final class GameCourier {
    /** A part of a turn: a lift, a drop or both. */
    private static final Pattern PART = Pattern.compile("([A-Za-z]? *[a-z][0-9]{1,2}|[A-Za-z])? *- *[a-z][0-9]{1,2}");

    private GameCourier() {}

    /**
     * The Game Courier form of a placement.
     *
     * @throws IllegalArgumentException when the move is no placement
     */
    public static String write(Position position, int move) {
        CompiledVariant variant = position.variant();
        if (Move.kind(move) != Move.PLACEMENT) {
            throw new IllegalArgumentException("only a placement has a Game Courier form");
        }
        int color = position.sideToMove();
        Arrangements arrangements = Objects.requireNonNull(variant.arrangements());
        int[] squares = arrangements.squares(color);
        int[] types = arrangements.types(Move.to(move));
        List<String> parts = new ArrayList<>();
        for (WaitingWing wing : WaitingWing.of(variant, color)) {
            List<Integer> free = new ArrayList<>(wing.squares());
            wing.waiting().forEach((from, type) -> {
                int to = free.stream()
                        .filter(square -> types[Arrays.binarySearch(squares, square)] == type)
                        .findFirst()
                        .orElseThrow();
                free.remove((Integer) to);
                parts.add(part(variant, color, type, from, to));
            });
        }
        return String.join("; ", parts);
    }

    private static String part(CompiledVariant variant, int color, int type, int from, int to) {
        Board board = variant.board();
        char letter = Letters.of(variant, type);
        char cased = color == Color.WHITE ? letter : Character.toLowerCase(letter);
        return cased + " " + board.shownName(from) + "-" + board.shownName(to);
    }

    /** Whether a text, right or wrong, has this form. A single part looks like SAN where there is nothing to place. */
    static boolean isMeant(Position position, String text) {
        return text.indexOf(';') >= 0
                || position.mustPlace(position.sideToMove())
                        && PART.matcher(text).matches();
    }

    /**
     * The placement that a text means, in either form; letters may be in either case.
     *
     * @throws MoveException when it is not one that the side to move may make, with the reason
     */
    public static int parse(Position position, String text) throws MoveException {
        return GameCourierReader.read(position, text);
    }
}
