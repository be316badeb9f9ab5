package org.howdah.engine.eval;

import java.util.Arrays;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceMoves;

/**
 * What is good and bad about the pawns: passed ones by how near they are to promotion, doubled, isolated and guarded ones.
 * Pawns seldom change from one position to the next, so what has been found about them is kept, one row of longs a
 * placement.
 */
final class PawnStructure {
    private static final int ROWS = 1 << 10;
    private static final int WIDTH = 18;

    // Columns of a row; those for Black, or for the upper half of a set, come one after those named.
    private static final int PAWNS = 0;
    private static final int SCORE = 4;
    private static final int PASSED = 6;
    private static final int ATTACKS = 10;
    private static final int LATER = 14;

    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    private final Board board;
    private final CompiledVariant compiled;
    private final PawnPaths paths;
    private final int[] types;
    private final long doubled;
    private final long isolated;
    private final long guarded;
    private final long passedKings;
    private final long[] passed;

    /** With more ranks to go than this the kings do not matter yet. */
    private final int far;

    private final long[] rows = new long[ROWS * WIDTH];
    private int row;

    PawnStructure(CompiledVariant compiled, PawnPaths paths, Weights weights) {
        this.compiled = compiled;
        this.board = compiled.board();
        this.paths = paths;
        types = paths.pawns().stream().mapToInt(Integer::intValue).toArray();
        doubled = weights.tapered(GameTerm.DOUBLED);
        isolated = weights.tapered(GameTerm.ISOLATED);
        guarded = weights.tapered(GameTerm.GUARDED);
        passedKings = weights.tapered(GameTerm.PASSED_KINGS);
        far = board.ranks() / 2;
        passed = new long[board.ranks()];
        for (int toGo = 1; toGo < board.ranks(); toGo++) {
            passed[toGo] = weights.tapered(GameTerm.passed(toGo));
        }
    }

    /** Takes up the pawns of a position, and tells what they attack. */
    void take(Position position, AttackMap attacks) {
        if (types.length == 1) {
            look(position, types[0]);
        } else {
            // Games with several kinds of pawns are rare: nothing is kept for them.
            row = 0;
            Arrays.fill(rows, 0, WIDTH, 0);
            for (int type : types) {
                fill(position, type);
            }
        }
        for (int color = 0; color < 2; color++) {
            int now = row + ATTACKS + 2 * color;
            int later = row + LATER + 2 * color;
            attacks.setPawns(color, rows[now], rows[now + 1], rows[later], rows[later + 1]);
        }
    }

    private void look(Position position, int type) {
        long whiteLo = position.piecesLo(Color.WHITE, type);
        long whiteHi = position.piecesHi(Color.WHITE, type);
        long blackLo = position.piecesLo(Color.BLACK, type);
        long blackHi = position.piecesHi(Color.BLACK, type);
        long hash = ((((whiteLo * MIX) ^ blackLo) * MIX ^ whiteHi) * MIX ^ blackHi) * MIX;
        row = (int) (hash >>> 44 & ROWS - 1) * WIDTH;
        // A row that was never filled is that of no pawns at all, and right.
        if (rows[row + PAWNS] != whiteLo
                || rows[row + PAWNS + 1] != whiteHi
                || rows[row + PAWNS + 2] != blackLo
                || rows[row + PAWNS + 3] != blackHi) {
            Arrays.fill(rows, row, row + WIDTH, 0);
            rows[row + PAWNS] = whiteLo;
            rows[row + PAWNS + 1] = whiteHi;
            rows[row + PAWNS + 2] = blackLo;
            rows[row + PAWNS + 3] = blackHi;
            fill(position, type);
        }
    }

    private void fill(Position position, int type) {
        fill(position, Color.WHITE, type);
        fill(position, Color.BLACK, type);
    }

    private void fill(Position position, int color, int type) {
        long ownLo = position.piecesLo(color, type);
        long ownHi = position.piecesHi(color, type);
        long enemyLo = position.piecesLo(Color.opposite(color), type);
        long enemyHi = position.piecesHi(Color.opposite(color), type);
        PieceMoves moves = compiled.moves(Pieces.of(color, type));
        int attacks = row + ATTACKS + 2 * color;
        int later = row + LATER + 2 * color;
        int passing = row + PASSED + 2 * color;
        long sum = 0;
        for (long lo = ownLo, hi = ownHi; (lo | hi) != 0; ) {
            int square = Bits.lowest(lo, hi);
            hi &= lo == 0 ? hi - 1 : -1;
            lo &= lo - 1;
            rows[attacks] |= moves.attacksLo(square, 0, 0);
            rows[attacks + 1] |= moves.attacksHi(square, 0, 0);
            rows[later] |= paths.laterLo(color, square);
            rows[later + 1] |= paths.laterHi(color, square);
            if (!paths.isClearAhead(color, square, ownLo, ownHi)) {
                sum += doubled;
            } else if (paths.isPassed(color, square, enemyLo, enemyHi)) {
                rows[passing] |= Bits.lo(square);
                rows[passing + 1] |= Bits.hi(square);
            }
            if (paths.isIsolated(square, ownLo, ownHi)) {
                sum += isolated;
            }
        }
        sum += guarded * Bits.count(ownLo & rows[attacks], ownHi & rows[attacks + 1]);
        rows[row + SCORE + color] += sum;
    }

    /** The score of a side's pawns in the position last taken up, a {@link Tapered} pair. */
    long score(Position position, int color) {
        long sum = rows[row + SCORE + color];
        long lo = rows[row + PASSED + 2 * color];
        long hi = rows[row + PASSED + 2 * color + 1];
        while ((lo | hi) != 0) {
            int square = Bits.lowest(lo, hi);
            hi &= lo == 0 ? hi - 1 : -1;
            lo &= lo - 1;
            sum += passed(position, color, square);
        }
        return sum;
    }

    private long passed(Position position, int color, int square) {
        int toGo = paths.toGo(color, square);
        long bonus = passed[toGo];
        int front = paths.front(color, square);
        if (front < 0) {
            return bonus;
        }
        if (position.pieceAt(front) != 0) {
            bonus = Tapered.of(Tapered.middlegame(bonus) / 2, Tapered.endgame(bonus) / 2);
        }
        return toGo > far ? bonus : bonus + passedKings * kingsLead(position, color, front);
    }

    /** How many moves farther from a square the enemy's king is than one's own. */
    private int kingsLead(Position position, int color, int square) {
        return distance(position.kingSquare(Color.opposite(color)), square)
                - distance(position.kingSquare(color), square);
    }

    private int distance(int a, int b) {
        return Math.max(Math.abs(board.file(a) - board.file(b)), Math.abs(board.rank(a) - board.rank(b)));
    }
}
