package org.howdah.rules.notation;

import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;

/**
 * Moves as UCI names them, ranks counted from 1 in every game: {@code e2e4}, {@code e7e8h} (promotion), {@code b1c3h}
 * (gating), {@code e1g1} (castling by the king's squares), {@code h1e1h} (castling with a piece gated on the partner's
 * square), {@code e2f3,f3g4} (two legs, the first a capture), {@code e2f3,f3e2} (capture and return), {@code e2e2}
 * (pass) and {@code @NEEN} (placement).
 */
public final class Uci {
    private static final String SQUARE = "([a-z][1-9][0-9]?)";
    private static final Pattern FORM =
            Pattern.compile("(?<from>S)(?<to>S)(,(?<again>S)(?<end>S))?(?<letter>[A-Za-z])?".replace("S", SQUARE));

    private Uci() {}

    /** The name of a legal move of a position. */
    public static String write(Position position, int move) {
        CompiledVariant variant = position.variant();
        Board board = variant.board();
        String from = board.name(Move.from(move));
        String to = board.name(Move.to(move));
        String via = board.name(Move.via(move));
        return switch (Move.kind(move)) {
            case Move.PLACEMENT -> Letters.placement(variant, move);
            case Move.TWO_LEG -> from + via + "," + via + to + letter(variant, move);
            case Move.PARTNER_GATE -> via + from + letter(variant, move);
            default -> from + to + letter(variant, move);
        };
    }

    private static String letter(CompiledVariant variant, int move) {
        int type = Move.piece(move);
        return type == 0 ? "" : Character.toString(Character.toLowerCase(Letters.of(variant, type)));
    }

    /** Whether a text is made like the name of a move between squares. */
    static boolean hasForm(String text) {
        return FORM.matcher(text).matches();
    }

    /**
     * The legal move with that name. The letters of pieces, not those of squares, may be in either case.
     *
     * @throws MoveException when it is not the name of a legal move; with the rule that forbids the move, squares named as
     *     people read them
     */
    public static int parse(Position position, String text) throws MoveException {
        return parse(position, text, position.variant().board()::shownName);
    }

    /**
     * The legal move with that name, as {@link #parse(Position, String)} finds it.
     *
     * @param squares how to name squares to the one who is told why it is none
     * @throws MoveException when it is not the name of a legal move
     */
    public static int parse(Position position, String text, IntFunction<String> squares) throws MoveException {
        String wanted = text.strip();
        Matcher form = FORM.matcher(wanted);
        if (!form.matches() && !wanted.startsWith("@")) {
            throw MoveException.unreadable(text, "this is no move in UCI");
        }
        int from = form.matches() ? position.variant().board().parse(form.group("from")) : 0;
        MoveList legal = San.legal(position);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            boolean near = Move.from(move) == from || Move.kind(move) == Move.PARTNER_GATE;
            if (near && write(position, move).equalsIgnoreCase(wanted)) {
                return move;
            }
        }
        Wishes wishes = new Wishes(position, text, squares);
        throw wanted.startsWith("@") ? wishes.placement() : refusal(position, wishes, text, form);
    }

    private static MoveException refusal(Position position, Wishes wishes, String text, Matcher form) {
        Board board = position.variant().board();
        int from = board.parse(form.group("from"));
        int to = board.parse(form.group("to"));
        int end = form.group("end") == null ? to : board.parse(form.group("end"));
        String letter = form.group("letter");
        int piece = letter == null ? 0 : Letters.type(position.variant(), letter.charAt(0));
        if (from < 0 || to < 0 || end < 0) {
            return MoveException.unreadable(text, "the board has no such square");
        }
        if (letter != null && piece == 0) {
            return MoveException.unreadable(text, "there is no piece with the letter " + letter);
        }
        if (form.group("again") != null && !form.group("again").equals(form.group("to"))) {
            return MoveException.unreadable(text, "the second leg must start where the first one ends");
        }
        return wishes.refusal(
                form.group("end") == null
                        ? oneLeg(position, wishes, from, to, piece)
                        : Move.of(Move.TWO_LEG, from, end, to, piece));
    }

    /** The move meant by two squares: castling, a pass or a plain one. */
    private static int oneLeg(Position position, Wishes wishes, int from, int to, int piece) {
        for (CastlingPath path : position.variant().castlings(position.sideToMove())) {
            if (position.kingSquare(position.sideToMove()) == path.kingFrom()) {
                boolean byPartner = from == path.partnerFrom() && to == path.kingFrom() && piece != 0;
                if (byPartner || from == path.kingFrom() && to == path.kingTo()) {
                    return Wishes.castling(path, piece, byPartner);
                }
            }
        }
        return from == to ? Move.of(Move.PASS, from, to, 0, 0) : wishes.step(from, to, piece);
    }
}
