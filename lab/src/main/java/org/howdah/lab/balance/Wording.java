package org.howdah.lab.balance;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.howdah.lab.balance.BalanceReport.Outcomes;
import org.howdah.lab.stats.Estimate;
import org.jspecify.annotations.Nullable;

/** The figures of a report as people read them. */
public final class Wording {
    private static final double EVEN = 0.5;

    private Wording() {}

    /** A share with its interval, as in {@code 52.1% (49.0–55.2)}. */
    public static String percent(Estimate share) {
        return text("%.1f%%", "%.1f", "–", share, 100);
    }

    /** A length in plies with its interval. */
    public static String plies(Estimate plies) {
        return text("%.1f", "%.1f", "–", plies, 1);
    }

    /** A difference of shares in percentage points, or with a factor of 1 one of lengths. */
    public static String difference(Estimate difference, double factor) {
        return text("%+.1f", "%+.1f", " to ", difference, factor);
    }

    private static String text(String format, String bound, String to, Estimate estimate, double factor) {
        String value = number(format, estimate.value(), factor);
        return estimate.low() == null
                ? value
                : value + " (" + number(bound, estimate.low(), factor) + to + number(bound, estimate.high(), factor)
                        + ")";
    }

    private static String number(String format, @Nullable Double value, double factor) {
        return value == null ? "" : String.format(Locale.ROOT, format, factor * value + 0.0);
    }

    /** What the games tell of whose advantage the game is, in a sentence. */
    public static String verdict(Outcomes outcomes) {
        Estimate score = outcomes.figures().score();
        int games = outcomes.figures().games();
        String told = "White scored " + percent(score) + " in " + String.format(Locale.ROOT, "%,d", games)
                + (games == 1 ? " game: " : " games: ");
        if (score.low() != null && score.low() > EVEN) {
            return told + "it has an advantage.";
        }
        if (score.high() != null && score.high() < EVEN) {
            return told + "it has a disadvantage.";
        }
        return told + "no advantage of either side can be told from chance.";
    }

    /** What the placements tell, in sentences. */
    public static List<String> placements(BalanceReport.Placements placements) {
        return List.of(
                "White places first and does best with " + told(placements.bestWhite(), "to which Black answers ")
                        + "White then scores " + percent(placements.whiteFirst()) + ".",
                "If Black had to place first, it would do best with "
                        + told(placements.bestBlack(), "to which White would answer ") + "White would then score "
                        + percent(placements.blackFirst()) + ".",
                placements.saddlePoint()
                        ? "That is the same: the table has a saddle point."
                        : "If neither knew what the other places, White would score " + percent(placements.atOnce())
                                + ", with White choosing " + mixed(placements.white()) + ", and Black "
                                + mixed(placements.black()) + ".");
    }

    private static String told(BalanceReport.Choice choice, String answer) {
        return choice.placement() + " (the best in " + share(choice.best()) + " of resamplings), " + answer
                + choice.answer() + ". ";
    }

    private static String mixed(List<BalanceReport.Choice> choices) {
        return choices.stream()
                .filter(choice -> choice.mixed() > 0)
                .map(choice -> choice.placement() + " in " + share(choice.mixed()))
                .collect(Collectors.joining(", "));
    }

    /** A probability in whole per cent. */
    public static String share(double share) {
        return String.format(Locale.ROOT, "%.0f%%", 100 * share);
    }
}
