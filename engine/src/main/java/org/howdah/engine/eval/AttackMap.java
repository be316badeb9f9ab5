package org.howdah.engine.eval;

import java.util.Arrays;
import org.howdah.rules.board.Bits;
import org.howdah.rules.board.Color;
import org.howdah.rules.board.Pieces;

/**
 * The squares each side attacks in the position being evaluated: by pawns, by pieces of each type, and by anything at
 * all; and those its pawns may attack sooner or later. Reused, not shared.
 */
final class AttackMap {
    private final long[] allLo = new long[2];
    private final long[] allHi = new long[2];
    private final long[] twiceLo = new long[2];
    private final long[] twiceHi = new long[2];
    private final long[] pawnsLo = new long[2];
    private final long[] pawnsHi = new long[2];
    private final long[] laterLo = new long[2];
    private final long[] laterHi = new long[2];
    private final long[] kingLo = new long[2];
    private final long[] kingHi = new long[2];
    private final long[] lo;
    private final long[] hi;

    /** @param types how many kinds of pieces there are */
    AttackMap(int types) {
        int codes = Math.max(Pieces.of(Color.WHITE, types), Pieces.of(Color.BLACK, types)) + 1;
        lo = new long[codes];
        hi = new long[codes];
    }

    void clear() {
        Arrays.fill(allLo, 0);
        Arrays.fill(allHi, 0);
        Arrays.fill(twiceLo, 0);
        Arrays.fill(twiceHi, 0);
        Arrays.fill(lo, 0);
        Arrays.fill(hi, 0);
    }

    /**
     * Squares that the pieces of one kind attack.
     *
     * @param againLo those of them, lower half, that more than one of these pieces attack
     */
    void add(int color, int piece, long addLo, long addHi, long againLo, long againHi) {
        lo[piece] = addLo;
        hi[piece] = addHi;
        twiceLo[color] |= againLo | allLo[color] & addLo;
        twiceHi[color] |= againHi | allHi[color] & addHi;
        allLo[color] |= addLo;
        allHi[color] |= addHi;
    }

    /** Squares that the king attacks: apart from the others, until {@link #addKings}. */
    void setKing(int color, long setLo, long setHi) {
        kingLo[color] = setLo;
        kingHi[color] = setHi;
    }

    /** Puts what the kings attack to the rest. */
    void addKings() {
        for (int color = 0; color < 2; color++) {
            allLo[color] |= kingLo[color];
            allHi[color] |= kingHi[color];
        }
    }

    /** What a side's pawns attack, and what they may attack as they go. */
    void setPawns(int color, long nowLo, long nowHi, long thenLo, long thenHi) {
        pawnsLo[color] = nowLo;
        pawnsHi[color] = nowHi;
        laterLo[color] = thenLo;
        laterHi[color] = thenHi;
    }

    /** Puts what the pawns attack to the rest. */
    void addPawns() {
        for (int color = 0; color < 2; color++) {
            twiceLo[color] |= allLo[color] & pawnsLo[color];
            twiceHi[color] |= allHi[color] & pawnsHi[color];
            allLo[color] |= pawnsLo[color];
            allHi[color] |= pawnsHi[color];
        }
    }

    long lo(int piece) {
        return lo[piece];
    }

    long hi(int piece) {
        return hi[piece];
    }

    long allLo(int color) {
        return allLo[color];
    }

    long allHi(int color) {
        return allHi[color];
    }

    /** Squares, lower half, where a piece of the enemy could go without being taken, as far as one exchange tells. */
    long safeLo(int enemy, int owner) {
        return ~allLo[owner] & (~kingLo[owner] | twiceLo[enemy]);
    }

    long safeHi(int enemy, int owner) {
        return ~allHi[owner] & (~kingHi[owner] | twiceHi[enemy]);
    }

    long pawnsLo(int color) {
        return pawnsLo[color];
    }

    long pawnsHi(int color) {
        return pawnsHi[color];
    }

    /** How many squares of a set the pawns of a side attack. */
    int countByPawns(int color, long setLo, long setHi) {
        return Bits.count(setLo & pawnsLo[color], setHi & pawnsHi[color]);
    }

    /** How many squares of a set the pawns of a side may attack, now or later. */
    int countLaterByPawns(int color, long setLo, long setHi) {
        return Bits.count(setLo & laterLo[color], setHi & laterHi[color]);
    }

    /** How many squares of a set a side attacks. */
    int count(int color, long setLo, long setHi) {
        return Bits.count(setLo & allLo[color], setHi & allHi[color]);
    }

    /** How many squares of a set a side attacks more than once. */
    int countTwice(int color, long setLo, long setHi) {
        return Bits.count(setLo & twiceLo[color], setHi & twiceHi[color]);
    }

    /** How many squares of a set its owner does not guard. */
    int countUnguarded(int owner, long setLo, long setHi) {
        return Bits.count(setLo & ~allLo[owner], setHi & ~allHi[owner]);
    }
}
