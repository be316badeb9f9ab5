package org.howdah.rules.position;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareSet;
import org.howdah.rules.variant.CompiledVariant;

/**
 * A position in play, with the moves that led to it. Mutable, and for one thread at a time. Making and unmaking moves
 * allocates nothing, but for the history, which grows when it must.
 *
 * <p>Nothing here decides what is legal: {@link #make} trusts its caller.
 */
public final class Position {
    /** The square that stands for none. */
    public static final int NO_SQUARE = -1;

    final CompiledVariant variant;
    final Men men;
    final History history = new History();
    final Rights rights;
    private final KingLines kingLines = new KingLines();
    private boolean kingLinesFound;
    private final MoveList scratch = new MoveList();
    int sideToMove;
    int halfmoveClock;
    int fullmoveNumber;
    long key;

    private Position(CompiledVariant variant) {
        this.variant = variant;
        men = new Men(variant.board().squares());
        rights = new Rights(variant, men);
    }

    /** Takes over a setup that has been checked. */
    Position(Setup setup) {
        this(setup.variant());
        for (int square = 0; square < men.board.length; square++) {
            if (setup.board().get(square) != Pieces.NONE) {
                men.put(square, setup.board().get(square));
            }
        }
        for (int color = 0; color < 2; color++) {
            for (int type = 1; type <= variant.types(); type++) {
                for (int n = 0; n < setup.hand(color).get(type); n++) {
                    men.addToHand(Pieces.of(color, type));
                }
            }
        }
        sideToMove = setup.sideToMove();
        halfmoveClock = setup.halfmoveClock();
        fullmoveNumber = setup.fullmoveNumber();
        rights.set(SquareSet.of(setup.virgin()), setup.tradeBan());
        if (setup.enPassant() != NO_SQUARE) {
            EnPassant.open(this, setup.enPassant(), EnPassant.victim(this, setup.enPassant()));
        }
        key = computeKey();
    }

    /** The position in which a game begins. */
    public static Position start(CompiledVariant variant) {
        return new Position(Setup.start(variant));
    }

    /**
     * A position with an empty board and White to move, to be filled by {@link #put}: for those who look at millions of
     * positions, one after another. Nothing checks what they set up, nobody has rights, and until both kings stand there only
     * {@code put}, {@link #remove} and {@link #turnTo} may be called.
     */
    public static Position blank(CompiledVariant variant) {
        Position blank = new Position(variant);
        blank.fullmoveNumber = 1;
        return blank;
    }

    /** Puts a piece on an empty square; only before the first move. */
    public void put(int square, int piece) {
        kingLinesFound = false;
        men.put(square, piece);
        key ^= variant.keys().pieceOnSquare(piece, square);
    }

    /** Takes away the piece on a square; only before the first move, and from where there is one without rights. */
    public void remove(int square) {
        kingLinesFound = false;
        key ^= variant.keys().pieceOnSquare(men.take(square), square);
    }

    /** Gives the turn to a side; only before the first move. */
    public void turnTo(int color) {
        kingLinesFound = false;
        key ^= color == sideToMove ? 0 : variant.keys().blackToMove();
        sideToMove = color;
    }

    /** A copy with its own history. */
    public Position copy() {
        Position copy = new Position(variant);
        copy.copyFrom(this);
        return copy;
    }

    /**
     * Becomes a copy of another position of the same variant, history included.
     *
     * @throws IllegalArgumentException when the variants differ
     */
    public void copyFrom(Position other) {
        if (other.variant != variant) {
            throw new IllegalArgumentException("a position of " + variant.id() + ", not of " + other.variant.id());
        }
        men.copyFrom(other.men);
        history.copyFrom(other.history);
        rights.copyFrom(other.rights);
        sideToMove = other.sideToMove;
        halfmoveClock = other.halfmoveClock;
        fullmoveNumber = other.fullmoveNumber;
        key = other.key;
        kingLinesFound = false;
    }

    /** This position as plain data; the history is not in it. */
    public Setup setup() {
        return Setup.of(this);
    }

    public CompiledVariant variant() {
        return variant;
    }

