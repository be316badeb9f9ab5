package org.howdah.engine.protocol.uci;

import org.howdah.engine.search.Limits;
import org.howdah.engine.search.Score;

/**
 * What {@code go} asks for.
 *
 * @param limits when the search has to end
 * @param perft how deep to count moves instead of searching, 0 to search
 */
record GoCommand(Limits limits, int perft) {
    private static final int MOST_PERFT = 64;
    private static final long MOST_MILLIS = 1L << 40;

    static GoCommand parse(UciWords words) throws UciException {
        if (!words.hasNext()) {
            return new GoCommand(Limits.INFINITE, 0);
        }
        int depth = 0;
        long nodes = 0;
        long moveTime = 0;
        int movesToGo = 0;
        long[] clock = new long[2];
        long[] increment = new long[2];
        boolean infinite = false;
        int perft = 0;
        while (words.hasNext()) {
            String word = words.next();
            switch (word) {
                case "depth" -> depth = (int) words.number(word, 1, Score.MAX_PLY - 1);
                case "nodes" -> nodes = words.number(word, 1, Long.MAX_VALUE);
                case "movetime" -> moveTime = words.number(word, 1, MOST_MILLIS);
                case "movestogo" -> movesToGo = (int) words.number(word, 1, 10_000);
                // A clock below zero is a flag that has fallen but was not called: move at once.
                case "wtime" -> clock[0] = Math.max(1, words.number(word, -MOST_MILLIS, MOST_MILLIS));
                case "btime" -> clock[1] = Math.max(1, words.number(word, -MOST_MILLIS, MOST_MILLIS));
                case "winc" -> increment[0] = words.number(word, 0, MOST_MILLIS);
                case "binc" -> increment[1] = words.number(word, 0, MOST_MILLIS);
                case "perft" -> perft = (int) words.number(word, 1, MOST_PERFT);
                case "infinite" -> infinite = true;
                default -> throw new UciException("go does not know '" + word + "'");
            }
        }
        Limits limits = new Limits(
                depth,
                nodes,
                moveTime,
                clock[0],
                clock[1],
                increment[0],
                increment[1],
                movesToGo,
                0,
                infinite,
                false,
                java.util.List.of());
        return new GoCommand(limits, perft);
    }
}
