package org.howdah.lab.balance;

import java.util.Locale;
import org.howdah.lab.balance.BalanceReport.Outcomes;
import org.howdah.lab.stats.Estimate;
import org.jspecify.annotations.Nullable;

/** The figures of a report as people read them. */
public final class Wording {
    private static final double EVEN = 0.5;

    private Wording() {}

    /** A share with its interval, as in {@code 52.1% (49.0 to 55.2)}. */
    public static String percent(Estimate share) {
        return text("%.1f%%", "%.1f", share, 100);
    }

    /** A length in plies with its interval. */
    public static String plies(Estimate plies) {
        return text("%.1f", "%.1f", plies, 1);
    }

    /** A difference of shares in percentage points, or with a factor of 1 one of lengths. */
    public static String difference(Estimate difference, double factor) {
        return text("%+.1f", "%+.1f", difference, factor);
    }

    private static String text(String format, String bound, Estimate estimate, double factor) {
        String value = number(format, estimate.value(), factor);
        return estimate.low() == null
                ? value
                : value + " (" + number(bound, estimate.low(), factor) + " to " + number(bound, estimate.high(), factor)
                        + ")";
    }

    private static String number(String format, @Nullable Double value, double factor) {
        return value == null ? "" : String.format(Locale.ROOT, format, factor * value + 0.0);
    }

    /** What the games tell of whose advantage the game is, in a sentence. */
    public static String verdict(Outcomes outcomes) {
        Estimate score = outcomes.figures().score();
        String told = "White scored " + percent(score) + " in "
                + String.format(Locale.ROOT, "%,d", outcomes.figures().games()) + " games: ";
        if (score.low() != null && score.low() > EVEN) {
            return told + "it has an advantage.";
        }
        if (score.high() != null && score.high() < EVEN) {
            return told + "it has a disadvantage.";
        }
        return told + "no advantage of either side can be told from chance.";
    }

    /** The outcomes of placing as a game, in sentences. */
    public static String placements(BalanceReport.Placements placements) {
        BalanceReport.Choice white = placements.bestWhite();
        BalanceReport.Choice black = placements.bestBlack();
        return "Placing first, as it must, White does best with " + white.placement() + " ("
                + share(white.best()) + " sure), to which Black answers " + white.answer() + ": White scores "
                + percent(placements.whiteFirst()) + ". If Black had to place first, it would do best with "
                + black.placement() + " (" + share(black.best()) + " sure), against " + black.answer()
                + ": " + percent(placements.blackFirst()) + ". "
                + (placements.saddlePoint()
                        ? "That is the same: the table has a saddle point."
                        : "If neither knew what the other places, it would be " + percent(placements.atOnce())
                                + ", placements chosen at random as often as the tables say.");
    }

    /** A probability in whole per cent. */
    public static String share(double share) {
        return String.format(Locale.ROOT, "%.0f%%", 100 * share);
    }
}
