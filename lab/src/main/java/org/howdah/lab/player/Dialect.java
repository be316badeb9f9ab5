package org.howdah.lab.player;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.MoveText;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;

/** How a program writes positions and moves. */
final class Dialect {
    /** Boards of ten ranks and more are numbered from 0 in CECP. */
    private static final int RANKS_WITH_ONE_DIGIT = 9;

    private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d{1,2})");
    private static final Pattern MOVE = Pattern.compile(
            "(?<from>S)(?<to>S)(?:,(?<again>S)(?<end>S))?(?:=?(?<piece>\\+?[A-Za-z]))?".replace("S", "[a-z]\\d{1,2}"));

    private final Board board;
    private final LetterMap letters;
    private final int firstRank;
    private final String pass;

    private Dialect(CompiledVariant variant, LetterMap letters, int firstRank, String pass) {
        board = variant.board();
        this.letters = letters;
        this.firstRank = firstRank;
        this.pass = pass;
    }

    /** As UCI has it: our own names, but for the letters. */
    static Dialect uci(CompiledVariant variant, LetterMap letters) {
        return new Dialect(variant, letters, 1, "");
    }

    /** As CECP has it; a pass is {@code @@@@} there. */
    static Dialect cecp(CompiledVariant variant, LetterMap letters) {
        return new Dialect(variant, letters, variant.board().ranks() > RANKS_WITH_ONE_DIGIT ? 0 : 1, "@@@@");
    }

    /** The FEN of a position, its pieces by their names; our word on a trade ban is left out. */
    String fen(Setup setup) {
        String[] fields = Fen.write(setup).split(" ");
        fields[0] = letters.toTheirs(fields[0]);
        fields[3] = setup.tradeBan() != Position.NO_SQUARE ? "-" : squares(fields[3], firstRank - 1);
        return String.join(" ", fields);
    }

    /** The name of a legal move. */
    String write(Position position, int move) {
        if (Move.kind(move) == Move.PASS && !pass.isEmpty()) {
            return pass;
        }
        String name = squares(Uci.write(position, move), firstRank - 1);
        return Move.piece(move) == 0 || Move.kind(move) == Move.PLACEMENT
                ? name
                : name.substring(0, name.length() - 1) + letters.toTheirs(name.substring(name.length() - 1));
    }

    /**
     * The legal move that a text means.
     *
     * @throws MoveException when it means none
     */
    int parse(Position position, String text) throws MoveException {
        if (text.equals("@@@@")) {
            return pass(position, text);
        }
        Matcher form = MOVE.matcher(text);
        return form.matches() ? Uci.parse(position, ours(position, form)) : MoveText.parse(position, text);
    }

    /** Only one piece can pass in the games we know; where there were two, the first would do. */
    private static int pass(Position position, String text) throws MoveException {
        Board board = position.variant().board();
        for (int square = 0; square < board.squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != Pieces.NONE && Pieces.color(piece) == position.sideToMove()) {
                int move = Move.of(Move.PASS, square, square, 0, 0);
                if (Moves.isLegal(position, move)) {
                    return move;
                }
            }
        }
        return Uci.parse(position, text);
    }

    /** The same move as we write it. A first leg to an empty square is no capture, so only the end of the move counts. */
    private String ours(Position position, Matcher form) {
        String from = square(form.group("from"));
        String to = square(form.group("to"));
        String piece = form.group("piece") == null ? "" : letters.toOurs(form.group("piece"));
        if (form.group("end") == null) {
            return from + to + piece;
        }
        String again = square(form.group("again"));
        String end = square(form.group("end"));
        int via = board.parse(to);
        boolean captures = via >= 0 && position.pieceAt(via) != Pieces.NONE;
        return captures ? from + to + "," + again + end + piece : from + end + piece;
    }

    private String square(String theirs) {
        return squares(theirs, 1 - firstRank);
    }

    private static String squares(String text, int shift) {
        return shift == 0 ? text : SQUARE.matcher(text).replaceAll(square -> shifted(square, shift));
    }

    private static String shifted(MatchResult square, int shift) {
        return square.group(1) + (Integer.parseInt(square.group(2)) + shift);
    }
}
