package org.howdah.cli;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.howdah.rules.board.Color;

/** Small pieces of English and of notation. */
final class Text {
    private Text() {}

    /** "1 move", "2 moves". */
    static String count(long number, String thing) {
        return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
    }

    /** ", this", or nothing for nothing. */
    static String also(String more) {
        return more.isEmpty() ? "" : ", " + more;
    }

    /** "White" or "Black". */
    static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }

    /** "1. e4 e5 2. Nf3", or "7... Nf6 8. O-O". */
    static String numbered(List<String> san, int firstNumber, int firstColor) {
        StringBuilder text = new StringBuilder();
        int number = firstNumber;
        int color = firstColor;
        for (String move : san) {
            if (color == Color.WHITE) {
                text.append(text.isEmpty() ? "" : " ").append(number).append(". ");
            } else {
                text.append(text.isEmpty() ? number + "... " : " ");
            }
            text.append(move);
            number += color == Color.BLACK ? 1 : 0;
            color = Color.opposite(color);
        }
        return text.toString();
    }

    /** "2 h 5 min", "3 min", "40 s". */
    static String duration(Duration time) {
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0 ? time.toMinutes() + " min" : time.toSeconds() + " s";
    }
}
