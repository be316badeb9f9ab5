package org.howdah.rules.variant;

import org.howdah.rules.betza.Step;
import org.howdah.rules.board.Board;

/** How Black's side of the board follows from White's. */
public enum Symmetry {
    /** The ranks are mirrored: a1 answers to a8, as in orthodox chess. */
    MIRROR,
    /** The board is turned by half: a1 answers to h8. */
    ROTATE;

    /** The square that answers for one side to a square of the other. */
    public int answer(Board board, int square) {
        int file = this == MIRROR ? board.file(square) : board.files() - 1 - board.file(square);
        return board.square(file, board.ranks() - 1 - board.rank(square));
    }

    /** The step that answers for one side to a step of the other. */
    public Step answer(Step step) {
        return new Step(this == MIRROR ? step.files() : -step.files(), -step.ranks());
    }
}
