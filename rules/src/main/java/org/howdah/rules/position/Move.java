package org.howdah.rules.position;

/**
 * A move as one int: its kind, two or three squares and a piece type. Only together with the position it belongs to does
 * it say everything. Equal moves of one position are equal ints.
 *
 * <p>Squares take seven bits each, the type five, the kind four. A piece that captures and returns, and one that passes,
 * end where they started: nothing may take that for "no move", which is {@link #NONE}.
 */
public final class Move {
    /** No move. */
    public static final int NONE = 0;

    /** One leg, capturing or not. A type is that of the piece gated on the start square. */
    public static final int STEP = 0;

    /** A pawn's first move that can be taken en passant on the square {@link #via}. */
    public static final int DOUBLE_STEP = 1;

    /**
     * En passant; the captured pawn stood on {@link #via}. A type is what the pawn becomes, where the square it captures
     * on is in its promotion zone.
     */
    public static final int EN_PASSANT = 2;

    /** A pawn becomes the type {@link #piece}. */
    public static final int PROMOTION = 3;

    /**
     * The king goes from {@link #from} to {@link #to}, the partner comes from {@link #via}. A type is that of the piece
     * gated on the king's start.
     */
    public static final int CASTLING = 4;

    /** Castling with a piece gated on the partner's start. */
    public static final int PARTNER_GATE = 5;

    /**
     * Captures on {@link #via}, then ends on {@link #to}, perhaps capturing again, or where it started. A type is that of
     * the piece gated on the start square.
     */
    public static final int TWO_LEG = 6;

    /** A piece passes the turn. */
    public static final int PASS = 7;

    /** A side places its pieces; {@link #to} is the number of the arrangement. */
    public static final int PLACEMENT = 8;

    private static final int TO_SHIFT = 7;
    private static final int VIA_SHIFT = 14;
    private static final int PIECE_SHIFT = 21;
    private static final int KIND_SHIFT = 26;
    private static final int SQUARE_MASK = 127;
    private static final int PIECE_MASK = 31;

    private Move() {}

    /** Packs a move; squares and type that a kind has no use for are 0. */
    public static int of(int kind, int from, int to, int via, int piece) {
        return kind << KIND_SHIFT | piece << PIECE_SHIFT | via << VIA_SHIFT | to << TO_SHIFT | from;
    }

    /** An ordinary move or capture. */
    public static int step(int from, int to) {
        return to << TO_SHIFT | from;
    }

    /** The same move with a piece gated or another promotion. */
    public static int withPiece(int move, int type) {
        return move & ~(PIECE_MASK << PIECE_SHIFT) | type << PIECE_SHIFT;
    }

    /** The same move from the same square to another target; the move so far must have target 0. */
    public static int withTarget(int move, int to) {
        return move | to << TO_SHIFT;
    }

    public static int from(int move) {
        return move & SQUARE_MASK;
    }

    public static int to(int move) {
        return move >> TO_SHIFT & SQUARE_MASK;
    }

    public static int via(int move) {
        return move >> VIA_SHIFT & SQUARE_MASK;
    }

    /** The type gated or promoted to; 0 when there is none. */
    public static int piece(int move) {
        return move >> PIECE_SHIFT & PIECE_MASK;
    }

    public static int kind(int move) {
        return move >> KIND_SHIFT;
    }

    /** Whether a pawn becomes another piece. */
    public static boolean isPromotion(int move) {
        return kind(move) == PROMOTION || kind(move) == EN_PASSANT && piece(move) != 0;
    }

    /** Whether a move is castling, with or without gating. */
    public static boolean isCastling(int move) {
        int kind = kind(move);
        return kind == CASTLING || kind == PARTNER_GATE;
    }
}
