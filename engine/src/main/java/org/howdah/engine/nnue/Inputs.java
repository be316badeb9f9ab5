package org.howdah.engine.nnue;

import java.util.function.IntConsumer;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;

/**
 * What a network is told of a position, each input a yes or no: which man of which side stands where, which of them are
 * virgin, and how many of each type a side has in hand.
 *
 * <p>An input is numbered without regard to who looks. Each side sees it as if it were White with its king on the right half of
 * the board: its <i>row</i> among the weights. So what is learnt for one side or wing is known for the other.
 */
public final class Inputs {
    /** More pieces of a type in hand than this look like so many. */
    private static final int MOST_IN_HAND = 8;

    private final Board board;
    private final int types;
    private final int virgins;
    private final int hands;
    private final int count;

    /** For each view (side, then whether mirrored) the row of each input. */
    private final int[][] rows = new int[4][];

    public Inputs(CompiledVariant variant) {
        board = variant.board();
        types = variant.types();
        virgins = 2 * types * board.squares();
        hands = virgins + 2 * board.squares();
        count = hands + 2 * types * MOST_IN_HAND;
        for (int side = 0; side < 2; side++) {
            for (int mirrored = 0; mirrored < 2; mirrored++) {
                rows[2 * side + mirrored] = rows(side, mirrored == 1);
            }
        }
    }

    private int[] rows(int side, boolean mirrored) {
        int[] view = new int[count];
        for (int color = 0; color < 2; color++) {
            int seen = color ^ side;
            for (int square = 0; square < board.squares(); square++) {
                int place = seen(square, side, mirrored);
                for (int type = 1; type <= types; type++) {
                    view[man(color, type, square)] = man(seen, type, place);
                }
                view[virgin(color, square)] = virgin(seen, place);
            }
            for (int type = 1; type <= types; type++) {
                for (int n = 0; n < MOST_IN_HAND; n++) {
                    view[inHand(color, type, n)] = inHand(seen, type, n);
                }
            }
        }
        return view;
    }

    private int seen(int square, int side, boolean mirrored) {
        int file = board.file(square);
        int rank = board.rank(square);
        return board.square(
                mirrored ? board.files() - 1 - file : file, side == Color.WHITE ? rank : board.ranks() - 1 - rank);
    }

    /** How many inputs there are, and as many rows. */
    public int count() {
        return count;
    }

    /** The input of a man on a square. */
    int man(int color, int type, int square) {
        return (color * types + type - 1) * board.squares() + square;
    }

    /** The input of a virgin man on a square. */
    int virgin(int color, int square) {
        return virgins + color * board.squares() + square;
    }

    /** The input of a side having more than {@code n} of a type in hand. */
    int inHand(int color, int type, int n) {
        return hands + (color * types + type - 1) * MOST_IN_HAND + n;
    }

    /** How many of so many in hand count. */
    static int counted(int inHand) {
        return Math.min(inHand, MOST_IN_HAND);
    }

    /** The number of kinds of men, of one side. */
    int types() {
        return types;
    }

    /** The rows of all inputs as a side sees them, in the order of the inputs. */
    public int[] rows(Position position, int side) {
        return rows[2 * side + (isMirrored(position, side) ? 1 : 0)];
    }

    /** Whether a side sees the board mirrored: its king is on the left half. */
    boolean isMirrored(Position position, int side) {
        return 2 * board.file(position.kingSquare(side)) < board.files() - 1;
    }

    /** Tells each input that a position sets. */
    public void forEach(Position position, IntConsumer each) {
        for (int square = 0; square < board.squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != Pieces.NONE) {
                int color = Pieces.color(piece);
                each.accept(man(color, Pieces.type(piece), square));
                if (position.isVirgin(square)) {
                    each.accept(virgin(color, square));
                }
            }
        }
        for (int color = 0; color < 2; color++) {
            for (int type = 1; type <= types; type++) {
                for (int n = 0; n < counted(position.hand(color, type)); n++) {
                    each.accept(inHand(color, type, n));
                }
            }
        }
    }
}
