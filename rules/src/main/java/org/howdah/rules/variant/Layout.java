package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * The pieces on the board at the start, as the rows of a text draw them.
 *
 * @param text the drawing
 * @param pieces the piece code on each square
 * @param cells for each square, the index of its character in the text
 * @param geometry the board
 */
record Layout(Text text, List<Integer> pieces, List<Integer> cells, Geometry geometry) {

    /** The layout, or null, once told, when the rows do not fit the board or have unknown letters. */
    static @Nullable Layout read(Text text, Geometry geometry, Army army) {
        List<List<Integer>> rows = rows(text.string());
        if (!fits(text, rows, geometry)) {
            return null;
        }
        List<Integer> pieces = new ArrayList<>();
        List<Integer> cells = new ArrayList<>();
        boolean known = true;
        for (List<Integer> row : rows.reversed()) {
            for (int cell : row) {
                int piece = piece(text.string().charAt(cell), army);
                if (piece < 0) {
                    geometry.mistakes()
                            .add(text.mistake(cell, unknown(text.string().codePointAt(cell), army)));
                    known = false;
                }
                pieces.add(piece);
                cells.add(cell);
            }
        }
        return known ? new Layout(text, pieces, cells, geometry) : null;
    }

    /** The indexes of the characters that stand for squares, row by row; blank lines do not count. */
    private static List<List<Integer>> rows(String drawing) {
        List<List<Integer>> rows = new ArrayList<>();
        List<Integer> row = new ArrayList<>();
        for (int i = 0; i < drawing.length(); i++) {
            char c = drawing.charAt(i);
            if (c == '\n' && !row.isEmpty()) {
                rows.add(row);
                row = new ArrayList<>();
            } else if (!Character.isWhitespace(c) && !Character.isLowSurrogate(c)) {
                row.add(i);
            }
        }
        if (!row.isEmpty()) {
            rows.add(row);
        }
        return rows;
    }

    private static boolean fits(Text text, List<List<Integer>> rows, Geometry geometry) {
        int files = geometry.board().files();
        int ranks = geometry.board().ranks();
        boolean fits = true;
        if (rows.size() != ranks) {
            int place = rows.size() > ranks
                    ? rows.get(ranks).getFirst()
                    : text.string().length();
            geometry.mistakes()
                    .add(text.mistake(place, "the setup has " + rows.size() + " rows, the board " + ranks + " ranks"));
            fits = false;
        }
        for (int i = 0; i < rows.size(); i++) {
            List<Integer> row = rows.get(i);
            if (row.size() != files) {
                int place = row.size() > files ? row.get(files) : row.getLast();
                geometry.mistakes()
                        .add(text.mistake(
                                place,
                                "row " + (i + 1) + " has " + row.size() + " squares, the board " + files + " files"));
                fits = false;
            }
        }
        return fits;
    }

    /** -1 for a letter that names none. */
    private static int piece(char letter, Army army) {
        if (letter == '.') {
            return Pieces.NONE;
        }
        boolean white = letter < 'a';
        int type = army.type(white ? letter : (char) (letter - 'a' + 'A'));
        return type == 0 ? -1 : Pieces.of(white ? Color.WHITE : Color.BLACK, type);
    }

    private static String unknown(int character, Army army) {
        if (Character.isDigit(character)) {
            return "a number in the setup; each empty square is a dot";
        }
        int upper = character >= 'a' && character <= 'z' ? character - 'a' + 'A' : character;
        return army.unknown(upper);
    }

    /** The squares with that piece. */
    List<Integer> squaresOf(int piece) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < pieces.size(); square++) {
            if (pieces.get(square) == piece) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** Tells a mistake about what stands on a square. */
    void mistake(int square, String message) {
        geometry.mistakes().add(text.mistake(cells.get(square), message));
    }

    /** Tells the first square on which Black's pieces do not answer to White's. */
    void checkSymmetry(Army army) {
        int odd = firstOdd(geometry.symmetry());
        if (odd < 0) {
            return;
        }
        Symmetry other = geometry.symmetry() == Symmetry.MIRROR ? Symmetry.ROTATE : Symmetry.MIRROR;
        String hint = firstOdd(other) < 0 ? "; did you mean symmetry = \"" + Words.of(other) + "\"?" : "";
        int from = geometry.symmetry().answer(geometry.board(), odd);
        mistake(
                odd,
                geometry.board().shownName(odd) + " must answer to " + described(from, army) + " on "
                        + geometry.board().shownName(from) + " (symmetry \"" + Words.of(geometry.symmetry()) + "\")"
                        + hint);
    }

    /** The first square, from the top, that does not answer to the square it mirrors; -1 if all do. */
    private int firstOdd(Symmetry how) {
        int middle = geometry.board().square(0, geometry.board().ranks() / 2);
        for (int square = pieces.size() - 1; square >= middle; square--) {
            int piece = pieces.get(square);
            int answer = pieces.get(how.answer(geometry.board(), square));
            boolean answers = piece == Pieces.NONE
                    ? answer == Pieces.NONE
                    : answer != Pieces.NONE
                            && Pieces.type(piece) == Pieces.type(answer)
                            && Pieces.color(piece) != Pieces.color(answer);
            if (!answers) {
                return square;
            }
        }
        return -1;
    }

    private String described(int square, Army army) {
        int piece = pieces.get(square);
        return piece == Pieces.NONE
                ? "the empty square"
                : "the " + Color.name(Pieces.color(piece)) + " " + army.name(Pieces.type(piece));
    }
}
