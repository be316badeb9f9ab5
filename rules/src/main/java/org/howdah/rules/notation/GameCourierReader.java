package org.howdah.rules.notation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.howdah.rules.board.Board;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Refusal;
import org.howdah.rules.rule.RuleName;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CompiledVariant;
import org.jspecify.annotations.Nullable;

/** Reads one placement turn in the Game Courier form: pieces are lifted where they wait and dropped on their squares. */
final class GameCourierReader {
    private static final int LONGEST = 400;
    private static final Pattern NUMBER = Pattern.compile("^[0-9]{1,4}\\.+ *");
    private static final Pattern LIFT_AND_DROP =
            Pattern.compile("(?<letter>[A-Za-z])? *(?<from>[a-z][0-9]{1,2}) *- *(?<to>[a-z][0-9]{1,2})");
    private static final Pattern LIFT = Pattern.compile("- *(?<from>[a-z][0-9]{1,2})");
    private static final Pattern DROP = Pattern.compile("(?<letter>[A-Za-z]) *- *(?<to>[a-z][0-9]{1,2})");

    private final Position position;
    private final CompiledVariant variant;
    private final Board board;
    private final String text;
    private final int[] squares;
    private final Map<Integer, Integer> waiting = new HashMap<>();
    private final Set<Integer> lifted = new HashSet<>();
    private final Map<Integer, Integer> dropped = new HashMap<>();

    private GameCourierReader(Position position, Arrangements arrangements, String text) {
        this.position = position;
        this.variant = position.variant();
        this.board = variant.board();
        this.text = text;
        squares = arrangements.squares(position.sideToMove());
        WaitingWing.of(variant, position.sideToMove()).forEach(wing -> waiting.putAll(wing.waiting()));
    }

    static int read(Position position, String text) throws MoveException {
        Arrangements arrangements = position.variant().arrangements();
        if (arrangements == null || position.handIsEmpty(position.sideToMove())) {
            throw new Wishes(position, text).placement();
        }
        return new GameCourierReader(position, arrangements, text).placement(arrangements);
    }

    private int placement(Arrangements arrangements) throws MoveException {
        if (text.length() > LONGEST) {
            throw MoveException.unreadable(text, "no placement is that long");
        }
        for (String part : NUMBER.matcher(text.strip()).replaceFirst("").split(";")) {
            part(part.strip());
        }
        int[] left = waiting.keySet().stream()
                .filter(square -> !lifted.contains(square))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] open = Arrays.stream(squares)
                .filter(square -> !dropped.containsKey(square))
                .toArray();
        if (left.length > 0 || open.length > 0) {
            throw refuse(
                    open.length > 0 ? "nothing is placed on " + names(open) : "nothing is lifted from " + names(left));
        }
        int arrangement =
                arrangements.find(Arrays.stream(squares).map(dropped::get).toArray());
        if (arrangement < 0) {
            throw refuse("each wing takes its own pieces: one of " + String.join(", ", Letters.placements(variant)));
        }
        return Move.of(Move.PLACEMENT, 0, arrangement, 0, 0);
    }

    private void part(String part) throws MoveException {
        Matcher both = LIFT_AND_DROP.matcher(part);
        Matcher lift = LIFT.matcher(part);
        Matcher drop = DROP.matcher(part);
        if (both.matches()) {
            int type = lift(both.group("from"), both.group("letter"));
            drop(both.group("to"), type);
        } else if (lift.matches()) {
            lift(lift.group("from"), null);
        } else if (drop.matches()) {
            drop(drop.group("to"), Letters.type(variant, drop.group("letter").charAt(0)));
        } else {
            throw MoveException.unreadable(text, "\"" + part + "\" neither lifts nor drops a piece");
        }
    }

    /** Takes up the piece that waits on a square, and gives its type. */
    private int lift(String from, @Nullable String letter) throws MoveException {
        int square = board.parseShown(from);
        Integer type = waiting.get(square);
        if (type == null) {
            throw refuse("no piece waits on " + from);
        }
        if (letter != null && Letters.type(variant, letter.charAt(0)) != type) {
            throw refuse("the piece that waits on " + from + " is "
                    + variant.variant().piece(type).name() + ", not " + letter);
        }
        if (!lifted.add(square)) {
            throw refuse("the piece on " + from + " is lifted twice");
        }
        return type;
    }

    private void drop(String to, int type) throws MoveException {
        int square = board.parseShown(to);
        if (Arrays.stream(squares).noneMatch(open -> open == square)) {
            throw refuse(to + " is not one of the squares to fill: " + names(squares));
        }
        if (dropped.put(square, type) != null) {
            throw refuse("two pieces are placed on " + to);
        }
    }

    private String names(int[] named) {
        return Arrays.stream(named).sorted().mapToObj(board::shownName).collect(Collectors.joining(" "));
    }

    private MoveException refuse(String why) {
        return new MoveException(text, new Refusal(RuleName.PLACEMENT, why));
    }
}
