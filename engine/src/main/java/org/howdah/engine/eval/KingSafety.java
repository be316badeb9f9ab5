package org.howdah.engine.eval;

import java.util.stream.IntStream;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CastlingPath;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.Variant;

/**
 * The dangers to a king, and its shelter. What the enemy attacks about it, and the checks it has, count units; what its own
 * side guards there, and pawns about it, take some away. The penalty grows with the square of what remains.
 */
final class KingSafety {
    /** Units are kept in so many parts. */
    private static final int PARTS = 8;

    /** Their square, divided by this, is centipawns. */
    private static final int DIVISOR = 7 * PARTS * PARTS;

    /** No danger counts more, in centipawns: about a queen, and so less than what a search can see. */
    private static final int WORST = 1200;

    private final KingZones zones;
    private final long[] units = new long[Pieces.MAX_TYPE + 1];
    private final long[] check = new long[Pieces.MAX_TYPE + 1];
    private final int[] checkers;
    private final int[] pawnTypes;
    private final long nearShelter;
    private final long farShelter;
    private final long nearStorm;
    private final long farStorm;
    private final long castling;
    private final long danger;
    private final long attacker;
    private final long weakSquare;
    private final long nearAttack;
    private final long nearAttackTwice;
    private final long nearGuard;
    private final long pawnGuard;
    private final long secondCheck;
    private final long unsafeCheck;
    private final CompiledVariant compiled;

    KingSafety(CompiledVariant compiled, PawnPaths paths, Weights weights) {
        this.compiled = compiled;
        Variant variant = compiled.variant();
        zones = new KingZones(variant.board());
        pawnTypes = paths.pawns().stream().mapToInt(Integer::intValue).toArray();
        nearShelter = weights.tapered(GameTerm.NEAR_SHELTER);
        farShelter = weights.tapered(GameTerm.FAR_SHELTER);
        nearStorm = weights.tapered(GameTerm.NEAR_STORM);
        farStorm = weights.tapered(GameTerm.FAR_STORM);
        castling = weights.tapered(GameTerm.CASTLING);
        danger = parts(weights.of(GameTerm.DANGER));
        attacker = parts(weights.of(GameTerm.ATTACKER));
        weakSquare = parts(weights.of(GameTerm.WEAK_SQUARE));
        nearAttack = parts(weights.of(GameTerm.NEAR_ATTACK));
        nearAttackTwice = parts(weights.of(GameTerm.NEAR_ATTACK_TWICE));
        nearGuard = parts(weights.of(GameTerm.NEAR_GUARD));
        pawnGuard = parts(weights.of(GameTerm.PAWN_GUARD));
        secondCheck = parts(weights.of(GameTerm.SECOND_CHECK));
        unsafeCheck = parts(weights.of(GameTerm.UNSAFE_CHECK));
        checkers = IntStream.rangeClosed(1, variant.pieces().size())
                .filter(type -> isChecker(variant, paths, type))
                .toArray();
        for (int type = 1; type <= variant.pieces().size(); type++) {
            PieceType piece = variant.piece(type);
            if (isChecker(variant, paths, type)) {
                units[type] = parts(weights.of(piece, PieceTerm.DANGER));
                check[type] = parts(weights.of(piece, PieceTerm.CHECK));
            }
        }
    }

    private static boolean isChecker(Variant variant, PawnPaths paths, int type) {
        return !variant.piece(type).royal() && !paths.isPawn(type);
    }

    /** The squares next to a king, and its own. */
    SquareTable zone() {
        return zones.zone();
    }

    private static long parts(Weights.Pair units) {
        return Tapered.of((int) Math.round(PARTS * units.middlegame()), (int) Math.round(PARTS * units.endgame()));
    }

    /** How many parts of units it counts, a {@link Tapered} pair, that a piece of that type attacks so many squares. */
    long units(int type, int attacked) {
        return units[type] * attacked;
    }

