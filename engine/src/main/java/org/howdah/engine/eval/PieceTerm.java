package org.howdah.engine.eval;

import java.util.Locale;
import org.howdah.rules.variant.PieceType;

/** What is counted for each piece type: the weights {@code pieces.N.value} and so on. */
enum PieceTerm {
    /** What the piece is worth. */
    VALUE,
    /** What it is worth in hand. */
    HAND,
    /** What each move is worth that it may expect on its square, more than on the mean one. */
    SQUARES,
    /** What it gains when it reaches twice as many squares as it may expect. */
    MOBILITY,
    /** How much it endangers the king when it attacks a square of its zone, in units. */
    DANGER,
    /** How much it endangers the king when it can give check and not be taken for it, in units. */
    CHECK,
    /** What it loses when a pawn attacks it. */
    ATTACKED_BY_PAWN,
    /** What it loses when a piece worth less attacks it. */
    ATTACKED_BY_LESSER,
    /** What it loses when it is attacked and not guarded. */
    HANGING,
    /** What it gains when a pawn guards it. */
    GUARDED,
    /** What it gains besides when no pawn of the enemy can ever attack it there. */
    OUTPOST,
    /** What two of the type gain; of those bound to one colour of squares, one on each. */
    PAIR;

    /** The table of the weights of piece types. */
    static final String TABLE = "pieces";

    /** Followed by a number from 1: ranks from the side's own edge. */
    static final String RANK = "rank";

    /** Followed by a number from 1: files from the nearer edge of the board. */
    static final String FILE = "file";

    String name(PieceType piece) {
        return table(piece) + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String rank(PieceType piece, int rank) {
        return table(piece) + RANK + "." + (rank + 1);
    }

    static String file(PieceType piece, int fromEdge) {
        return table(piece) + FILE + "." + (fromEdge + 1);
    }

    /** How the names of the weights of a piece type begin. */
    static String table(PieceType piece) {
        return TABLE + "." + piece.letter() + ".";
    }
}
