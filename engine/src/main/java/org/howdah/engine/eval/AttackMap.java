package org.howdah.engine.eval;

import org.howdah.rules.board.Bits;

/** The squares each side attacks in the position being evaluated: by pawns, and by anything at all. Reused, not shared. */
final class AttackMap {
    private final long[] allLo = new long[2];
    private final long[] allHi = new long[2];
    private final long[] pawnsLo = new long[2];
    private final long[] pawnsHi = new long[2];

    void clear() {
        for (int color = 0; color < 2; color++) {
            allLo[color] = 0;
            allHi[color] = 0;
            pawnsLo[color] = 0;
            pawnsHi[color] = 0;
        }
    }

    void add(int color, long lo, long hi) {
        allLo[color] |= lo;
        allHi[color] |= hi;
    }

    void addPawn(int color, long lo, long hi) {
        pawnsLo[color] |= lo;
        pawnsHi[color] |= hi;
        add(color, lo, hi);
    }

    long pawnsLo(int color) {
        return pawnsLo[color];
    }

    long pawnsHi(int color) {
        return pawnsHi[color];
    }

    /** How many squares of a set the pawns of a side attack. */
    int countByPawns(int color, long lo, long hi) {
        return Bits.count(lo & pawnsLo[color], hi & pawnsHi[color]);
    }

    /** How many squares of a set one side attacks and the other does not guard. */
    int countUnguarded(int attacker, int owner, long lo, long hi) {
        return Bits.count(lo & allLo[attacker] & ~allLo[owner], hi & allHi[attacker] & ~allHi[owner]);
    }
}
