package org.howdah.lab.match;

import java.util.List;
import org.howdah.engine.search.Score;
import org.howdah.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * When a game is ended early.
 *
 * @param win what has to be agreed for a win, null when nothing ends a game so
 * @param draw what has to be agreed for a draw, null when nothing ends a game so
 * @param mostPlies moves by both sides after which a game is a draw, 0 for any number
 */
public record Adjudication(@Nullable Win win, @Nullable Draw draw, int mostPlies) {
    /** Games are played to their end. */
    public static final Adjudication NONE = new Adjudication(null, null, 0);

    /**
     * Both engines see one side so far ahead.
     *
     * @param moves by each side in a row
     * @param centipawns at least
     */
    public record Win(int moves, int centipawns) {}

    /**
     * Both engines see no difference.
     *
     * @param moves by each side in a row
     * @param centipawns at most, either way
     * @param fromMove not before this move of the game
     */
    public record Draw(int moves, int centipawns, int fromMove) {}

    /** What White's advantage has been in the eyes of the movers of the last plies, if all of them said. */
    private record Agreement(int least, int most) {}

    /** The color that has won after these plies, by agreement. */
    @Nullable Integer winner(List<PlayedPly> plies, int sideToMove) {
        Agreement agreement = win == null ? null : agreement(plies, sideToMove, 2 * win.moves());
        if (win == null || agreement == null) {
            return null;
        }
        return agreement.least() >= win.centipawns()
                ? (Integer) Color.WHITE
                : agreement.most() <= -win.centipawns() ? (Integer) Color.BLACK : null;
    }

    /** Whether the game is a draw by agreement. */
    boolean isDraw(List<PlayedPly> plies, int sideToMove, int moveNumber) {
        if (draw == null || moveNumber < draw.fromMove()) {
            return false;
        }
        Agreement agreement = agreement(plies, sideToMove, 2 * draw.moves());
        return agreement != null && agreement.least() >= -draw.centipawns() && agreement.most() <= draw.centipawns();
    }

    private static @Nullable Agreement agreement(List<PlayedPly> plies, int sideToMove, int last) {
        if (plies.size() < last) {
            return null;
        }
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        int color = Color.opposite(sideToMove);
        for (PlayedPly ply : plies.subList(plies.size() - last, plies.size()).reversed()) {
            Score score = ply.score();
            if (score == null) {
                return null;
            }
            int forWhite = color == Color.WHITE ? score.value() : -score.value();
            least = Math.min(least, forWhite);
            most = Math.max(most, forWhite);
            color = Color.opposite(color);
        }
        return new Agreement(least, most);
    }
}
