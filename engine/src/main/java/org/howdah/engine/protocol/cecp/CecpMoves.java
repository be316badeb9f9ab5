package org.howdah.engine.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Moves;

/**
 * Moves as CECP has them: those of UCI, but ranks count from 0 on boards of exactly ten ranks, and {@code @@@@} is a
 * pass.
 */
final class CecpMoves {
    private static final int RANKS_FROM_ZERO = 10;
    private static final String PASS = "@@@@";
    private static final Pattern SQUARE = Pattern.compile("([a-z])([0-9]{1,2})");
    private static final Pattern FORM =
            Pattern.compile("(?<a>S)(?<b>S)(,(?<c>S)(?<d>S))?[a-zA-Z]?".replace("S", "[a-z][0-9]{1,2}"));

    private CecpMoves() {}

    /** Whether a text is made like a move between squares, so that it may stand without a command before it. */
    static boolean hasForm(String text) {
        return text.equals(PASS) || FORM.matcher(text).matches();
    }

    /** A legal move, its legs joined by a comma. */
    static String write(Position position, int move) {
        return Move.kind(move) == Move.PASS ? PASS : shifted(position, Uci.write(position, move), -1);
    }

    /** A legal move as it is sent: a line a leg, each but the last with a comma after it. */
    static List<String> legs(Position position, int move) {
        List<String> legs = new ArrayList<>(List.of(write(position, move).split(",")));
        for (int i = 0; i < legs.size() - 1; i++) {
            legs.set(i, legs.get(i) + ",");
        }
        return legs;
    }

    /** The moves of a line, each after those before it. */
    static String line(Position position, List<Integer> moves) {
        Position walked = position.copy();
        StringBuilder line = new StringBuilder();
        for (int move : moves) {
            line.append(line.isEmpty() ? "" : " ").append(write(walked, move));
            walked.make(move);
        }
        return line.toString();
    }

    /**
     * The legal move that a text means: in coordinates, in SAN (so also {@code O-O}), or a placement.
     *
     * @throws MoveException when it is no legal move, with the rule that forbids it
     */
    static int parse(Position position, String text) throws MoveException {
        Matcher form = FORM.matcher(text);
        if (text.equals(PASS) || form.matches() && isRoundTrip(position, form)) {
            int pass = pass(position, text.equals(PASS) ? Position.NO_SQUARE : square(position, form.group("a")));
            if (pass != Move.NONE) {
                return pass;
            }
        }
        return form.matches() ? Uci.parse(position, shifted(position, text, 1)) : MoveText.parse(position, text);
    }

    /** Whether a piece only goes to an empty square and comes back, or does not even go. */
    private static boolean isRoundTrip(Position position, Matcher form) {
        int from = square(position, form.group("a"));
        int to = square(position, form.group("b"));
        if (form.group("d") == null) {
            return from == to;
        }
        int empty = to >= 0 ? position.pieceAt(to) : 1;
        return empty == 0
                && form.group("c").equals(form.group("b"))
                && form.group("d").equals(form.group("a"));
    }

    /** The pass of the piece on a square, or of any; {@code Move.NONE} when there is none. */
    private static int pass(Position position, int square) {
        MoveList legal = new MoveList();
        Moves.legal(position, legal);
        for (int i = 0; i < legal.size(); i++) {
            boolean wanted = square == Position.NO_SQUARE || Move.from(legal.get(i)) == square;
            if (Move.kind(legal.get(i)) == Move.PASS && wanted) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }

    private static int square(Position position, String name) {
        return position.variant().board().parse(shifted(position, name, 1));
    }

    private static String shifted(Position position, String text, int by) {
        Board board = position.variant().board();
        if (board.ranks() != RANKS_FROM_ZERO || text.startsWith("@")) {
            return text;
        }
        return SQUARE.matcher(text).replaceAll(square -> square.group(1) + (Integer.parseInt(square.group(2)) + by));
    }
}
