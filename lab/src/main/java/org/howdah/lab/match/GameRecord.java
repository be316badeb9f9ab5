package org.howdah.lab.match;

import java.util.Objects;
import org.howdah.rules.notation.Result;

/**
 * A finished game, as it is kept.
 *
 * @param game its number in the match, from 0; games 2n and 2n + 1 are a pair, and the first engine is White in the first
 *     of them
 * @param result who has won; open after a fault
 * @param cause why it ended
 * @param culprit which engine's fault it was, 0 or 1; -1 when nobody's
 * @param detail the end in words
 * @param plies moves the engines made
 * @param seconds how long it took
 * @param pgn all of it
 */
public record GameRecord(
        int game, Result result, Cause cause, int culprit, String detail, int plies, double seconds, String pgn) {

    public GameRecord {
        Objects.requireNonNull(result);
        Objects.requireNonNull(cause);
        Objects.requireNonNull(detail);
        Objects.requireNonNull(pgn);
    }

    /** The engine, 0 or 1, that has White. */
    public static int white(int game) {
        return game % 2;
    }

    public boolean isFault() {
        return cause.isFault();
    }

    /** Half points of the first engine. */
    int halfPoints() {
        boolean white = white(game) == 0;
        return switch (result) {
            case WHITE_WINS -> white ? 2 : 0;
            case BLACK_WINS -> white ? 0 : 2;
            case DRAW -> 1;
            case OPEN -> throw new IllegalStateException("a game without a result");
        };
    }
}
