package org.howdah.server.play;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.howdah.rules.board.Color;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnWriter;
import org.howdah.rules.notation.Result;
import org.howdah.server.clock.TimeControl;

/** A game as PGN, with its end even where that came not from the board. */
public final class GamePgn {

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

    private GamePgn() {}

    /** The PGN text. */
    public static String of(Match match) {
        PgnGame board = match.game().toPgn(tags(match));
        return PgnWriter.text(new PgnGame(board.tags(), board.start(), board.line(), result(match.verdict())));
    }

    private static Map<String, String> tags(Match match) {
        Settings settings = match.settings();
        Instant begun = Instant.ofEpochMilli(settings.createdAt());
        String computer = "Howdah, level " + settings.level();
        boolean humanIsWhite = settings.human() == Color.WHITE;
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Play against the computer");
        tags.put("Site", "Howdah");
        tags.put("Date", DATE.format(begun));
        tags.put("Round", "-");
        tags.put("White", humanIsWhite ? "Player" : computer);
        tags.put("Black", humanIsWhite ? computer : "Player");
        tags.put("UTCDate", DATE.format(begun));
        tags.put("UTCTime", TIME.format(begun));
        tags.put("TimeControl", timeControl(settings));
        tags.put("Termination", termination(match.verdict()));
        return tags;
    }

    private static String timeControl(Settings settings) {
        TimeControl control = settings.control();
        return control == null ? "-" : control.initialMillis() / 1000 + "+" + control.incrementMillis() / 1000;
    }

    /** In the words of the PGN standard, 9.8.1. */
    private static String termination(Verdict verdict) {
        if (!verdict.isOver()) {
            return "unterminated";
        }
        return verdict.word().startsWith("time-") ? "time forfeit" : "normal";
    }

    private static Result result(Verdict verdict) {
        if (!verdict.isOver()) {
            return Result.OPEN;
        }
        return switch (verdict.winner()) {
            case Color.WHITE -> Result.WHITE_WINS;
            case Color.BLACK -> Result.BLACK_WINS;
            default -> Result.DRAW;
        };
    }
}
