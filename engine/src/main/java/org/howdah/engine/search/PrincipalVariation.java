package org.howdah.engine.search;

/** The best line found from each ply on, in one triangle of moves. */
final class PrincipalVariation {
    private static final int SIDE = Score.MAX_PLY + 1;

    private final int[] moves = new int[SIDE * SIDE];
    private final int[] length = new int[SIDE + 1];

    /** Nothing is known from that ply on. */
    void clear(int ply) {
        length[ply] = 0;
    }

    /** A move, followed by the best line of the next ply, is the best line from this one on. */
    void set(int ply, int move) {
        int row = ply * SIDE;
        moves[row] = move;
        int rest = Math.min(length[ply + 1], SIDE - 1 - ply);
        System.arraycopy(moves, row + SIDE, moves, row + 1, rest);
        length[ply] = rest + 1;
    }

    /** Copies the best line from the root, and gives its length. */
    int copyTo(int[] line) {
        System.arraycopy(moves, 0, line, 0, length[0]);
        return length[0];
    }
}
