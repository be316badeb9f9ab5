package org.howdah.lab.tablebase;

import org.howdah.engine.tablebase.TableValue;
import org.howdah.rules.board.Color;

/** Counts of the positions of a table, or of a part of it. */
final class Tally {
    private static final long NONE = -1;

    final long[] positions = new long[2];
    final long[] won = new long[2];
    final long[] drawn = new long[2];
    final long[] lost = new long[2];
    final long[] spoiled = new long[2];
    /** Where the longest win and the longest loss are, by side to move. */
    final long[] longestWin = {NONE, NONE};

    final long[] longestLoss = {NONE, NONE};
    private final int[] winPlies = {-1, -1};
    private final int[] lossPlies = {-1, -1};
    long whoeverMovesLoses;
    long onlyWhiteWins;
    long onlyBlackWins;
    long zugzwang = NONE;

    void add(long index, int side, int value, long weight) {
        positions[side] += weight;
        spoiled[side] += TableValue.isSpoiled(value) ? weight : 0;
        switch (TableValue.sign(value)) {
            case 1 -> {
                won[side] += weight;
                win(side, index, TableValue.plies(value));
            }
            case -1 -> {
                lost[side] += weight;
                loss(side, index, TableValue.plies(value));
            }
            default -> drawn[side] += weight;
        }
    }

    private void win(int side, long index, int plies) {
        if (plies > winPlies[side]) {
            winPlies[side] = plies;
            longestWin[side] = index;
        }
    }

    private void loss(int side, long index, int plies) {
        if (plies > lossPlies[side]) {
            lossPlies[side] = plies;
            longestLoss[side] = index;
        }
    }

    /** A position that is legal whoever is to move. */
    void addBoth(long index, int whiteToMove, int blackToMove, long weight) {
        int moving = TableValue.sign(whiteToMove);
        int waiting = -TableValue.sign(blackToMove);
        if (moving >= waiting) {
            return;
        }
        zugzwang = zugzwang == NONE ? index : zugzwang;
        if (moving < 0 && waiting > 0) {
            whoeverMovesLoses += weight;
        } else if (waiting > 0) {
            onlyWhiteWins += weight;
        } else {
            onlyBlackWins += weight;
        }
    }

    /** Adds what was counted in a later part. */
    Tally and(Tally later) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            positions[side] += later.positions[side];
            won[side] += later.won[side];
            drawn[side] += later.drawn[side];
            lost[side] += later.lost[side];
            spoiled[side] += later.spoiled[side];
            win(side, later.longestWin[side], later.winPlies[side]);
            loss(side, later.longestLoss[side], later.lossPlies[side]);
        }
        whoeverMovesLoses += later.whoeverMovesLoses;
        onlyWhiteWins += later.onlyWhiteWins;
        onlyBlackWins += later.onlyBlackWins;
        zugzwang = zugzwang == NONE ? later.zugzwang : zugzwang;
        return this;
    }
}
