package org.howdah.rules.variant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;

/** What no single table of a variant file can get wrong, but all of them together can. */
final class Contradictions {

    private final Draft draft;
    private final Layout layout;
    private final Variant variant;

    /**
     * @param layout the setup
     * @param variant the game, each of whose tables is right in itself
     */
    Contradictions(Draft draft, Layout layout, Variant variant) {
        this.draft = draft;
        this.layout = layout;
        this.variant = variant;
    }

    void check() {
        layout.checkSymmetry(draft.army());
        checkOneKing();
        checkAllUsed();
        checkRightsInFen();
        new PawnCheck(draft, variant).check();
    }

    private void checkOneKing() {
        List<Integer> royal = IntStream.rangeClosed(1, variant.pieces().size())
                .filter(type -> variant.piece(type).royal())
                .boxed()
                .toList();
        if (royal.size() != 1) {
            return; // told where the pieces are read
        }
        List<Integer> squares = draft.squaresOf(royal.getFirst());
        String message = "White has " + squares.size() + " of the royal "
                + draft.army().name(royal.getFirst()) + "; it must have one";
        if (squares.isEmpty()) {
            draft.mistakes().add(layout.text().mistake(message));
        } else if (squares.size() > 1) {
            layout.mistake(squares.getLast(), message);
        }
    }

    private void checkAllUsed() {
        Set<Integer> used = new HashSet<>(variant.start().hand());
        layout.pieces().forEach(piece -> used.add(Pieces.type(piece)));
        if (variant.promotion() != null) {
            used.addAll(variant.promotion().to());
        }
        for (int type = 1; type <= variant.pieces().size(); type++) {
            if (!used.contains(type) && !variant.piece(type).royal()) {
                draft.file()
                        .table(Schema.PIECES)
                        .table(String.valueOf(variant.piece(type).letter()))
                        .mistake("nothing brings the " + draft.army().name(type)
                                + " into play: neither setup, hand, placement nor promotion");
            }
        }
    }

    /** FEN names a piece that has not moved by the letter of its file, beside K and Q for castling. */
    private void checkRightsInFen() {
        Board board = variant.board();
        Map<Integer, Integer> byFile = new HashMap<>();
        for (int square : virginSquares()) {
            int file = board.file(square);
            char letter = (char) ('a' + file);
            if (letter == 'k' || letter == 'q') {
                layout.mistake(
                        square,
                        "a piece whose first move matters stands on file " + letter
                                + ", and in FEN that letter means castling");
            }
            Integer other = byFile.put(file, square);
            if (other != null) {
                layout.mistake(
                        square,
                        "first moves matter for the pieces on both " + board.shownName(other) + " and "
                                + board.shownName(square) + ", and FEN has one letter for file " + letter);
            }
        }
    }

    /** White's squares on which it matters whether the piece has moved, castling apart. */
    private List<Integer> virginSquares() {
        List<Integer> squares = new ArrayList<>();
        for (int type = 1; type <= variant.pieces().size(); type++) {
            boolean gates =
                    variant.gating() != null && variant.gating().movers().contains(type);
            if (gates || hasFirstMoves(type)) {
                squares.addAll(layout.squaresOf(Pieces.of(Color.WHITE, type)));
            }
        }
        if (variant.placement() != null && variant.placement().pieces().stream().anyMatch(this::hasFirstMoves)) {
            variant.placement().wings().forEach(squares::addAll);
        }
        return squares;
    }

    /** A pawn's first move depends on its rank, not on its history. */
    private boolean hasFirstMoves(int type) {
        boolean pawn =
                variant.promotion() != null && variant.promotion().pawns().contains(type);
        return !pawn && variant.piece(type).movements().stream().anyMatch(movement -> movement.initial());
    }
}
