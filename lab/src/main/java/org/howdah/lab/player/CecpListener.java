package org.howdah.lab.player;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.engine.search.Score;
import org.howdah.rules.board.Color;
import org.howdah.rules.position.Move;
import org.jspecify.annotations.Nullable;

/** Listens to a CECP engine while it thinks, until its move or its claim. */
final class CecpListener extends MoveListener {
    /** Depth, score, hundredths of a second, positions: how thinking is shown. */
    private static final Pattern THINKING =
            Pattern.compile("(\\d{1,3})[^\\s\\d]?\\s+([-+]?\\d{1,8})\\s+\\d+\\s+\\d+(?:\\s.*)?");

    private static final Pattern MOVE = Pattern.compile("(?:move|My move is ?:)\\s+(\\S+)");
    private static final Pattern RESULT = Pattern.compile("(?:result\\s+)?(1-0|0-1|1/2-1/2)(?:\\s.*)?");
    private static final Pattern REFUSAL = Pattern.compile("(?:Illegal move|Error).*", Pattern.CASE_INSENSITIVE);

    private final List<String> told;
    private final StringBuilder legs = new StringBuilder();
    private @Nullable Score score;
    private int depth;

    /** @param told the moves it has been told since its last one, as it was told them */
    CecpListener(EngineProcess process, Turn turn, Dialect dialect, List<String> told) {
        super(process, turn, dialect, "?");
        this.told = List.copyOf(told);
    }

    @Override
    @Nullable Choice read(String line, long nanos) throws PlayerException {
        Matcher move = MOVE.matcher(line);
        if (move.matches()) {
            legs.append(move.group(1));
            return line.endsWith(",") ? null : new Choice(move(legs.toString()), score, depth, nanos);
        }
        if (line.equals("resign") || line.equals("tellics resign") || line.startsWith("resign ")) {
            return new Choice(Move.NONE, score, depth, nanos);
        }
        Matcher result = RESULT.matcher(line);
        if (result.matches()) {
            return claim(line, result.group(1), nanos);
        }
        if (REFUSAL.matcher(line).matches() && told.stream().anyMatch(line::contains)) {
            throw new PlayerException(Fault.WRONG_CLAIM, "it refuses a legal move: " + line);
        }
        Matcher thinking = THINKING.matcher(line);
        if (thinking.matches()) {
            depth = Integer.parseInt(thinking.group(1));
            score = Scores.cecp(Integer.parseInt(thinking.group(2)));
        }
        return null;
    }

    /** Games end by our rules before anybody can claim; only to say that one has lost is to resign. */
    private Choice claim(String line, String result, long nanos) throws PlayerException {
        boolean lost = result.equals(turn.position().sideToMove() == Color.WHITE ? "0-1" : "1-0");
        if (!lost) {
            throw new PlayerException(Fault.WRONG_CLAIM, "it claims a result while the game goes on: " + line);
        }
        return new Choice(Move.NONE, score, depth, nanos);
    }
}
