package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.FenReader.Field;
import org.howdah.rules.variant.CompiledVariant;

/** Reads the first field of a FEN: the pieces on the board and in hand. */
final class FenPieces {
    private final CompiledVariant variant;
    private final Board board;
    private final FenProblems problems;
    private final List<Integer> squares;
    private final List<List<Integer>> hands;
    private boolean complete = true;

    FenPieces(CompiledVariant variant, Field field, FenProblems problems) {
        this.variant = variant;
        this.board = variant.board();
        this.problems = problems;
        squares = new ArrayList<>(Collections.nCopies(board.squares(), Pieces.NONE));
        hands = List.of(emptyHand(), emptyHand());
        int bracket = field.text().indexOf('[');
        int end = bracket < 0 ? field.text().length() : bracket;
        ranks(field.text().substring(0, end), field.offset());
        if (bracket >= 0) {
            hands(field.text().substring(bracket), field.offset() + bracket);
        }
    }

    private List<Integer> emptyHand() {
        return new ArrayList<>(Collections.nCopies(variant.types() + 1, 0));
    }

    /** The piece on each square. */
    List<Integer> board() {
        return squares;
    }

    /** How many pieces of each type a side has in hand. */
    List<Integer> hand(int color) {
        return hands.get(color);
    }

    /** Whether every square and every piece could be read. */
    boolean areComplete() {
        return complete;
    }

    private void problem(int offset, String message) {
        complete = false;
        problems.add(offset, message);
    }

    private void ranks(String text, int offset) {
        String[] ranks = text.split("/", -1);
        int at = offset;
        for (int i = 0; i < ranks.length; i++) {
            if (i == board.ranks()) {
                problem(at, "the board has " + board.ranks() + " ranks; here is one more");
                return;
            }
            rank(ranks[i], at, board.ranks() - 1 - i);
            at += ranks[i].length() + 1;
        }
        if (ranks.length < board.ranks()) {
            problem(at - 1, "the board has " + board.ranks() + " ranks; here are " + ranks.length);
        }
    }

    private void rank(String text, int offset, int rank) {
        int file = 0;
        int i = 0;
        while (i < text.length()) {
            int digits = i;
            while (digits < text.length() && isDigit(text.charAt(digits))) {
                digits++;
            }
            if (digits > i) {
                file += digits - i > 3 ? board.files() + 1 : Integer.parseInt(text, i, digits, 10);
                i = digits;
            } else {
                int piece = piece(text.charAt(i), offset + i);
                if (file < board.files()) {
                    squares.set(board.square(file, rank), piece);
                }
                file++;
                i++;
            }
        }
        if (file != board.files()) {
            problem(offset, "rank " + (rank + 1) + " has " + board.files() + " squares; here are " + file);
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private int piece(char letter, int offset) {
        int type = Letters.type(variant, letter);
        if (type == 0) {
            problem(offset, "no piece of " + variant.variant().name() + " has the letter " + letter);
            return Pieces.NONE;
        }
        return Pieces.of(letter <= 'Z' ? Color.WHITE : Color.BLACK, type);
    }

    private void hands(String text, int offset) {
        if (!text.endsWith("]")) {
            problem(offset, "the hand that begins here is not closed by ]");
        }
        String letters = text.substring(1, text.endsWith("]") ? text.length() - 1 : text.length());
        for (int i = 0; i < letters.length() && !letters.equals("-"); i++) {
            int piece = piece(letters.charAt(i), offset + 1 + i);
            if (piece != Pieces.NONE) {
                List<Integer> hand = hands.get(Pieces.color(piece));
                hand.set(Pieces.type(piece), hand.get(Pieces.type(piece)) + 1);
            }
        }
    }
}
