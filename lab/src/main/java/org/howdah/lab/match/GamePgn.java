package org.howdah.lab.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.howdah.engine.search.Score;
import org.howdah.rules.notation.PgnGame;
import org.howdah.rules.notation.PgnLine;
import org.howdah.rules.notation.PgnMove;
import org.howdah.rules.notation.PgnWriter;
import org.howdah.rules.position.Position;

/** A game as PGN: behind each move the score and depth its engine gave, the time it took, and what its clock then showed. */
final class GamePgn {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double CENTIPAWNS = 100;

    private GamePgn() {}

    static String write(Opening opening, List<PlayedPly> plies, End end, Map<String, String> names) {
        List<PgnMove> moves = new ArrayList<>();
        Position position = opening.start().position();
        for (int move : opening.moves()) {
            moves.add(PgnMove.of(position, move).withAfter(List.of("opening")));
            position.make(move);
        }
        for (PlayedPly ply : plies) {
            moves.add(PgnMove.of(position, ply.move()).withAfter(List.of(comment(ply))));
            position.make(ply.move());
        }
        Map<String, String> tags = new LinkedHashMap<>(names);
        tags.put("PlyCount", String.valueOf(moves.size()));
        tags.put("Termination", termination(end.cause()));
        PgnLine line = new PgnLine(moves, List.of(end.detail()));
        return PgnWriter.text(new PgnGame(tags, opening.start().setup(), line, end.result()));
    }

    /** The words of the PGN standard, as far as it has any. */
    private static String termination(Cause cause) {
        return switch (cause) {
            case RULES, RESIGNATION -> "normal";
            case AGREED_WIN, AGREED_DRAW, PLY_LIMIT, TABLEBASE -> "adjudication";
            case TIME -> "time forfeit";
            case ILLEGAL_MOVE, WRONG_CLAIM -> "rules infraction";
            case CRASH, STALL -> "abandoned";
        };
    }

    private static String comment(PlayedPly ply) {
        String score = ply.score() == null ? "" : text(ply.score()) + (ply.depth() > 0 ? "/" + ply.depth() : "") + " ";
        String time = String.format(Locale.ROOT, "%.3fs", ply.nanos() / NANOS_PER_SECOND);
        return score + time + (ply.clockMillis() < 0 ? "" : " [%clk " + clock(ply.clockMillis()) + "]");
    }

    /** {@code +0.35}, {@code -M4}: pawns, or moves to the end, for the side that moves. */
    static String text(Score score) {
        if (score.isMate()) {
            return (score.value() > 0 ? "+M" : "-M") + Math.abs(score.mateIn());
        }
        return String.format(Locale.ROOT, "%+.2f", score.value() / CENTIPAWNS);
    }

    static String clock(long millis) {
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%03d",
                millis / 3_600_000,
                millis / 60_000 % 60,
                millis / 1000 % 60,
                millis % 1000);
    }
}
