package org.howdah.lab.player;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How long engines may think, as people write it. */
public final class PaceText {
    /** {@code 5+0.05}, {@code 40/60}, {@code 1:30+1}. */
    private static final Pattern CLOCK = Pattern.compile(
            "(?:(\\d{1,3})/)?(?:(\\d{1,4}):)?(\\d{1,6}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,5}(?:\\.\\d{1,3})?))?");

    private static final long MOST_MILLIS = 86_400_000;
    private static final int MOST_PLIES = 127;

    /** Kinds of limits. */
    static final List<String> KINDS = List.of("tc", "movetime", "nodes", "depth");

    private PaceText() {}

    /**
     * Reads one kind of limit.
     *
     * @param kind {@code tc}, {@code movetime}, {@code nodes} or {@code depth}
     * @throws StartException when the text is none
     */
    public static Pace parse(String kind, String text) throws StartException {
        return switch (kind) {
            case "tc" -> clock(text);
            case "movetime" -> new Pace.MoveTime(number(kind, text, 1, MOST_MILLIS));
            case "nodes" -> new Pace.Nodes(number(kind, text, 1, Long.MAX_VALUE));
            case "depth" -> new Pace.Depth((int) number(kind, text, 1, MOST_PLIES));
            default -> throw new IllegalArgumentException(kind);
        };
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @throws StartException when it is nothing such
     */
    public static Pace parse(String written) throws StartException {
        String[] words = written.split(" ", 2);
        if (words.length != 2 || !KINDS.contains(words[0])) {
            throw new StartException("'" + written + "' is no limit");
        }
        return parse(words[0], words[1]);
    }

    /** Its kind, a blank, and the limit; null when the player thinks as long as it likes. */
    public static @Nullable String write(Pace pace) {
        return switch (pace) {
            case Pace.Clock clock ->
                "tc " + (clock.moves() > 0 ? clock.moves() + "/" : "") + seconds(clock.baseMillis())
                        + (clock.incrementMillis() > 0 ? "+" + seconds(clock.incrementMillis()) : "");
            case Pace.MoveTime time -> "movetime " + time.millis();
            case Pace.Nodes nodes -> "nodes " + nodes.nodes();
            case Pace.Depth depth -> "depth " + depth.plies();
            case Pace.Own own -> null;
        };
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    private static Pace clock(String text) throws StartException {
        Matcher form = CLOCK.matcher(text);
        if (!form.matches()) {
            throw new StartException(
                    "tc is [MOVES/][MINUTES:]SECONDS[+INCREMENT], as in 5+0.05 or 40/60, not '" + text + "'");
        }
        long minutes = form.group(2) == null ? 0 : Long.parseLong(form.group(2));
        long base = minutes * 60_000 + millis(form.group(3));
        long increment = form.group(4) == null ? 0 : millis(form.group(4));
        int moves = form.group(1) == null ? 0 : Integer.parseInt(form.group(1));
        if (base <= 0 || base > MOST_MILLIS) {
            throw new StartException("tc leaves no time for a game, or more than a day of it: '" + text + "'");
        }
        return new Pace.Clock(base, increment, moves);
    }

    private static long millis(String seconds) {
        return new BigDecimal(seconds).movePointRight(3).longValue();
    }

    static long number(String key, String text, long least, long most) throws StartException {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        String range = most == Long.MAX_VALUE ? "a whole number from " + least : least + " to " + most;
        throw new StartException(key + " is " + range + ", not '" + text + "'");
    }
}
