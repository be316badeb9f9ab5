package org.howdah.lab.player;

import java.util.List;
import java.util.Set;
import org.howdah.engine.search.Score;
import org.jspecify.annotations.Nullable;

/** Listens to a UCI engine while it thinks, until its best move. */
final class UciListener extends MoveListener {
    private static final Set<String> NO_MOVE = Set.of("(none)", "0000", "");

    private @Nullable Score score;
    private int depth;

    UciListener(EngineProcess process, Turn turn, Dialect dialect) {
        super(process, turn, dialect, "stop");
    }

    @Override
    @Nullable Choice read(String line, long nanos) throws PlayerException {
        List<String> words = List.of(line.split("\\s+"));
        if (words.getFirst().equals("bestmove")) {
            return new Choice(bestMove(words.size() > 1 ? words.get(1) : ""), score, depth, nanos);
        }
        if (words.getFirst().equals("info")) {
            info(words);
        }
        return null;
    }

    private int bestMove(String text) throws PlayerException {
        if (NO_MOVE.contains(text)) {
            throw new PlayerException(Fault.WRONG_CLAIM, "it says that there is no move: bestmove " + text);
        }
        return move(text);
    }

    private void info(List<String> words) {
        int at = words.indexOf("score");
        if (at < 0 || at + 2 >= words.size() || words.contains("multipv") && !"1".equals(after(words, "multipv"))) {
            return;
        }
        Integer value = number(words.get(at + 2));
        if (value != null) {
            score = words.get(at + 1).equals("mate") ? Scores.mate(value) : Scores.centipawns(value);
        }
        Integer plies = number(after(words, "depth"));
        depth = plies == null ? depth : plies;
    }

    private static String after(List<String> words, String name) {
        int at = words.indexOf(name);
        return at < 0 || at + 1 >= words.size() ? "" : words.get(at + 1);
    }

    private static @Nullable Integer number(String word) {
        try {
            return Integer.valueOf(word);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
