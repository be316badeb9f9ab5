package org.howdah.cli;

import java.util.Set;
import java.util.StringJoiner;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A board for the terminal, in letters: White's pieces upper case, Black's lower case, as in a FEN. The squares of the
 * last move stand in parentheses.
 */
final class BoardPicture {
    private final Position position;
    private final Board board;
    private final boolean blackBelow;
    private final Set<Integer> marked;

    private BoardPicture(Position position, boolean blackBelow, Set<Integer> marked) {
        this.position = position;
        this.board = position.variant().board();
        this.blackBelow = blackBelow;
        this.marked = marked;
    }

    /**
     * @param blackBelow whether Black sits at the lower side
     * @param marked squares to put in parentheses
     */
    static String draw(Position position, boolean blackBelow, Set<Integer> marked) {
        return new BoardPicture(position, blackBelow, marked).text();
    }

    private String text() {
        int above = blackBelow ? Color.WHITE : Color.BLACK;
        StringBuilder text = new StringBuilder(hand(above));
        for (int row = 0; row < board.ranks(); row++) {
            text.append(rank(blackBelow ? row : board.ranks() - 1 - row));
        }
        return text.append(files()).append(hand(Color.opposite(above))).toString();
    }

    private String rank(int rank) {
        StringBuilder line = new StringBuilder(String.format("%3d ", rank + board.firstRank()));
        for (int column = 0; column < board.files(); column++) {
            line.append(cell(board.square(file(column), rank)));
        }
        return ended(line);
    }

    private String files() {
        StringBuilder line = new StringBuilder("    ");
        for (int column = 0; column < board.files(); column++) {
            line.append(' ').append((char) ('a' + file(column))).append(' ');
        }
        return ended(line);
    }

    private static String ended(StringBuilder line) {
        return line.toString().stripTrailing() + System.lineSeparator();
    }

    private int file(int column) {
        return blackBelow ? board.files() - 1 - column : column;
    }

    private String cell(int square) {
        char content = letter(position.variant(), position.pieceAt(square));
        return marked.contains(square) ? "(" + content + ")" : " " + content + " ";
    }

    private String hand(int color) {
        if (position.handIsEmpty(color)) {
            return "";
        }
        StringJoiner held = new StringJoiner(" ");
        for (int type = 1; type <= position.variant().types(); type++) {
            for (int i = 0; i < position.hand(color, type); i++) {
                held.add(String.valueOf(letter(position.variant(), Pieces.of(color, type))));
            }
        }
        return "    in hand: " + held + System.lineSeparator();
    }

    private static char letter(CompiledVariant variant, int piece) {
        if (piece == 0) {
            return '.';
        }
        char letter = variant.variant().piece(Pieces.type(piece)).letter();
        return Pieces.color(piece) == Color.WHITE ? letter : Character.toLowerCase(letter);
    }
}
