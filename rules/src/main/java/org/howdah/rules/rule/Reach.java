package org.howdah.rules.rule;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Board;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.LameLeap;
import org.howdah.rules.variant.PieceMoves;
import org.howdah.rules.variant.TwoLegs;
import org.jspecify.annotations.Nullable;

/**
 * What a piece could do from where it stands, whoever is to move and whatever its king says: for showing people how it
 * moves. An empty square may be marked for moving, for capturing an enemy that stood there, or both.
 */
public final class Reach {
    /** What a piece may do on a square. */
    public enum Way {
        /** Move there while it is empty. */
        MOVE,
        /** Capture an enemy there. */
        CAPTURE,
        /** It gets there by a leap over whatever is between. */
        LEAP,
        /** Only on its first move. */
        FIRST_MOVE,
        /** By a second leg, after a capture on the first. */
        SECOND_LEG,
        /** Its own square: capture and return. */
        RETURN,
        /** Its own square: pass the turn. */
        PASS
    }

    private final Position p;
    private final Board board;
    private final int from;
    private final int color;
    private final Map<Integer, Set<Way>> ways = new TreeMap<>();

    private Reach(Position p, int from) {
        this.p = p;
        this.from = from;
        board = p.variant().board();
        color = Pieces.color(p.pieceAt(from));
    }

    /** What the piece on a square could do, by square; nothing when the square is empty. */
    public static Map<Integer, Set<Way>> of(Position p, int square) {
        if (p.pieceAt(square) == Pieces.NONE) {
            return Map.of();
        }
        Reach reach = new Reach(p, square);
        int piece = p.pieceAt(square);
        reach.add(p.variant().moves(piece), false);
        PieceMoves first = Generator.firstMoves(p, square, piece);
        if (first != null) {
            reach.add(first, true);
        }
        return reach.ways;
    }

    private void add(PieceMoves moves, boolean firstMove) {
        long emptyLo = ~p.occupiedLo();
        long emptyHi = ~p.occupiedHi();
        long moveLo = moves.targetsLo(from, 0, 0, p.occupiedLo(), p.occupiedHi()) & emptyLo;
        long moveHi = moves.targetsHi(from, 0, 0, p.occupiedLo(), p.occupiedHi()) & emptyHi;
        long captureLo = moves.attacksLo(from, p.occupiedLo(), p.occupiedHi()) & ~p.colorLo(color);
        long captureHi = moves.attacksHi(from, p.occupiedLo(), p.occupiedHi()) & ~p.colorHi(color);
        for (int square = 0; square < board.squares(); square++) {
            boolean leaps = isLeap(moves.leaps(), square)
                    || isLeap(moves.quietLeaps(), square)
                    || isLeap(moves.captureLeaps(), square);
            if (Bits.contains(moveLo, moveHi, square)) {
                mark(square, Way.MOVE, leaps, firstMove);
            }
            if (Bits.contains(captureLo, captureHi, square)) {
                mark(square, Way.CAPTURE, leaps, firstMove);
            }
        }
        for (LameLeap leap : moves.lameLeaps()) {
            int to = leap.target(from);
            boolean captures = leap.captures() && to != Bits.EMPTY && !isOwn(to);
            if (captures && leap.isFree(from, p.occupiedLo(), p.occupiedHi())) {
                mark(to, Way.CAPTURE, false, firstMove);
            }
        }
        if (moves.twoLegs() != null) {
            addTwoLegs(moves.twoLegs());
        }
    }

    /** Whether a table has a leap to a square that is not next to the piece. */
    private boolean isLeap(@Nullable SquareTable leaps, int to) {
        int files = Math.abs(board.file(to) - board.file(from));
        int ranks = Math.abs(board.rank(to) - board.rank(from));
        return leaps != null && leaps.contains(from, to) && Math.max(files, ranks) > 1;
    }

    private void mark(int square, Way way, boolean leaps, boolean firstMove) {
        boolean isNew = !ways.containsKey(square);
        Set<Way> marks = ways.computeIfAbsent(square, s -> EnumSet.noneOf(Way.class));
        marks.add(way);
        if (leaps) {
            marks.add(Way.LEAP);
        }
        if (firstMove && isNew) {
            marks.add(Way.FIRST_MOVE);
        }
    }

    private boolean isOwn(int square) {
        return p.pieceAt(square) != Pieces.NONE && Pieces.color(p.pieceAt(square)) == color;
    }

    private boolean isEnemy(int square) {
        return p.pieceAt(square) != Pieces.NONE && Pieces.color(p.pieceAt(square)) == Color.opposite(color);
    }

    private void addTwoLegs(TwoLegs legs) {
        for (int i = 0; i < legs.count(from); i++) {
            if (!isEnemy(legs.victim(from, i))) {
                continue;
            }
            for (int to = 0; to < board.squares(); to++) {
                if (Bits.contains(legs.secondLo(from, i), legs.secondHi(from, i), to) && (to == from || !isOwn(to))) {
                    mark(to, to == from ? Way.RETURN : Way.SECOND_LEG, false, false);
                }
            }
        }
        SquareTable pass = legs.pass();
        if (pass != null && ((pass.lo(from) & ~p.occupiedLo()) | (pass.hi(from) & ~p.occupiedHi())) != 0) {
            mark(from, Way.PASS, false, false);
        }
    }
}