    /** The {@link Color} whose turn it is. */
    public int sideToMove() {
        return sideToMove;
    }

    /** The piece on a square, {@link Pieces#NONE} when it is empty. */
    public int pieceAt(int square) {
        return men.board[square];
    }

    /** Where a side's king stands. */
    public int kingSquare(int color) {
        return men.find(Pieces.of(color, variant.king()));
    }

    /** The squares 0-63 on which a piece stands. */
    public long piecesLo(int piece) {
        return men.piecesLo[piece];
    }

    /** The squares 64-127 on which a piece stands. */
    public long piecesHi(int piece) {
        return men.piecesHi[piece];
    }

    /** The squares 0-63 on which a side's pieces of a type stand. */
    public long piecesLo(int color, int type) {
        return men.piecesLo[Pieces.of(color, type)];
    }

    /** The squares 64-127 on which a side's pieces of a type stand. */
    public long piecesHi(int color, int type) {
        return men.piecesHi[Pieces.of(color, type)];
    }

    /** The squares 0-63 on which a side's pieces stand. */
    public long colorLo(int color) {
        return men.colorLo[color];
    }

    /** The squares 64-127 on which a side's pieces stand. */
    public long colorHi(int color) {
        return men.colorHi[color];
    }

    /** The occupied squares among 0-63. */
    public long occupiedLo() {
        return men.colorLo[Color.WHITE] | men.colorLo[Color.BLACK];
    }

    /** The occupied squares among 64-127. */
    public long occupiedHi() {
        return men.colorHi[Color.WHITE] | men.colorHi[Color.BLACK];
    }

    /** How many pieces of a type a side has in hand. */
    public int hand(int color, int type) {
        return men.hand[Pieces.of(color, type)];
    }

    /** Whether a side has nothing in hand. */
    public boolean handIsEmpty(int color) {
        return men.handSize[color] == 0;
    }

    /** Whether a side has still to place its array, in a game with a placement turn. */
    public boolean mustPlace(int color) {
        return variant.arrangements() != null && !handIsEmpty(color);
    }

    /** Whether one side at least has still to place its array. */
    public boolean isArranging() {
        return mustPlace(Color.WHITE) || mustPlace(Color.BLACK);
    }

    /** Whether the piece on a square has not moved and this still gives its side some right. */
    public boolean isVirgin(int square) {
        return Bits.contains(rights.virginLo, rights.virginHi, square);
    }

    /** The squares 0-63 whose pieces are {@linkplain #isVirgin virgin}. */
    public long virginLo() {
        return rights.virginLo;
    }

    /** The squares 64-127 whose pieces are {@linkplain #isVirgin virgin}. */
    public long virginHi() {
        return rights.virginHi;
    }

    /** Those of the pieces with a code, on squares 0-63, that may still make a first move. */
    public long firstMoversLo(int piece) {
        return men.piecesLo[piece]
                & (variant.isPawn(Pieces.type(piece))
                        ? variant.pawnStart(Pieces.color(piece)).lo()
                        : rights.virginLo);
    }

    /** Those of the pieces with a code, on squares 64-127, that may still make a first move. */
    public long firstMoversHi(int piece) {
        return men.piecesHi[piece]
                & (variant.isPawn(Pieces.type(piece))
                        ? variant.pawnStart(Pieces.color(piece)).hi()
                        : rights.virginHi);
    }

    /** The square a pawn has just passed and on which some pawn attacks it, else {@link #NO_SQUARE}. */
    public int epSquare() {
        return rights.enPassant;
    }

    /** Where the pawn stands that could be taken en passant, else {@link #NO_SQUARE}. */
    public int epVictim() {
        return rights.enPassantVictim;
    }

    /** The square on which a piece under the trade ban has just fallen, while that matters, else {@link #NO_SQUARE}. */
    public int tradeBanSquare() {
        return rights.tradeBan;
    }

    /** Moves by either side since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the next move, as FEN counts: one more after each move of Black. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** Equal for positions that count as the same for repetition; different for others, as good as surely. */
    public long key() {
        return key;
    }

    /** How many moves have been made on this object and not been taken back. */
    public int ply() {
        return history.size();
    }

