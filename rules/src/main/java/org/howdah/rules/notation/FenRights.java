package org.howdah.rules.notation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.notation.FenReader.Field;
import org.howdah.rules.variant.Arrangements;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;

/** Reads the third field of a FEN: which pieces have not moved, as far as that gives them rights. */
final class FenRights {
    private static final String CASTLING = "KQ";

    private final CompiledVariant variant;
    private final Board board;
    private final FenProblems problems;
    private final Set<Integer> virgin = new HashSet<>();

    FenRights(CompiledVariant variant, FenProblems problems) {
        this.variant = variant;
        this.board = variant.board();
        this.problems = problems;
    }

    /** The squares of the pieces that have not moved. */
    Set<Integer> read(Field field) {
        for (int i = 0; i < field.text().length() && !field.text().equals("-"); i++) {
            char letter = field.text().charAt(i);
            if (field.text().indexOf(letter) < i) {
                problems.add(field.offset() + i, "the right " + letter + " stands here twice");
            }
            right(letter, field.offset() + i);
        }
        return virgin;
    }

    private void right(char letter, int offset) {
        int color = letter >= 'a' ? Color.BLACK : Color.WHITE;
        char upper = color == Color.BLACK ? (char) (letter - 'a' + 'A') : letter;
        if (CASTLING.indexOf(upper) >= 0) {
            castling(color, upper, letter, offset);
        } else {
            file(color, upper - 'A', letter, offset);
        }
    }

    private void castling(int color, char upper, char letter, int offset) {
        for (CastlingPath path : variant.castlings(color)) {
            if (path.letter() == upper) {
                virgin.add(path.kingFrom());
                virgin.add(path.partnerFrom());
                return;
            }
        }
        problems.add(offset, variant.variant().name() + " has no castling " + letter);
    }

    private void file(int color, int file, char letter, int offset) {
        for (int rank = 0; rank < board.ranks() && file >= 0 && file < board.files(); rank++) {
            int square = board.square(file, rank);
            if (hasFirstMove(color, square)) {
                virgin.add(square);
                return;
            }
        }
        problems.add(offset, letter + " names no piece of " + Color.name(color) + " that has a first move to make");
    }

    /** Whether the piece that a side has on a square at the start has more rights until it moves, beside castling. */
    private boolean hasFirstMove(int color, int square) {
        int piece = variant.variant().start().board().get(square);
        return variant.gatingSquares(color).contains(square)
                || piece != Pieces.NONE && Pieces.color(piece) == color && variant.isFirstMover(Pieces.type(piece))
                || isPlaced(color, square)
                        && variant.variant().start().hand().stream().anyMatch(variant::isFirstMover);
    }

    private boolean isPlaced(int color, int square) {
        Arrangements arrangements = variant.arrangements();
        return arrangements != null
                && Arrays.stream(arrangements.squares(color)).anyMatch(placed -> placed == square);
    }
}
