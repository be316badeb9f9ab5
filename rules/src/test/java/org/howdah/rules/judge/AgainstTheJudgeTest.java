package org.howdah.rules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.howdah.rules.Seed;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.FenException;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.CompiledVariant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library and the judge agree on everything in random games, from the start and from scattered positions. */
class AgainstTheJudgeTest {
    private static final int LONGEST_GAME = 150;
    private static final int SCATTERED_PLIES = 8;

    /** Which key each position has, and the other way round. */
    private final Map<String, Long> keys = new HashMap<>();

    private final Map<Long, String> identities = new HashMap<>();

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void agreesOnRandomGames(CompiledVariant variant) {
        playGames(variant, 800);
    }

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void agreesOnScatteredPositions(CompiledVariant variant) {
        playScattered(variant, 1_000);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void agreesOnManyRandomGames(CompiledVariant variant) {
        playGames(variant, 10_000);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void agreesOnManyScatteredPositions(CompiledVariant variant) {
        playScattered(variant, 10_000);
    }

    private void playGames(CompiledVariant variant, int positions) {
        RandomGenerator random = random(variant);
        for (int seen = 0; seen < positions; ) {
            seen += play(TwinGame.start(variant), LONGEST_GAME, random);
        }
    }

    private void playScattered(CompiledVariant variant, int positions) {
        RandomGenerator random = random(variant);
        for (int seen = 0; seen < positions; ) {
            seen += play(TwinGame.from(variant, Scattered.fen(variant, random)), SCATTERED_PLIES, random);
        }
    }

    private static RandomGenerator random(CompiledVariant variant) {
        long seed = Seed.next();
        System.out.println(variant.id() + ": -Dhowdah.seed=" + seed);
        return new SplittableRandom(seed);
    }

    /** Plays on at random and gives the number of positions compared. */
    private int play(TwinGame game, int plies, RandomGenerator random) {
        for (int ply = 0; ply < plies; ply++) {
            List<String> moves = game.agreedMoves();
            checkKey(game);
            if (ply % 16 == 7) {
                checkAttacks(game);
                checkFen(game);
            }
            if (moves.isEmpty() || !game.goesOn()) {
                return ply + 1;
            }
            game.play(moves.get(random.nextInt(moves.size())));
        }
        return plies;
    }

    private void checkKey(TwinGame game) {
        long key = game.position().key();
        String identity = game.identity();
        assertThat(keys.putIfAbsent(identity, key)).as("%s", game).isIn(null, key);
        assertThat(identities.putIfAbsent(key, identity)).as("%s", game).isIn(null, identity);
    }

    private static void checkAttacks(TwinGame game) {
        for (int square = 0; square < game.position().variant().board().squares(); square++) {
            for (int color = 0; color < 2; color++) {
                int target = square;
                int by = color;
                assertThat(game.position().isAttacked(square, color))
                        .as(() -> game + " attack on "
                                + game.position().variant().board().name(target) + " by " + by)
                        .isEqualTo(game.isAttacked(square, color));
            }
        }
    }

    private static void checkFen(TwinGame game) {
        Position position = game.position();
        String fen = Fen.write(position);
        try {
            Position read = Fen.parse(position.variant(), fen).toPosition();
            assertThat(Fen.write(read)).isEqualTo(fen);
            assertThat(read.key()).as(game::toString).isEqualTo(position.key());
        } catch (FenException | SetupException e) {
            throw new AssertionError(game.toString(), e);
        }
    }
}
