package org.howdah.rules.judge;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.howdah.rules.Seed;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The library and the judge agree on games that nobody has thought of. */
class RandomVariantsTest {
    private static final int PLIES = 40;

    @Test
    void agreesOnSomeRandomVariants() {
        playVariants(25);
    }

    @Tag("long")
    @Test
    void agreesOnManyRandomVariants() {
        playVariants(1_000);
    }

    private static void playVariants(int count) {
        long seed = Seed.next();
        System.out.println("random variants: -Dhowdah.seed=" + seed);
        RandomGenerator random = new SplittableRandom(seed);
        for (int played = 0; played < count; ) {
            String text = RandomVariant.text(random);
            Optional<CompiledVariant> variant = read(text);
            if (variant.isPresent()) {
                play(variant.get(), text, random);
                played++;
            }
        }
    }

    /** The variant, unless the file contradicts itself. */
    private static Optional<CompiledVariant> read(String text) {
        try {
            return Optional.of(CompiledVariant.compile(VariantFile.read(text, "random.toml")));
        } catch (VariantFileException e) {
            return Optional.empty();
        }
    }

    private static void play(CompiledVariant variant, String text, RandomGenerator random) {
        try {
            play(TwinGame.start(variant), random);
            for (int i = 0; i < 3; i++) {
                play(TwinGame.from(variant, Scattered.fen(variant, random)), random);
            }
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(text, e);
        }
    }

    private static void play(TwinGame game, RandomGenerator random) {
        for (int ply = 0; ply < PLIES; ply++) {
            List<String> moves = game.agreedMoves();
            if (moves.isEmpty() || !game.goesOn()) {
                return;
            }
            game.play(moves.get(random.nextInt(moves.size())));
        }
    }
}