    /**
     * What a side gains, a {@link Tapered} pair, by what it attacks about the enemy king.
     *
     * @param units for the squares of the king's zone that its pieces attack
     * @param attackers how many of its pieces attack there
     * @param attacks of all but the kings
     */
    long danger(Position position, int side, long units, int attackers, AttackMap attacks) {
        int defender = Color.opposite(side);
        int king = position.kingSquare(defender);
        long zoneLo = zones.zone().lo(king);
        long zoneHi = zones.zone().hi(king);
        long wideLo = zones.wide().lo(king);
        long wideHi = zones.wide().hi(king);
        int attacked = attacks.count(side, zoneLo, zoneHi);
        int guardedTwice = attacks.countTwice(defender, zoneLo & attacks.allLo(side), zoneHi & attacks.allHi(side));
        long all = danger
                + units
                + attacker * attackers
                + weakSquare * (attacked - guardedTwice)
                + nearAttack * attacks.count(side, wideLo, wideHi)
                + nearAttackTwice * attacks.countTwice(side, wideLo, wideHi)
                + nearGuard * attacks.count(defender, wideLo, wideHi);
        for (int type : pawnTypes) {
            all += pawnGuard * count(position, defender, type, zones.zone(), king);
        }
        if (attackers > 0) {
            all += checks(position, side, king, attacks);
        }
        return Tapered.of(danger(Tapered.middlegame(all)), danger(Tapered.endgame(all)));
    }

    /** Units for each kind of piece that can give check as soon as its side has the move: more when it is not taken then. */
    private long checks(Position position, int side, int king, AttackMap attacks) {
        int defender = Color.opposite(side);
        long freeLo = ~position.colorLo(side);
        long freeHi = ~position.colorHi(side);
        long safeLo = attacks.safeLo(side, defender);
        long safeHi = attacks.safeHi(side, defender);
        long occupiedLo = position.occupiedLo();
        long occupiedHi = position.occupiedHi();
        long sum = 0;
        for (int type : checkers) {
            int piece = Pieces.of(side, type);
            long lo = attacks.lo(piece) & freeLo;
            long hi = attacks.hi(piece) & freeHi;
            if ((lo | hi) == 0) {
                continue;
            }
            // From where the piece would check: where its like of the other side, on the king's square, would attack.
            PieceMoves back = compiled.moves(Pieces.of(defender, type));
            lo = lo == 0 ? 0 : lo & back.attacksLo(king, occupiedLo, occupiedHi);
            hi = hi == 0 ? 0 : hi & back.attacksHi(king, occupiedLo, occupiedHi);
            int safe = Bits.count(lo & safeLo, hi & safeHi);
            sum += safe > 1 ? check[type] + secondCheck : safe == 1 ? check[type] : 0;
            if ((lo & ~safeLo | hi & ~safeHi) != 0) {
                sum += unsafeCheck;
            }
        }
        return sum;
    }

    private static int danger(int units) {
        return units <= 0 ? 0 : Math.min(WORST, units * units / DIVISOR);
    }

    /** What the pawns before a king are worth, one's own and the enemy's, and being free to castle: a {@link Tapered} pair. */
    long shelter(Position position, int color) {
        int king = position.kingSquare(color);
        SquareTable near = zones.near(color);
        SquareTable far = zones.far(color);
        int enemy = Color.opposite(color);
        long sum = castling * castlings(position, color);
        for (int type : pawnTypes) {
            sum += nearShelter * count(position, color, type, near, king)
                    + farShelter * count(position, color, type, far, king)
                    + nearStorm * count(position, enemy, type, near, king)
                    + farStorm * count(position, enemy, type, far, king);
        }
        return sum;
    }

    private static int count(Position position, int color, int type, SquareTable where, int king) {
        return Bits.count(
                position.piecesLo(color, type) & where.lo(king), position.piecesHi(color, type) & where.hi(king));
    }

    /** In how many ways a side may still castle, now or later. */
    private int castlings(Position position, int color) {
        int count = 0;
        for (CastlingPath path : compiled.castlings(color)) {
            if (position.isVirgin(path.kingFrom()) && position.isVirgin(path.partnerFrom())) {
                count++;
            }
        }
        return count;
    }
}
