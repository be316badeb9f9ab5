package org.howdah.engine.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.LimitsBuilder;
import org.howdah.engine.search.Score;
import org.howdah.rules.notation.MoveException;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.Position;

/**
 * What {@code go} asks for.
 *
 * @param limits when the search has to end
 * @param perft how deep to count moves instead of searching, 0 to search
 */
record GoCommand(Limits limits, int perft) {
    private static final int MOST_PERFT = 64;
    private static final int MOST_MATE = Score.MAX_PLY / 2;
    private static final long MOST_MILLIS = 1L << 40;
    private static final Set<String> WORDS = Set.of(
            "depth",
            "nodes",
            "movetime",
            "movestogo",
            "wtime",
            "btime",
            "winc",
            "binc",
            "mate",
            "perft",
            "infinite",
            "ponder",
            "searchmoves");

    /** @param position tells what moves there are */
    static GoCommand parse(UciWords words, Position position) throws UciException {
        if (!words.hasNext()) {
            return new GoCommand(Limits.INFINITE, 0);
        }
        LimitsBuilder limits = Limits.builder();
        long[] clock = new long[2];
        long[] increment = new long[2];
        int perft = 0;
        while (words.hasNext()) {
            String word = words.next();
            switch (word) {
                case "depth" -> limits.depth((int) words.number(word, 1, Score.MAX_PLY - 1));
                case "nodes" -> limits.nodes(words.number(word, 1, Long.MAX_VALUE));
                case "movetime" -> limits.moveTime(words.number(word, 1, MOST_MILLIS));
                case "movestogo" -> limits.movesToGo((int) words.number(word, 1, 10_000));
                // A clock below zero is a flag that has fallen but was not called: move at once.
                case "wtime" -> clock[0] = Math.max(1, words.number(word, -MOST_MILLIS, MOST_MILLIS));
                case "btime" -> clock[1] = Math.max(1, words.number(word, -MOST_MILLIS, MOST_MILLIS));
                case "winc" -> increment[0] = words.number(word, 0, MOST_MILLIS);
                case "binc" -> increment[1] = words.number(word, 0, MOST_MILLIS);
                case "mate" -> limits.mate((int) words.number(word, 1, MOST_MATE));
                case "perft" -> perft = (int) words.number(word, 1, MOST_PERFT);
                case "infinite" -> limits.infinite(true);
                case "ponder" -> limits.ponder(true);
                case "searchmoves" -> limits.searchMoves(moves(words, position));
                default -> throw new UciException("go does not know '" + word + "'");
            }
        }
        if (clock[0] > 0 || clock[1] > 0) {
            // A program that tells of one clock only means both.
            limits.clock(clock[0] > 0 ? clock[0] : clock[1], clock[1] > 0 ? clock[1] : clock[0]);
            limits.increments(increment[0], increment[1]);
        }
        return new GoCommand(endlessIfUnlimited(limits.build()), perft);
    }

    private static List<Integer> moves(UciWords words, Position position) throws UciException {
        List<Integer> moves = new ArrayList<>();
        while (words.hasNext() && !WORDS.contains(words.peek())) {
            try {
                moves.add(Uci.parse(position, words.next(), position.variant().board()::name));
            } catch (MoveException e) {
                throw new UciException(e);
            }
        }
        if (moves.isEmpty()) {
            throw new UciException("searchmoves takes moves");
        }
        return moves;
    }

    private static Limits endlessIfUnlimited(Limits limits) {
        return limits.isUnlimited() ? limits.toBuilder().infinite(true).build() : limits;
    }
}
