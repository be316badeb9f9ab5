package org.howdah.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.howdah.engine.eval.Weights.Pair;
import org.howdah.engine.eval.WinCurve;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class WinFitTest {
    @Test
    void findsTheCurveThatMadeTheResults() throws PositionFileException {
        WinCurve real = new WinCurve(new Pair(140, 60), new Pair(110, 45));
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        WinFit fit = new WinFit(Variants.byId("chess"));
        for (int i = 0; i < 400_000; i++) {
            double fullness = random.nextDouble();
            int score = random.nextInt(-600, 601);
            double luck = random.nextDouble();
            double win = real.win(score, fullness);
            double result = luck < win ? 1 : luck < 1 - real.win(-score, fullness) ? 0.5 : 0;
            fit.add(fullness, score, result);
        }
        WinFit.Outcome outcome = fit.fit();
        assertThat(outcome.positions()).isEqualTo(400_000);
        assertThat(outcome.loss()).isLessThan(outcome.usualLoss());
        assertClose(outcome.curve().even(), real.even(), seed);
        assertClose(outcome.curve().spread(), real.spread(), seed);
    }

    private static void assertClose(Pair found, Pair real, long seed) {
        assertThat(found.middlegame()).as("seed %d", seed).isCloseTo(real.middlegame(), within(8.0));
        assertThat(found.endgame()).as("seed %d", seed).isCloseTo(real.endgame(), within(8.0));
    }

    @Test
    void fewPositionsAreRefused() {
        WinFit fit = new WinFit(Variants.byId("chess"));
        fit.add(1, 0, 0.5);
        assertThatExceptionOfType(PositionFileException.class)
                .isThrownBy(fit::fit)
                .withMessage("too few positions to learn from: 1; 1000 are the least");
    }
}
