package org.howdah.rules.position;

import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.SquareTable;
import org.howdah.rules.variant.Attackers;

/**
 * What bears on the king of the side to move: where an answer to a check must end, and which of its pieces are pinned to
 * which line. Holds in variants whose captures are all leaps and rides.
 */
public final class KingLines {
    private static final int MOST_PINS = 64;

    private long checkersLo;
    private long checkersHi;
    private long answersLo;
    private long answersHi;
    private long pinnedLo;
    private long pinnedHi;
    private int pins;
    private final int[] pinnedSquare = new int[MOST_PINS];
    private final long[] lineLo = new long[MOST_PINS];
    private final long[] lineHi = new long[MOST_PINS];

    KingLines() {}

    void find(Position p) {
        checkersLo = 0;
        checkersHi = 0;
        answersLo = -1;
        answersHi = -1;
        pinnedLo = 0;
        pinnedHi = 0;
        pins = 0;
        int us = p.sideToMove();
        int king = p.kingSquare(us);
        Attackers attackers = p.variant().attackers(Color.opposite(us));
        for (Attackers.Leaper leaper : attackers.leapers()) {
            addLeapers(p, leaper, king);
        }
        for (Attackers.Riders riders : attackers.riders()) {
            addRiders(p, riders, king, us);
        }
    }

    private void addLeapers(Position p, Attackers.Leaper leaper, int king) {
        SquareTable from = leaper.from();
        long lo = from.lo(king) & p.piecesLo(leaper.piece());
        long hi = from.hi(king) & p.piecesHi(leaper.piece());
        if ((lo | hi) == 0) {
            return;
        }
        if (leaper.firstMove()) {
            lo &= p.firstMoversLo(leaper.piece());
            hi &= p.firstMoversHi(leaper.piece());
        }
        while ((lo | hi) != 0) {
            int square = Bits.lowest(lo, hi);
            addChecker(square, 0, 0);
            lo &= ~Bits.lo(square);
            hi &= ~Bits.hi(square);
        }
    }

    private void addChecker(int square, long betweenLo, long betweenHi) {
        checkersLo |= Bits.lo(square);
        checkersHi |= Bits.hi(square);
        answersLo &= Bits.lo(square) | betweenLo;
        answersHi &= Bits.hi(square) | betweenHi;
    }

    private void addRiders(Position p, Attackers.Riders riders, int king, int us) {
        long lo = 0;
        long hi = 0;
        for (int piece : riders.pieces()) {
            lo |= p.piecesLo(piece);
            hi |= p.piecesHi(piece);
        }
        lo &= riders.from().lo(king);
        hi &= riders.from().hi(king);
        while ((lo | hi) != 0) {
            int rider = Bits.lowest(lo, hi);
            lo &= ~Bits.lo(rider);
            hi &= ~Bits.hi(rider);
            long betweenLo = riders.lines().betweenLo(king, rider);
            long betweenHi = riders.lines().betweenHi(king, rider);
            long blockersLo = betweenLo & p.occupiedLo();
            long blockersHi = betweenHi & p.occupiedHi();
            if ((blockersLo | blockersHi) == 0) {
                addChecker(rider, betweenLo, betweenHi);
            } else if (Bits.isSingle(blockersLo, blockersHi)
                    && (blockersLo & p.colorLo(us) | blockersHi & p.colorHi(us)) != 0) {
                addPin(blockersLo, blockersHi, betweenLo | Bits.lo(rider), betweenHi | Bits.hi(rider));
            }
        }
    }

    private void addPin(long blockerLo, long blockerHi, long lineToLo, long lineToHi) {
        pinnedLo |= blockerLo;
        pinnedHi |= blockerHi;
        pinnedSquare[pins] = Bits.lowest(blockerLo, blockerHi);
        lineLo[pins] = lineToLo;
        lineHi[pins] = lineToHi;
        pins++;
    }

    /** Whether the king is in check. */
    public boolean inCheck() {
        return (checkersLo | checkersHi) != 0;
    }

    /** The squares 0-63 on which a move of another piece than the king answers every check. */
    public long answersLo() {
        return answersLo;
    }

    /** The squares 64-127 on which a move of another piece than the king answers every check. */
    public long answersHi() {
        return answersHi;
    }

    /** Whether the piece on a square is pinned. */
    public boolean isPinned(int square) {
        return Bits.contains(pinnedLo, pinnedHi, square);
    }

    /** The squares 0-63 on which a piece on a square keeps its king covered from those that pin it. */
    public long lineLo(int square) {
        long lo = -1;
        for (int i = 0; i < pins; i++) {
            if (pinnedSquare[i] == square) {
                lo &= lineLo[i];
            }
        }
        return lo;
    }

    /** The squares 64-127 on which a piece on a square keeps its king covered from those that pin it. */
    public long lineHi(int square) {
        long hi = -1;
        for (int i = 0; i < pins; i++) {
            if (pinnedSquare[i] == square) {
                hi &= lineHi[i];
            }
        }
        return hi;
    }
}
