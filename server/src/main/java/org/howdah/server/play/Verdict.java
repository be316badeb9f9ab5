package org.howdah.server.play;

import java.util.Locale;
import org.howdah.rules.board.Color;
import org.howdah.rules.game.Outcome;
import org.howdah.server.store.Standing;

/**
 * How a game stands, or how it has ended: on the board or by the players.
 *
 * @param word as in {@code docs/http-api.md}
 * @param winner a color, or {@link #NOBODY}
 * @param sentence for people
 */
public record Verdict(String word, int winner, String sentence) {

    /** What {@link #winner} says while a game runs and when it is drawn. */
    public static final int NOBODY = -1;

    /** What the board says. */
    static Verdict of(Outcome outcome) {
        return new Verdict(outcome.word(), outcome.winner() == null ? NOBODY : outcome.winner(), outcome.sentence());
    }

    /** That color has resigned. */
    static Verdict resigned(int color) {
        int winner = Color.opposite(color);
        return new Verdict("resign-" + word(winner), winner, title(winner) + " wins: " + title(color) + " resigned.");
    }

    /** That color's time is over, and the other side could have won. */
    static Verdict lostOnTime(int color) {
        int winner = Color.opposite(color);
        return new Verdict(
                "time-" + word(winner), winner, title(winner) + " wins: " + title(color) + "'s time ran out.");
    }

    /** That color's time is over, but the other side could not have won. */
    static Verdict drawnOnTime(int color) {
        int other = Color.opposite(color);
        return new Verdict(
                "time-draw",
                NOBODY,
                "Draw: " + title(color) + "'s time ran out, but " + title(other) + " has nothing left to win with.");
    }

    /** Both sides agreed. */
    static Verdict agreed() {
        return new Verdict("agreed-draw", NOBODY, "Draw by agreement.");
    }

    /** What is stored. */
    static Verdict of(Standing standing) {
        return new Verdict(standing.status(), standing.winner(), standing.sentence());
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return !word.equals(Standing.ONGOING);
    }

    /** As PGN writes it. */
    public String result() {
        if (!isOver()) {
            return "*";
        }
        return switch (winner) {
            case Color.WHITE -> "1-0";
            case Color.BLACK -> "0-1";
            default -> "1/2-1/2";
        };
    }

    private static String word(int color) {
        return Color.name(color).toLowerCase(Locale.ROOT);
    }

    private static String title(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
