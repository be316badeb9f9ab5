package org.howdah.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.howdah.lab.player.Pace;
import org.howdah.lab.player.PaceText;
import org.howdah.lab.stats.Estimate;
import org.jspecify.annotations.Nullable;

/** What came of a match, for people. */
final class MatchText {
    private static final int MOST_FAULTS = 20;

    private MatchText() {}

    static void print(MatchAnswer answer, PrintWriter out) {
        String first = answer.engines().getFirst().name();
        String second = answer.engines().getLast().name();
        out.println(first + " against " + second + " at " + answer.variant() + ", " + paces(answer) + ": "
                + answer.played() + " of " + Text.count(answer.planned(), "game"));
        if (answer.pairs() == 0) {
            out.println("no pair of games without a fault yet, so there is nothing to tell of strength");
        } else {
            figures(answer, first, out);
        }
        out.println("ends: " + counts(answer.ends()));
        if (answer.voidPairs() > 0) {
            faults(answer, out);
        }
    }

    private static void figures(MatchAnswer answer, String first, PrintWriter out) {
        double points = answer.won() + answer.drawn() / 2.0;
        long games = 2 * answer.pairs();
        out.printf(
                Locale.ROOT,
                "%s: %.1f of %d points (won %d, drawn %d, lost %d), %s%n",
                first,
                points,
                games,
                answer.won(),
                answer.drawn(),
                answer.lost(),
                percent(Objects.requireNonNull(answer.score())));
        out.println("Elo " + elo(Objects.requireNonNull(answer.elo())) + ", normalized "
                + elo(Objects.requireNonNull(answer.normalizedElo())) + " (95% intervals)");
        out.println("likelihood of superiority " + percent(answer.superiority()) + ", draws "
                + percent(answer.drawRate()) + ", White scored " + percent(answer.whiteScore()));
        List<Long> pairs = answer.pentanomial();
        out.println("pairs by points: 0: " + pairs.get(0) + ", ½: " + pairs.get(1) + ", 1: " + pairs.get(2) + ", 1½: "
                + pairs.get(3) + ", 2: " + pairs.get(4));
        if (answer.sprt() != null) {
            sprt(answer.sprt(), out);
        }
    }

    private static void sprt(MatchAnswer.SprtAnswer sprt, PrintWriter out) {
        String verdict = switch (sprt.verdict()) {
            case "h1" -> "elo1 is accepted";
            case "h0" -> "elo0 is accepted";
            default -> "not decided yet";
        };
        out.printf(
                Locale.ROOT,
                "SPRT elo0=%s elo1=%s alpha=%s beta=%s %s: LLR %.2f (%.2f to %.2f), %s%n",
                plain(sprt.elo0()),
                plain(sprt.elo1()),
                plain(sprt.alpha()),
                plain(sprt.beta()),
                sprt.model(),
                sprt.llr(),
                sprt.lower(),
                sprt.upper(),
                verdict);
    }

    private static void faults(MatchAnswer answer, PrintWriter out) {
        out.println("void: " + Text.count(answer.voidPairs(), "pair")
                + " in which an engine failed; they count for nothing above");
        MatchAnswer.SoundAnswer sound = answer.sound();
        out.printf(
                Locale.ROOT,
                "all games without a fault, void pairs' too: won %d, drawn %d, lost %d of %d, %s%n",
                sound.won(),
                sound.drawn(),
                sound.lost(),
                sound.games(),
                percent(sound.score()));
        for (MatchAnswer.EngineAnswer engine : answer.engines()) {
            if (!engine.faults().isEmpty()) {
                out.println("  " + engine.name() + ": " + counts(engine.faults()));
            }
        }
        for (MatchAnswer.FaultAnswer fault :
                answer.faults().stream().limit(MOST_FAULTS).toList()) {
            out.println("  game " + fault.game() + ", " + fault.engine() + ", " + fault.kind() + ". " + fault.detail());
        }
        if (answer.faults().size() > MOST_FAULTS) {
            out.println("  and " + (answer.faults().size() - MOST_FAULTS) + " more");
        }
    }

    private static String paces(MatchAnswer answer) {
        String first = answer.engines().getFirst().pace();
        String second = answer.engines().getLast().pace();
        return first.equals(second) ? first : first + " against " + second;
    }

    /** How long an engine may think, as it is set. */
    static String pace(Pace pace) {
        String written = PaceText.write(pace);
        return written == null ? "own limits" : written;
    }

    private static String counts(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** {@code +12.3 (-20.1 to +44.9)}. */
    static String elo(Estimate elo) {
        String value = elo.value() == null ? "without bound" : signed(elo.value());
        return elo.low() == null && elo.high() == null
                ? value + " (too few results for an interval)"
                : value + " (" + bound(elo.low(), "-∞") + " to " + bound(elo.high(), "+∞") + ")";
    }

    private static String bound(@Nullable Double bound, String without) {
        return bound == null ? without : signed(bound);
    }

    private static String signed(double value) {
        return String.format(Locale.ROOT, "%+.1f", value);
    }

    private static String percent(Estimate score) {
        String value = percent(score.value());
        return score.low() == null || score.high() == null
                ? value
                : value + " (" + percent(score.low()) + " to " + percent(score.high()) + ")";
    }

    private static String percent(@Nullable Double share) {
        return share == null ? "unknown" : String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
