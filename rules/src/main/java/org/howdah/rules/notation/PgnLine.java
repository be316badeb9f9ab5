package org.howdah.rules.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves that follow one another: a game, or a variation of one.
 *
 * <p>A comment that stands between two moves belongs to the first, unless variations of it come in between. That is
 * how PGN is read, so a line that is built otherwise is put into this form.
 *
 * @param moves the moves
 * @param closing comments after the variations of the last move
 */
public record PgnLine(List<PgnMove> moves, List<String> closing) {

    public PgnLine {
        List<PgnMove> tidy = new ArrayList<>();
        for (PgnMove move : moves) {
            List<String> free = giveToLast(tidy, move.before());
            tidy.add(move.withBefore(free));
        }
        closing = giveToLast(tidy, Comments.of(closing));
        moves = List.copyOf(tidy);
    }

    /** The moves without any comment behind them. */
    public static PgnLine of(List<PgnMove> moves) {
        return new PgnLine(moves, List.of());
    }

    /** Hangs comments on the last move if nothing separates them from it; gives back those that stay free. */
    private static List<String> giveToLast(List<PgnMove> moves, List<String> comments) {
        if (comments.isEmpty()
                || moves.isEmpty()
                || !moves.getLast().variations().isEmpty()) {
            return comments;
        }
        PgnMove last = moves.removeLast();
        moves.add(last.withAfter(Comments.join(last.after(), comments)));
        return List.of();
    }
}
