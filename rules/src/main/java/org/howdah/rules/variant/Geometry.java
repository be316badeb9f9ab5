package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.board.Board;

/**
 * The board of a variant file, with the ways in which the file names its squares: as they are shown, from White's side.
 *
 * @param board the board
 * @param symmetry how Black's squares follow from White's
 * @param mistakes told of every name that is no square
 */
record Geometry(Board board, Symmetry symmetry, Mistakes mistakes) {

    /**
     * A square as a text names it.
     *
     * @param square the square
     * @param text the text
     * @param index where in the text its name stands
     */
    record Named(int square, Text text, int index) {

        Mistake mistake(String message) {
            return text.mistake(index, message);
        }
    }

    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern RANK = Pattern.compile("rank (\\d{1,2})");

    /** The squares that a text names, with spaces between; every mistake told. */
    List<Named> squares(Text text) {
        List<Named> squares = new ArrayList<>();
        Matcher words = WORD.matcher(text.string());
        while (words.find()) {
            int square = board.parseShown(words.group());
            if (square < 0) {
                mistakes.add(text.mistake(
                        words.start(),
                        "there is no square '" + words.group() + "'; the squares are a" + board.firstRank() + " to "
                                + board.shownName(board.squares() - 1)));
            } else {
                squares.add(new Named(square, text, words.start()));
            }
        }
        return squares;
    }

    /** The squares of a rank and all beyond it, given as {@code "rank 8"}; empty when that is no rank. */
    List<Integer> fromRank(Text text) {
        Matcher matcher = RANK.matcher(text.string());
        if (!matcher.matches()) {
            mistakes.add(text.mistake("a zone is given by the rank it begins on, such as \"rank "
                    + (board.ranks() - 1 + board.firstRank()) + "\", not \"" + text.string() + "\""));
            return List.of();
        }
        int rank = Integer.parseInt(matcher.group(1)) - board.firstRank();
        if (rank < 0 || rank >= board.ranks()) {
            mistakes.add(text.mistake(
                    matcher.start(1),
                    "there is no rank " + matcher.group(1) + "; the ranks are " + board.firstRank() + " to "
                            + (board.ranks() - 1 + board.firstRank())));
            return List.of();
        }
        List<Integer> squares = new ArrayList<>();
        for (int square = board.square(0, rank); square < board.squares(); square++) {
            squares.add(square);
        }
        return squares;
    }
}
