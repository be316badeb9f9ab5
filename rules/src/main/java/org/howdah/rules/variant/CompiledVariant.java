package org.howdah.rules.variant;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.howdah.rules.betza.Movement;
import org.howdah.rules.betza.Step;
import org.howdah.rules.betza.Travel;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareSet;
import org.jspecify.annotations.Nullable;

/**
 * A variant made ready for play: its declaration and the tables compiled from it. Tables of pieces are indexed by piece
 * code ({@link Pieces}). Optional rules are null, or false, where the variant has none. Immutable; share it freely.
 */
public final class CompiledVariant {
    private static final int PIECE_CODES = 2 * (Pieces.MAX_TYPE + 1);

    private final Variant variant;
    private final Board board;
    private final boolean small;
    private final int king;
    private final PieceMoves[] moves = new PieceMoves[PIECE_CODES];
    private final @Nullable PieceMoves[] firstMoves = new PieceMoves[PIECE_CODES];
    private final Attackers[] attackers = new Attackers[2];
    private final boolean regular;
    private final int pawns;
    private final int[] promotions;
    private final SquareSet[] pawnStarts = new SquareSet[2];
    private final SquareSet[] pawnPlaces = new SquareSet[2];
    private final SquareSet[] promotionZones = new SquareSet[2];
    private final CastlingPath[][] castlings = new CastlingPath[2][];
    private final int firstMovers;
    private final SquareSet[] gatingSquares = new SquareSet[2];
    private final int[] handTypes;
    private final boolean bareKing;
    private final int tradeBanPiece;
    private final @Nullable Arrangements arrangements;
    private final ZobristKeys keys = new ZobristKeys();

    private CompiledVariant(Variant variant) {
        this.variant = variant;
        board = variant.board();
        small = board.squares() <= Long.SIZE;
        king = IntStream.rangeClosed(1, types())
                .filter(type -> variant.piece(type).royal())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no royal piece"));
        Promotion promotion = variant.promotion();
        pawns = promotion == null ? 0 : mask(promotion.pawns());
        promotions = promotion == null ? new int[0] : ints(promotion.to());
        Gating gating = variant.gating();
        int gaters = gating == null ? 0 : mask(gating.movers());
        Map<RayName, Ray> rays = new HashMap<>();
        int withFirstMoves = 0;
        for (int type = 1; type <= types(); type++) {
            compileMoves(type, rays);
            withFirstMoves |= firstMoves[type] == null ? 0 : 1 << type;
        }
        firstMovers = withFirstMoves & ~pawns;
        for (int color = 0; color < 2; color++) {
            attackers[color] = Attackers.compile(board, pieces(color), moves, firstMoves);
            pawnStarts[color] = pawnStarts(color);
            promotionZones[color] = promotion == null ? SquareSet.EMPTY : zone(promotion, color);
            pawnPlaces[color] = PawnPlaces.of(variant, color, promotionZones[color], pawnStarts[color]);
            castlings[color] = CastlingPath.compile(variant, color);
            gatingSquares[color] = startSquares(color, gaters);
        }
        regular = attackers[Color.WHITE].others().length == 0 && attackers[Color.BLACK].others().length == 0;
        handTypes = ints(variant.start().hand().stream().distinct().toList());
        bareKing = variant.bareKing();
        TradeBan tradeBan = variant.tradeBan();
        tradeBanPiece = tradeBan == null ? 0 : tradeBan.piece();
        arrangements = Arrangements.compile(variant);
    }

    /**
     * Compiles the tables of a variant.
     *
     * @throws IllegalArgumentException when the declaration contradicts itself in a way that reading a variant file
     *     would have refused
     */
    public static CompiledVariant compile(Variant variant) {
        return new CompiledVariant(variant);
    }

    private record RayName(Step step, int range, boolean hops) {}

    private void compileMoves(int type, Map<RayName, Ray> rays) {
        List<Movement> movements = variant.piece(type).movements();
        List<Movement> always = movements.stream().filter(m -> !m.initial()).toList();
        List<Movement> first = movements.stream().filter(Movement::initial).toList();
        for (int color = 0; color < 2; color++) {
            moves[Pieces.of(color, type)] = compileMoves(always, color, rays);
            firstMoves[Pieces.of(color, type)] = first.isEmpty() ? null : compileMoves(first, color, rays);
        }
    }

    private PieceMoves compileMoves(List<Movement> movements, int color, Map<RayName, Ray> rays) {
        List<Movement> seen = color == Color.WHITE
                ? movements
                : movements.stream().map(this::asBlack).toList();
        return new PieceMoves(
                board,
                seen,
                (movement, step) -> rays.computeIfAbsent(
                        new RayName(step, movement.range(), movement.travel() == Travel.HOP),
                        name -> new Ray(board, name.step(), name.range(), name.hops())));
    }