    /** The last move made, {@link Move#NONE} when there is none. */
    public int lastMove() {
        return history.move();
    }

    /**
     * The move made so many plies ago, {@link Move#NONE} when the turn was skipped.
     *
     * @param plies 1, for the last move, to {@link #ply}
     */
    public int moveBefore(int plies) {
        return history.moveBefore(plies);
    }

    /**
     * The {@link #key} of the position so many plies ago.
     *
     * @param plies 1 to {@link #ply}
     */
    public long keyBefore(int plies) {
        return history.keyBefore(plies);
    }

    /** Makes a legal move. */
    public void make(int move) {
        kingLinesFound = false;
        MakeMove.make(this, move);
        assert isConsistent() : "after " + Integer.toHexString(move);
    }

    /** Takes back the last move made. */
    public void unmake() {
        kingLinesFound = false;
        MakeMove.unmake(this);
    }

    /** Gives the turn to the other side without a move; rights to en passant and trade bans lapse. */
    public void makeNull() {
        kingLinesFound = false;
        MakeMove.makeNull(this);
    }

    /** Takes back {@link #makeNull}. */
    public void unmakeNull() {
        kingLinesFound = false;
        MakeMove.unmakeNull(this);
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return variant.isRegular()
                ? kingLines().inCheck()
                : isAttacked(kingSquare(sideToMove), Color.opposite(sideToMove));
    }

    /** Whether a side attacks a square: could capture there an enemy piece, pins and bans disregarded. */
    public boolean isAttacked(int square, int byColor) {
        return Attacks.attacked(this, square, byColor, occupiedLo(), occupiedHi(), 0, 0);
    }

    /** Checks and pins on the king of the side to move; in regular variants only. Valid until the position changes. */
    public KingLines kingLines() {
        if (!kingLinesFound) {
            kingLines.find(this);
            kingLinesFound = true;
        }
        return kingLines;
    }

    /** A list to generate moves into for a question answered on the spot; the next such question overwrites it. */
    public MoveList scratch() {
        scratch.clear();
        return scratch;
    }

    /** How often this position, with all that counts for repetition, stood before. */
    public int repetitions() {
        return history.count(key, halfmoveClock);
    }

    /** Whether a move of this position captures. */
    public boolean isCapture(int move) {
        return captured(move) != 0;
    }

    /** The type that a move of this position captures, by its first leg if it captures twice; 0 for none. */
    public int captured(int move) {
        return switch (Move.kind(move)) {
            case Move.TWO_LEG, Move.EN_PASSANT -> Pieces.type(men.board[Move.via(move)]);
            case Move.STEP, Move.PROMOTION -> Pieces.type(men.board[Move.to(move)]);
            default -> 0;
        };
    }

    /** The type that a move of this position captures by its second leg; 0 for none. */
    public int secondCaptured(int move) {
        boolean twice = Move.kind(move) == Move.TWO_LEG && Move.to(move) != Move.from(move);
        return twice ? Pieces.type(men.board[Move.to(move)]) : 0;
    }

    /** Whether a move of this position is made by a pawn. */
    public boolean isPawnMove(int move) {
        return Move.kind(move) != Move.PLACEMENT && variant.isPawn(Pieces.type(men.board[Move.from(move)]));
    }

    /** The key computed afresh; equals {@link #key} always. */
    public long computeKey() {
        long fresh = rights.key() ^ (sideToMove == Color.BLACK ? variant.keys().blackToMove() : 0);
        for (int square = 0; square < men.board.length; square++) {
            if (men.board[square] != Pieces.NONE) {
                fresh ^= variant.keys().pieceOnSquare(men.board[square], square);
            }
        }
        for (int piece = 0; piece < men.hand.length; piece++) {
            for (int n = 1; n <= men.hand[piece]; n++) {
                fresh ^= variant.keys().pieceInHand(piece, n);
            }
        }
        return fresh;
    }

    /** Whether everything kept in step is in step. Slow: for assertions and tests. */
    public boolean isConsistent() {
        return men.isConsistent() && rights.isConsistent() && key == computeKey();
    }
}
