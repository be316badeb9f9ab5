package org.howdah.lab.player;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.howdah.engine.search.Score;
import org.howdah.rules.notation.MoveException;
import org.jspecify.annotations.Nullable;

/** Listens to a UCI engine while it thinks, until its best move. */
final class UciListener {
    private static final Set<String> NO_MOVE = Set.of("(none)", "0000", "");

    private final EngineProcess process;
    private final Turn turn;
    private final Dialect dialect;
    private @Nullable Score score;
    private int depth;

    UciListener(EngineProcess process, Turn turn, Dialect dialect) {
        this.process = process;
        this.turn = turn;
        this.dialect = dialect;
    }

    /** Waits until {@code latest} for the best move, then tells it to stop and waits a little longer. */
    Choice listen(long begin, long latest, long stopMillis) throws PlayerException {
        Choice choice = listen(begin, latest);
        if (choice == null) {
            process.send("stop");
            choice = listen(begin, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(stopMillis));
        }
        if (choice == null) {
            long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin);
            throw new PlayerException(Fault.STALL, "no move came in " + seconds + " s, nor after a 'stop'");
        }
        return choice;
    }

    private @Nullable Choice listen(long begin, long until) throws PlayerException {
        while (true) {
            EngineProcess.Line line = process.read(until);
            if (line == null) {
                return null;
            }
            List<String> words = List.of(line.text().split("\\s+"));
            if (words.getFirst().equals("bestmove")) {
                return new Choice(move(words.size() > 1 ? words.get(1) : ""), score, depth, line.nanos() - begin);
            }
            if (words.getFirst().equals("info")) {
                info(words);
            }
        }
    }

    private int move(String text) throws PlayerException {
        if (NO_MOVE.contains(text)) {
            throw new PlayerException(Fault.WRONG_CLAIM, "it says that there is no move: bestmove " + text);
        }
        try {
            return dialect.parse(turn.position(), text);
        } catch (MoveException e) {
            throw new PlayerException(Fault.ILLEGAL_MOVE, String.valueOf(e.getMessage()));
        }
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