    private Movement asBlack(Movement m) {
        List<Step> steps = m.steps().stream().map(variant.symmetry()::answer).toList();
        return new Movement(steps, m.travel(), m.range(), m.moves(), m.captures(), m.initial(), m.again());
    }

    private static int mask(List<Integer> types) {
        return types.stream().mapToInt(type -> 1 << type).reduce(0, (a, b) -> a | b);
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private SquareSet startSquares(int color, int typeMask) {
        List<Integer> start = variant.start().board();
        return SquareSet.of(IntStream.range(0, board.squares())
                .filter(square -> start.get(square) != Pieces.NONE
                        && Pieces.color(start.get(square)) == color
                        && (typeMask >> Pieces.type(start.get(square)) & 1) != 0)
                .boxed()
                .toList());
    }

    /** Every square of the ranks on which the start position has pawns of a side. */
    private SquareSet pawnStarts(int color) {
        SquareSet set = startSquares(color, pawns);
        return SquareSet.of(IntStream.range(0, board.squares())
                .filter(square -> IntStream.range(0, board.files())
                        .anyMatch(file -> set.contains(board.square(file, board.rank(square)))))
                .boxed()
                .toList());
    }

    private SquareSet zone(Promotion promotion, int color) {
        return SquareSet.of(promotion.zone().stream()
                .map(square ->
                        color == Color.WHITE ? square : variant.symmetry().answer(board, square))
                .toList());
    }

    private int[] pieces(int color) {
        return IntStream.rangeClosed(1, types())
                .map(type -> Pieces.of(color, type))
                .toArray();
    }

    /** The declaration this was compiled from. */
    public Variant variant() {
        return variant;
    }

    /** The variant's id. */
    public String id() {
        return variant.id();
    }

    public Board board() {
        return board;
    }

    /** Whether the board has at most 64 squares, so that the upper halves of all sets are empty. */
    public boolean isSmall() {
        return small;
    }

    /** How many piece types there are: they are numbered from 1 to this. */
    public int types() {
        return variant.pieces().size();
    }

    /** The royal type. */
    public int king() {
        return king;
    }

    /** How a piece moves at any time. */
    public PieceMoves moves(int piece) {
        return moves[piece];
    }

    /** What a piece may do in addition on its first move, or null. */
    public @Nullable PieceMoves firstMoves(int piece) {
        return firstMoves[piece];
    }

    /** How the pieces of a side attack. */
    public Attackers attackers(int color) {
        return attackers[color];
    }

    /** Whether all captures are leaps and rides, so that checks and pins run along lines. */
    public boolean isRegular() {
        return regular;
    }

    /** Whether a type is a pawn. */
    public boolean isPawn(int type) {
        return (pawns >> type & 1) != 0;
    }

    /** Where a side's pawns may make their first move. */
    public SquareSet pawnStart(int color) {
        return pawnStarts[color];
    }

    /** Where a side's pawns may be: what they can reach from where they start, promotion apart. */
    public SquareSet pawnPlaces(int color) {
        return pawnPlaces[color];
    }

    /** Where a side's pawns must promote. */
    public SquareSet promotionZone(int color) {
        return promotionZones[color];
    }

    /** The types a pawn may become, as declared. */
    public int[] promotions() {
        return promotions;
    }

    /** A side's ways of castling. */
    public CastlingPath[] castlings(int color) {
        return castlings[color];
    }

    /** Whether a type, not a pawn, has moves for its first move only. */
    public boolean isFirstMover(int type) {
        return (firstMovers >> type & 1) != 0;
    }

    /** Where a side's pieces stand at the start whose first move may gate; empty in games without gating. */
    public SquareSet gatingSquares(int color) {
        return gatingSquares[color];
    }

    /** The types that a side has in hand at the start, each once. */
    public int[] handTypes() {
        return handTypes;
    }

    /** Whether pieces in hand enter by gating. */
    public boolean hasGating() {
        return variant.gating() != null;
    }

    /** Whether baring the king ends the game. */
    public boolean hasBareKing() {
        return bareKing;
    }

    /** The type that may not be traded, 0 if there is none. */
    public int tradeBanPiece() {
        return tradeBanPiece;
    }

    /** The ways of placing the pieces in hand, or null in games without a placement turn. */
    public @Nullable Arrangements arrangements() {
        return arrangements;
    }

    public ZobristKeys keys() {
        return keys;
    }
}
