package org.howdah.engine.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.position.Attacks;
import org.howdah.rules.position.Position;

/** A position drawn in letters, White's in upper case, ranks counted from 1 as in the rest of UCI. */
final class BoardText {
    private BoardText() {}

    static List<String> of(Position position) {
        Board board = position.variant().board();
        List<String> lines = new ArrayList<>();
        String rule = "   +" + "---+".repeat(board.files());
        lines.add(rule);
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(String.format("%2d |", rank + 1));
            for (int file = 0; file < board.files(); file++) {
                line.append(' ')
                        .append(letter(position, board.square(file, rank)))
                        .append(" |");
            }
            lines.add(line.toString());
            lines.add(rule);
        }
        StringBuilder names = new StringBuilder("    ");
        for (int file = 0; file < board.files(); file++) {
            names.append(' ').append((char) ('a' + file)).append("  ");
        }
        lines.add(names.toString().stripTrailing());
        lines.add("");
        lines.add("Fen: " + Fen.write(position));
        lines.add("Key: " + String.format("%016X", position.key()));
        lines.add("Checkers:" + checkers(position));
        return lines;
    }

    /** The squares of the pieces that give check, each after a blank. */
    private static String checkers(Position position) {
        StringBuilder squares = new StringBuilder();
        int us = position.sideToMove();
        int king = position.kingSquare(us);
        for (int square = 0; king >= 0 && square < position.variant().board().squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != Pieces.NONE && Pieces.color(piece) != us && Attacks.attacks(position, square, king)) {
                squares.append(' ').append(position.variant().board().name(square));
            }
        }
        return squares.toString();
    }

    private static char letter(Position position, int square) {
        int piece = position.pieceAt(square);
        if (piece == Pieces.NONE) {
            return ' ';
        }
        char letter = position.variant().variant().piece(Pieces.type(piece)).letter();
        return Pieces.color(piece) == Color.WHITE ? letter : Character.toLowerCase(letter);
    }
}
