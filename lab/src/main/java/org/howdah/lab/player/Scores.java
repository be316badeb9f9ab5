package org.howdah.lab.player;

import org.howdah.engine.search.Score;

/** Scores as other programs give them. */
final class Scores {
    /** CECP writes a mate in so many moves as this and the number. */
    private static final int CECP_MATE = 100_000;

    private Scores() {}

    /** So many centipawns, however absurd. */
    static Score centipawns(int value) {
        return new Score(Math.clamp(value, 1 - Score.WON, Score.WON - 1));
    }

    /** A mate in so many moves, negative when the side to move is mated. */
    static Score mate(int moves) {
        int plies = Math.min(2 * Math.abs(moves), Score.MAX_PLY);
        return new Score(moves > 0 ? Score.MATE - plies + 1 : plies - Score.MATE);
    }

    static Score cecp(int value) {
        int moves = Math.abs(value) - CECP_MATE;
        return moves < 0 ? centipawns(value) : mate(value > 0 ? Math.max(1, moves) : -moves);
    }
}
