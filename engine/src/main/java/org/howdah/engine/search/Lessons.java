package org.howdah.engine.search;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;

/**
 * What the moves of a node teach the {@link History}: those that were tried and did not refute the position, the one that
 * did, and the move before it. One row a ply.
 */
final class Lessons {
    private static final int MOST_QUIETS = 64;
    private static final int MOST_NOISY = 32;

    /** A move that comes no later than this was expected to be good. */
    private static final int EARLY = 2;

    private final SearchState state;
    private final Position position;
    private final History history;
    private final int[][] quiets = new int[Score.MAX_PLY + 1][MOST_QUIETS];
    private final int[][] noisy = new int[Score.MAX_PLY + 1][MOST_NOISY];
    private final int[] quietCounts = new int[Score.MAX_PLY + 1];
    private final int[] noisyCounts = new int[Score.MAX_PLY + 1];

    /** Of the move made last at each ply, whether it was quiet, and how many had been tried with it. */
    private final boolean[] quietMade = new boolean[Score.MAX_PLY + 1];

    private final int[] numberMade = new int[Score.MAX_PLY + 1];

    Lessons(SearchState state) {
        this.state = state;
        position = state.position;
        history = state.history;
    }

    /** No move has been tried at a ply yet. */
    void begin(int ply) {
        quietCounts[ply] = 0;
        noisyCounts[ply] = 0;
    }

    /** A move is made at a ply, the {@code number}-th that is tried. */
    void made(int ply, boolean quiet, int number) {
        quietMade[ply] = quiet;
        numberMade[ply] = number;
    }

    /** What is made at a ply, a null move for example, is not to be learnt about. */
    void madeAside(int ply) {
        quietMade[ply] = false;
    }

    /** A move has been tried at a ply, and does not refute the position. */
    void tried(int ply, int move, boolean quiet) {
        if (quiet && quietCounts[ply] < MOST_QUIETS) {
            quiets[ply][quietCounts[ply]++] = move;
        } else if (!quiet && noisyCounts[ply] < MOST_NOISY) {
            noisy[ply][noisyCounts[ply]++] = move;
        }
    }

    /** How many quiet moves have been tried at a ply, as far as they are kept. */
    int quietsTried(int ply) {
        return quietCounts[ply];
    }

    /** How good a quiet move of the position at a ply has been so far. */
    int merit(int ply, int move) {
        return history.of(position, move, state.placeBefore(ply), state.placeBeforeThat(ply));
    }

    /** A move refutes the position at a ply: that move was good, those tried before it and the one answered were not. */
    void refutes(int ply, int move, boolean quiet, int depth) {
        int bonus = History.bonus(depth);
        if (quiet) {
            add(ply, move, bonus);
            for (int i = 0; i < quietCounts[ply]; i++) {
                add(ply, quiets[ply][i], -bonus);
            }
            state.addKiller(ply, move);
        } else {
            history.addCapture(position, move, bonus);
        }
        for (int i = 0; i < noisyCounts[ply]; i++) {
            history.addCapture(position, noisy[ply][i], -bonus);
        }
        blameBefore(ply, bonus);
    }

    /** The table's move is known to refute the position at a ply. */
    void refutesAgain(int ply, int tableMove, int depth) {
        int bonus = History.bonus(depth);
        if (tableMove != Move.NONE && !state.picker(ply).isNoisy(tableMove)) {
            add(ply, tableMove, bonus);
        }
        blameBefore(ply, bonus);
    }

    /** No move refutes the position at a ply: the move that led to it was good. */
    void isNotRefuted(int ply, int depth) {
        if (ply > 0 && quietMade[ply - 1]) {
            addBefore(ply, History.bonus(depth));
        }
    }

    /**
     * A quiet move that was at first searched less deep has been searched again.
     *
     * @param place of the move, as {@link History#place} names it
     * @param good whether it kept what it had promised
     */
    void searchedAgain(int ply, int place, boolean good, int depth) {
        int bonus = History.bonus(depth);
        history.addFollowing(place, state.placeBefore(ply), state.placeBeforeThat(ply), good ? bonus : -bonus);
    }

    private void add(int ply, int move, int bonus) {
        history.add(position, move, state.placeBefore(ply), state.placeBeforeThat(ply), bonus);
    }

    private void blameBefore(int ply, int bonus) {
        if (ply > 0 && quietMade[ply - 1] && numberMade[ply - 1] <= EARLY) {
            addBefore(ply, -bonus);
        }
    }

    private void addBefore(int ply, int bonus) {
        int beforeThat = ply > 1 ? state.placeBeforeThat(ply - 1) : History.noPlace();
        history.addFollowing(state.placeBefore(ply), state.placeBeforeThat(ply), beforeThat, bonus);
    }
}
