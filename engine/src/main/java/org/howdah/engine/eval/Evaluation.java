package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.PlainMoves;
import org.howdah.rules.variant.Variant;

/**
 * The static evaluation: how good a position is without looking ahead, in centipawns.
 *
 * <p>Not for several threads at once: it keeps its sums in fields. It allocates nothing.
 */
public final class Evaluation {
    private static final int LARGEST = 20_000;

    private final CompiledVariant compiled;
    private final Weights weights;
    private final boolean small;
    private final int types;
    private final PieceValues values;

    /** How much of the force of the start is left, and who has more of it, is counted in what moves alone tell. */
    private final PieceValues forces;

    private final SquareTables squares;
    private final MobilityScores mobility;
    private final PawnStructure pawns;
    private final KingSafety kings;
    private final Threats threats;
    private final Places places;
    private final Hands hands;
    private final Endgames endgames;
    private final boolean[] pawn = new boolean[Pieces.MAX_TYPE + 1];
    private final boolean[] royal = new boolean[Pieces.MAX_TYPE + 1];
    private final long tempo;
    private final int fullForce;

    private final AttackMap attacks;
    private final int[] force = new int[2];
    private final int[] pawnCount = new int[2];
    private final long[] total = new long[2];
    private final long[] units = new long[2];
    private final int[] attackers = new int[2];

    /**
     * An evaluation with the weights that lie beside the variant's file, and derived ones for all they do not tell.
     *
     * @throws IllegalArgumentException when there are such weights but they cannot be used, saying why
     */
    public Evaluation(CompiledVariant compiled) {
        this(compiled, WeightsFile.beside(compiled.variant()));
    }

    /** An evaluation with these weights. */
    public Evaluation(CompiledVariant compiled, Weights weights) {
        this.compiled = compiled;
        this.weights = weights;
        Variant variant = compiled.variant();
        small = compiled.isSmall();
        types = variant.pieces().size();
        attacks = new AttackMap(types);
        values = new PieceValues(variant, weights);
        forces = new PieceValues(variant);
        PawnPaths paths = new PawnPaths(variant);
        squares = new SquareTables(variant, weights);
        mobility = new MobilityScores(variant, weights);
        pawns = new PawnStructure(compiled, paths, weights);
        kings = new KingSafety(compiled, paths, weights);
        threats = new Threats(variant, paths, forces, weights);
        places = new Places(variant, paths, weights);
        hands = new Hands(compiled, forces, weights);
        endgames = new Endgames(variant);
        tempo = weights.tapered(GameTerm.TEMPO);
        for (int type = 1; type <= types; type++) {
            pawn[type] = paths.isPawn(type);
            royal[type] = variant.piece(type).royal();
        }
        fullForce = Math.max(1, startingForce(variant));
    }

    private int startingForce(Variant variant) {
        int sum = 0;
        for (int piece : variant.start().board()) {
            sum += pawn[Pieces.type(piece)] ? 0 : forces.of(Pieces.type(piece));
        }
        for (int type : variant.start().hand()) {
            sum += 2 * forces.of(type);
        }
        return sum;
    }

    /** What the pieces of this variant are worth. */
    public PieceValues values() {
        return values;
    }

    /** The numbers it goes by. */
    public Weights weights() {
        return weights;
    }

    /** Whether the side to move has a piece besides king and pawns, so that having to move is seldom a harm. */
    public boolean hasForce(Position position, int color) {
        long lo = position.colorLo(color);
        long hi = position.colorHi(color);
        for (int type = 1; type <= types; type++) {
            if (pawn[type] || royal[type]) {
                lo &= ~position.piecesLo(color, type);
                hi &= ~position.piecesHi(color, type);
            }
        }
        return (lo | hi) != 0;
    }

    /** The score of a position for the side to move, who must not be in check for it to mean much. */
    public int evaluate(Position position) {
        addUp(position);
        int score = adjustForEnd(position, blend(total[Color.WHITE] - total[Color.BLACK]));
        score = Math.clamp(score, -LARGEST, LARGEST);
        return (position.sideToMove() == Color.WHITE ? score : -score) + blend(tempo);
    }

    /** The score of a position taken apart by what it comes from. Slow, for people who ask. */
    public Breakdown breakdown(Position position) {
        return Breakdown.of(compiled, weights, position);
    }

