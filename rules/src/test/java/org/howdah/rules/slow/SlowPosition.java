package org.howdah.rules.slow;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.Castling;
import org.howdah.rules.variant.Symmetry;
import org.howdah.rules.variant.Variant;

/**
 * A position laid open: a piece is its type for White and minus its type for Black, 0 is an empty square. Colors are
 * 0 for White and 1 for Black.
 */
public final class SlowPosition {
    public final Variant variant;
    public final int[] board;

    /** The squares whose piece has not moved since the start. */
    public final boolean[] virgin;

    /** Pieces in hand, by color and type. */
    public final int[][] hands;

    public int side;

    /** The square a pawn has just passed and the square where it stands now; -1 when no pawn can take it. */
    public int passedSquare = -1;

    public int passedPawn = -1;

    /** Where the piece stands that has just taken one under the trade ban; -1 when that forbids nothing. */
    public int banSquare = -1;

    public int clock;
    public int moveNumber = 1;

    private SlowPosition(Variant variant, int[] board, boolean[] virgin, int[][] hands) {
        this.variant = variant;
        this.board = board;
        this.virgin = virgin;
        this.hands = hands;
    }

    public static SlowPosition empty(Variant variant) {
        int squares = variant.board().squares();
        int[][] hands = new int[2][variant.pieces().size() + 1];
        return new SlowPosition(variant, new int[squares], new boolean[squares], hands);
    }

    public static SlowPosition start(Variant variant) {
        SlowPosition start = empty(variant);
        for (int square = 0; square < start.board.length; square++) {
            start.board[square] = start.setupPiece(square);
            start.virgin[square] = start.board[square] != 0;
        }
        for (int type : variant.start().hand()) {
            start.hands[0][type]++;
            start.hands[1][type]++;
        }
        return start;
    }

    public SlowPosition copy() {
        int[][] hands = {this.hands[0].clone(), this.hands[1].clone()};
        SlowPosition copy = new SlowPosition(variant, board.clone(), virgin.clone(), hands);
        copy.side = side;
        copy.passedSquare = passedSquare;
        copy.passedPawn = passedPawn;
        copy.banSquare = banSquare;
        copy.clock = clock;
        copy.moveNumber = moveNumber;
        return copy;
    }

    /** The piece that stands on a square when a game starts. */
    int setupPiece(int square) {
        int piece = variant.start().board().get(square);
        return piece(Pieces.color(piece), Pieces.type(piece));
    }

    static int piece(int color, int type) {
        return color == 0 ? type : -type;
    }

    int type(int square) {
        return Math.abs(board[square]);
    }

    /** Whether a piece of that color stands on the square. */
    boolean has(int square, int color) {
        return color == 0 ? board[square] > 0 : board[square] < 0;
    }

    /** All squares with a piece of that color. */
    List<Integer> squares(int color) {
        return IntStream.range(0, board.length)
                .filter(square -> has(square, color))
                .boxed()
                .toList();
    }

    int royalSquare(int color) {
        return squares(color).stream()
                .filter(square -> variant.piece(type(square)).royal())
                .findFirst()
                .orElseThrow();
    }

    boolean isPawn(int square) {
        return variant.promotion() != null && variant.promotion().pawns().contains(type(square));
    }

    /** White's square as that color has it. */
    int own(int square, int color) {
        if (color == 0) {
            return square;
        }
        if (variant.symmetry() == Symmetry.ROTATE) {
            return board.length - 1 - square;
        }
        int ranks = variant.board().ranks();
        return variant.board()
                .square(
                        variant.board().file(square),
                        ranks - 1 - variant.board().rank(square));
    }

    /** The square a step leads to, -1 off the board. */
    int after(Step step, int square, int color) {
        int files = color == 1 && variant.symmetry() == Symmetry.ROTATE ? -step.files() : step.files();
        int ranks = color == 1 ? -step.ranks() : step.ranks();
        return offset(square, files, ranks);
    }

    int offset(int square, int files, int ranks) {
        int file = variant.board().file(square) + files;
        int rank = variant.board().rank(square) + ranks;
        return variant.board().contains(file, rank) ? variant.board().square(file, rank) : -1;
    }

    /** Whether a piece that uses its first-move leaps may still do so: a pawn from its start rank, others unmoved. */
    boolean isFirstMove(int square) {
        if (!isPawn(square)) {
            return virgin[square];
        }
        int files = variant.board().files();
        int first = square - square % files;
        return IntStream.range(first, first + files)
                .map(this::setupPiece)
                .anyMatch(start ->
                        start * board[square] > 0 && variant.promotion().pawns().contains(Math.abs(start)));
    }

    boolean handIsEmpty(int color) {
        return Arrays.stream(hands[color]).sum() == 0;
    }

    /** Where a piece of that color and type starts, in order of squares. */
    private List<Integer> starts(int color, int type) {
        return IntStream.range(0, board.length)
                .filter(square -> setupPiece(square) == piece(color, type))
                .boxed()
                .toList();
    }

    int kingStart(int color) {
        Castling castling = variant.castling();
        return starts(color, castling.king()).getFirst();
    }

    /** Where the partner starts with which the king castles to that square: the first one met in that direction. */
    int partnerStart(int color, int kingTo) {
        int king = kingStart(color);
        List<Integer> partners = starts(color, variant.castling().partner());
        int rank = variant.board().rank(king);
        return kingTo > king
                ? partners.stream()
                        .filter(s -> variant.board().rank(s) == rank && s > king)
                        .min(Integer::compare)
                        .orElseThrow()
                : partners.stream()
                        .filter(s -> variant.board().rank(s) == rank && s < king)
                        .max(Integer::compare)
                        .orElseThrow();
    }

    /** Whether king and partner are both unmoved. */
    boolean hasCastlingRight(int color, int kingTo) {
        return isUnmoved(kingStart(color)) && isUnmoved(partnerStart(color, kingTo));
    }

    private boolean isUnmoved(int square) {
        return virgin[square] && board[square] == setupPiece(square);
    }
}
