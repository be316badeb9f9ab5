package org.howdah.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A position as plain data, not yet checked: what a FEN says.
 *
 * @param variant the game
 * @param board the piece on each square, 0 where empty
 * @param sideToMove a {@link Color}
 * @param whiteHand how many pieces White has in hand, indexed by type (element 0 unused)
 * @param blackHand how many pieces Black has in hand, indexed by type
 * @param virgin squares whose pieces have not moved, as far as that gives them rights
 * @param enPassant the square a pawn has just passed, -1 if none
 * @param tradeBan the square on which a piece under the trade ban has just fallen, -1 if none
 * @param halfmoveClock moves of either side since the last capture or pawn move
 * @param fullmoveNumber the number of the next move, from 1
 */
public record Setup(
        CompiledVariant variant,
        List<Integer> board,
        int sideToMove,
        List<Integer> whiteHand,
        List<Integer> blackHand,
        Set<Integer> virgin,
        int enPassant,
        int tradeBan,
        int halfmoveClock,
        int fullmoveNumber) {

    public Setup {
        board = List.copyOf(board);
        whiteHand = List.copyOf(whiteHand);
        blackHand = List.copyOf(blackHand);
        virgin = Set.copyOf(virgin);
    }

    /** How a game begins. */
    public static Setup start(CompiledVariant variant) {
        List<Integer> hand = new ArrayList<>(Collections.nCopies(variant.types() + 1, 0));
        variant.variant().start().hand().forEach(type -> hand.set(type, hand.get(type) + 1));
        List<Integer> board = variant.variant().start().board();
        Set<Integer> virgin = new HashSet<>();
        for (int square = 0; square < board.size(); square++) {
            if (!variant.isPawn(Pieces.type(board.get(square)))) {
                virgin.add(square);
            }
        }
        Setup unmoved = new Setup(
                variant, board, Color.WHITE, hand, hand, virgin, Position.NO_SQUARE, Position.NO_SQUARE, 0, 1);
        return of(new Position(unmoved)); // which keeps only what gives rights
    }

    /** What a position says, its history apart. */
    static Setup of(Position p) {
        CompiledVariant variant = p.variant();
        List<Integer> board = new ArrayList<>();
        Set<Integer> virgin = new HashSet<>();
        for (int square = 0; square < variant.board().squares(); square++) {
            board.add(p.pieceAt(square));
            if (p.isVirgin(square)) {
                virgin.add(square);
            }
        }
        return new Setup(
                variant,
                board,
                p.sideToMove(),
                hand(p, Color.WHITE),
                hand(p, Color.BLACK),
                virgin,
                p.epSquare(),
                p.tradeBanSquare(),
                p.halfmoveClock(),
                p.fullmoveNumber());
    }

    private static List<Integer> hand(Position p, int color) {
        List<Integer> hand = new ArrayList<>(List.of(0));
        for (int type = 1; type <= p.variant().types(); type++) {
            hand.add(p.hand(color, type));
        }
        return hand;
    }

    /** A side's hand: how many pieces of each type. */
    public List<Integer> hand(int color) {
        return color == Color.WHITE ? whiteHand : blackHand;
    }

    /** Everything that keeps this from being a position that play could go on from; empty when nothing does. */
    public List<Problem> problems() {
        return SetupCheck.problems(this);
    }

    /**
     * The position, ready for play.
     *
     * @throws SetupException when there are {@link #problems()}
     */
    public Position toPosition() throws SetupException {
        List<Problem> problems = problems();
        if (!problems.isEmpty()) {
            throw new SetupException(problems);
        }
        return new Position(this);
    }
}