    /** Counts all that each side has. */
    void addUp(Position position) {
        attacks.clear();
        pawns.take(position, attacks);
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            total[color] = pieces(position, color)
                    + kings.shelter(position, color)
                    + pawns.score(position, color)
                    + hand(position, color);
        }
        attacks.addPawns();
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            total[color] += kings.danger(position, color, units[color], attackers[color], attacks);
        }
        attacks.addKings();
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            total[color] += threats.score(position, color, attacks);
        }
    }

    /** What one side has in the position last added up, a {@link Tapered} pair. */
    long total(int color) {
        return total[color];
    }

    /** How full the board last added up is, from 0 to 1, as at the start. */
    double phaseShare() {
        return (double) phase() / fullForce;
    }

    /** How much of the score of the position last added up counts, from 0 to 1. */
    double endShare() {
        int score = blend(total[Color.WHITE] - total[Color.BLACK]);
        int better = score >= 0 ? Color.WHITE : Color.BLACK;
        return endgames.scale(force[better] - force[Color.opposite(better)], pawnCount[better]) / 16.0;
    }

    private int phase() {
        return Math.min(fullForce, force[Color.WHITE] + force[Color.BLACK]);
    }

    private int blend(long pair) {
        return Tapered.blend(pair, phase(), fullForce);
    }

    private int adjustForEnd(Position position, int score) {
        int better = score >= 0 ? Color.WHITE : Color.BLACK;
        int worse = Color.opposite(better);
        int advantage = force[better] - force[worse];
        int scaled = score * endgames.scale(advantage, pawnCount[better]) / 16;
        if (force[worse] == 0 && pawnCount[worse] == 0 && advantage > 0) {
            int mopUp = endgames.mopUp(position, better);
            scaled += better == Color.WHITE ? mopUp : -mopUp;
        }
        return scaled;
    }

    /**
     * One side's pieces, and what they reach and attack; counted for that side. The hottest loop of the engine: all in one,
     * so that its sets of squares stay in registers.
     */
    private long pieces(Position position, int color) {
        long ownLo = position.colorLo(color);
        long ownHi = position.colorHi(color);
        int enemy = Color.opposite(color);
        long occupiedLo = position.occupiedLo();
        long occupiedHi = position.occupiedHi();
        SquareTable zone = kings.zone();
        int enemyKing = position.kingSquare(enemy);
        long zoneLo = zone.lo(enemyKing);
        long zoneHi = zone.hi(enemyKing);
        long freeLo = ~(ownLo | attacks.pawnsLo(enemy));
        long freeHi = ~(ownHi | attacks.pawnsHi(enemy));
        long sum = 0;
        units[color] = 0;
        attackers[color] = 0;
        force[color] = 0;
        pawnCount[color] = 0;
        for (int type = 1; type <= types; type++) {
            long lo = position.piecesLo(color, type);
            long hi = position.piecesHi(color, type);
            if ((lo | hi) == 0) {
                continue;
            }
            int piece = Pieces.of(color, type);
            if (pawn[type]) {
                pawnCount[color] += Bits.count(lo, hi);
            } else {
                force[color] += forces.of(type) * Bits.count(lo, hi);
                sum += places.score(color, type, lo, hi, attacks);
            }
            long allLo = 0;
            long allHi = 0;
            long againLo = 0;
            long againHi = 0;
            PieceMoves pieceMoves = compiled.moves(piece);
            PlainMoves plain = pieceMoves.plain();
            while ((lo | hi) != 0) {
                int square = Bits.lowest(lo, hi);
                hi &= lo == 0 ? hi - 1 : -1;
                lo &= lo - 1;
                sum += squares.of(piece, square);
                if (pawn[type]) {
                    continue;
                }
                long toLo;
                long toHi;
                if (plain != null) {
                    toLo = plain.lo(square, occupiedLo, occupiedHi);
                    toHi = small ? 0 : plain.hi(square, occupiedLo, occupiedHi);
                } else {
                    toLo = pieceMoves.attacksLo(square, occupiedLo, occupiedHi);
                    toHi = small ? 0 : pieceMoves.attacksHi(square, occupiedLo, occupiedHi);
                }
                if (royal[type]) {
                    attacks.setKing(color, toLo, toHi);
                    continue;
                }
                againLo |= allLo & toLo;
                againHi |= allHi & toHi;
                allLo |= toLo;
                allHi |= toHi;
                sum += mobility.of(type, Bits.count(toLo & freeLo, toHi & freeHi));
                int attacked = Bits.count(toLo & zoneLo, toHi & zoneHi);
                if (attacked > 0) {
                    attackers[color]++;
                    units[color] += kings.units(type, attacked);
                }
            }
            attacks.add(color, piece, allLo, allHi, againLo, againHi);
        }
        return sum;
    }

    private long hand(Position position, int color) {
        if (position.handIsEmpty(color)) {
            return 0;
        }
        force[color] += hands.force(position, color);
        return hands.score(position, color);
    }
}
