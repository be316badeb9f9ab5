package org.howdah.lab.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.howdah.lab.stats.Tally;
import org.howdah.rules.notation.Result;

/**
 * How a match stands. Only whole pairs count, both of whose games were played to an end that is play: the others are void.
 *
 * @param pairs the pairs that count, by the first engine's points
 * @param won games in them that the first engine won
 * @param drawn games in them that nobody won
 * @param lost games in them that the second engine won
 * @param whiteHalfPoints what White got in them, whoever had it
 * @param sound all games that ended without a fault, by the first engine's result, those of void pairs included
 * @param voidPairs pairs in which a game ended by a fault
 * @param open games whose partner is still to come
 * @param causes how often each cause ended a game, of all games
 * @param faults for each engine, how often it failed in which way
 */
public record Standing(
        Tally pairs,
        long won,
        long drawn,
        long lost,
        long whiteHalfPoints,
        Tally sound,
        int voidPairs,
        int open,
        Map<Cause, Integer> causes,
        List<Map<Cause, Integer>> faults) {

    /** The standing after these games. */
    public static Standing of(Collection<GameRecord> games) {
        Builder builder = new Builder();
        games.forEach(builder::add);
        return builder.build();
    }

    public int faultsOf(int engine) {
        return faults.get(engine).values().stream().mapToInt(Integer::intValue).sum();
    }

    private static final class Builder {
        private final Map<Integer, List<GameRecord>> byPair = new HashMap<>();
        private final Map<Cause, Integer> causes = new EnumMap<>(Cause.class);
        private final List<Map<Cause, Integer>> faults =
                List.of(new EnumMap<>(Cause.class), new EnumMap<>(Cause.class));
        private final long[] results = new long[3];
        private Tally pairs = Tally.NO_PAIRS;
        private Tally sound = Tally.games(0, 0, 0);
        private long whiteHalfPoints;
        private int voidPairs;
        private int open;

        void add(GameRecord game) {
            byPair.computeIfAbsent(game.game() / 2, pair -> new ArrayList<>()).add(game);
            causes.merge(game.cause(), 1, Integer::sum);
            if (game.isFault()) {
                faults.get(game.culprit()).merge(game.cause(), 1, Integer::sum);
            } else {
                sound = sound.plus(game.halfPoints());
            }
        }

        Standing build() {
            byPair.values().forEach(this::count);
            return new Standing(
                    pairs, results[2], results[1], results[0], whiteHalfPoints, sound, voidPairs, open, causes, faults);
        }

        private void count(List<GameRecord> pair) {
            if (pair.stream().anyMatch(GameRecord::isFault)) {
                voidPairs++;
            } else if (pair.size() < 2) {
                open++;
            } else {
                pairs = pairs.plus(pair.get(0).halfPoints() + pair.get(1).halfPoints());
                for (GameRecord game : pair) {
                    results[game.halfPoints()]++;
                    whiteHalfPoints += game.result() == Result.WHITE_WINS ? 2 : game.result() == Result.DRAW ? 1 : 0;
                }
            }
        }
    }
}
