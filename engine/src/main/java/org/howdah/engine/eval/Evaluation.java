package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.Variant;

/**
 * The static evaluation: how good a position is without looking ahead, in centipawns.
 *
 * <p>Not for several threads at once: it keeps its sums in fields. It allocates nothing.
 */
public final class Evaluation {
    private static final int TEMPO = 12;

    /** A piece in hand is nearly as good as one on the board, as long as it can still get there. */
    private static final int HAND_PERCENT = 88;

    private static final int LARGEST = 20_000;
    private static final long ATTACKED_BY_PAWN = Tapered.of(-38, -30);
    private static final long UNGUARDED = Tapered.of(-22, -22);

    private final CompiledVariant compiled;
    private final int types;
    private final PieceValues values;
    private final SquareTables squares;
    private final MobilityScores mobility;
    private final PawnStructure pawns;
    private final KingSafety kings;
    private final Endgames endgames;
    private final boolean[] pawn = new boolean[Pieces.MAX_TYPE + 1];
    private final boolean[] royal = new boolean[Pieces.MAX_TYPE + 1];
    private final boolean gating;
    private final int fullForce;

    private final AttackMap attacks = new AttackMap();
    private final int[] force = new int[2];
    private final int[] pawnCount = new int[2];

    /** Derives all tables for a variant. */
    public Evaluation(CompiledVariant compiled) {
        this.compiled = compiled;
        Variant variant = compiled.variant();
        types = variant.pieces().size();
        values = new PieceValues(variant);
        PawnPaths paths = new PawnPaths(variant);
        squares = new SquareTables(variant, values, paths);
        mobility = new MobilityScores(variant, paths);
        pawns = new PawnStructure(paths, variant.board().ranks());
        kings = new KingSafety(variant, variant.board(), values, paths);
        endgames = new Endgames(variant);
        gating = variant.gating() != null;
        for (int type = 1; type <= types; type++) {
            pawn[type] = paths.isPawn(type);
            royal[type] = variant.piece(type).royal();
        }
        fullForce = Math.max(1, startingForce(variant));
    }

    private int startingForce(Variant variant) {
        int sum = 0;
        for (int piece : variant.start().board()) {
            sum += pawn[Pieces.type(piece)] ? 0 : values.of(Pieces.type(piece));
        }
        for (int type : variant.start().hand()) {
            sum += 2 * values.of(type);
        }
        return sum;
    }

    /** What the pieces of this variant are worth. */
    public PieceValues values() {
        return values;
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
        attacks.clear();
        pawnAttacks(position, Color.WHITE);
        pawnAttacks(position, Color.BLACK);
        long sum = side(position, Color.WHITE) - side(position, Color.BLACK) + pawns.score(position);
        sum += threatened(position, Color.WHITE) - threatened(position, Color.BLACK);
        int phase = Math.min(fullForce, force[Color.WHITE] + force[Color.BLACK]);
        int score = Tapered.blend(sum, phase, fullForce);
        score = adjustForEnd(position, score);
        score = Math.clamp(score, -LARGEST, LARGEST);
        return (position.sideToMove() == Color.WHITE ? score : -score) + TEMPO;
    }

    private void pawnAttacks(Position position, int color) {
        for (int type = 1; type <= types; type++) {
            if (!pawn[type]) {
                continue;
            }
            PieceMoves moves = compiled.moves(Pieces.of(color, type));
            long lo = position.piecesLo(color, type);
            long hi = position.piecesHi(color, type);
            while ((lo | hi) != 0) {
                int square = Bits.lowest(lo, hi);
                hi &= lo == 0 ? hi - 1 : -1;
                lo &= lo - 1;
                attacks.addPawn(color, moves.attacksLo(square, 0, 0), moves.attacksHi(square, 0, 0));
            }
        }
    }

    /** What a side loses by pieces that pawns attack, or that are attacked at all and not guarded. */
    private long threatened(Position position, int color) {
        long lo = position.colorLo(color);
        long hi = position.colorHi(color);
        for (int type = 1; type <= types; type++) {
            if (pawn[type] || royal[type]) {
                lo &= ~position.piecesLo(color, type);
                hi &= ~position.piecesHi(color, type);
            }
        }
        int enemy = Color.opposite(color);
        return ATTACKED_BY_PAWN * attacks.countByPawns(enemy, lo, hi)
                + UNGUARDED * attacks.countUnguarded(enemy, color, lo, hi);
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

    /** One side's pieces, what they reach and attack, its hand and its king's shelter; counted for that side. */
    private long side(Position position, int color) {
        long ownLo = position.colorLo(color);
        long ownHi = position.colorHi(color);
        int enemy = Color.opposite(color);
        long enemyLo = position.colorLo(enemy);
        long enemyHi = position.colorHi(enemy);
        SquareTable zone = kings.zone();
        int enemyKing = position.kingSquare(enemy);
        long zoneLo = zone.lo(enemyKing);
        long zoneHi = zone.hi(enemyKing);
        long freeLo = ~(ownLo | attacks.pawnsLo(enemy));
        long freeHi = ~(ownHi | attacks.pawnsHi(enemy));
        long sum = 0;
        int moves = 0;
        int units = 0;
        int attackers = 0;
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
                force[color] += values.of(type) * Bits.count(lo, hi);
            }
            PieceMoves pieceMoves = compiled.moves(piece);
            while ((lo | hi) != 0) {
                int square = Bits.lowest(lo, hi);
                hi &= lo == 0 ? hi - 1 : -1;
                lo &= lo - 1;
                sum += squares.of(piece, square);
                if (pawn[type]) {
                    continue;
                }
                long toLo = pieceMoves.attacksLo(square, ownLo | enemyLo, ownHi | enemyHi);
                long toHi = pieceMoves.attacksHi(square, ownLo | enemyLo, ownHi | enemyHi);
                attacks.add(color, toLo, toHi);
                if (royal[type]) {
                    continue;
                }
                moves += mobility.of(type, Bits.count(toLo & freeLo, toHi & freeHi));
                int attacked = Bits.count(toLo & zoneLo, toHi & zoneHi);
                if (attacked > 0) {
                    attackers++;
                    units += kings.units(type, attacked);
                }
            }
        }
        int danger = KingSafety.danger(units, attackers) + kings.shelter(position, color);
        return sum + hand(position, color) + Tapered.of(moves + danger, moves);
    }

    private long hand(Position position, int color) {
        if (position.handIsEmpty(color)) {
            return 0;
        }
        long virginLo = position.virginLo() & position.colorLo(color);
        long virginHi = position.virginHi() & position.colorHi(color);
        int places = gating ? Bits.count(virginLo, virginHi) : Integer.MAX_VALUE;
        int sum = 0;
        for (int type = 1; type <= types; type++) {
            int waiting = Math.min(places, position.hand(color, type));
            places -= waiting;
            sum += waiting * values.of(type);
            force[color] += waiting * values.of(type);
        }
        return Tapered.of(sum * HAND_PERCENT / 100, sum * HAND_PERCENT / 100);
    }
}
