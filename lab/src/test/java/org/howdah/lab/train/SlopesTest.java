package org.howdah.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.howdah.engine.nnue.Inputs;
import org.howdah.lab.stats.Logistic;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

class SlopesTest {
    private static final float STEP = 1e-2f;
    private static final double TARGET = 0.8;

    @Test
    void tellHowTheLossChangesWithEachNumber() throws Exception {
        CompiledVariant seirawan = Variants.byId("seirawan");
        Model model = new Model(new Inputs(seirawan).count(), 4, new SplittableRandom(5));
        Examples examples = new Examples(seirawan);
        examples.add(Fen.parse(seirawan, "4k3/8/8/8/8/2N5/8/R3K3[H] w QA - 0 1").toPosition(), 120, 1);
        Slopes slopes = new Slopes(model);
        slopes.add(examples, 0, TARGET);
        int moved = 0;
        for (int row = 0; row < model.rows.length; row++) {
            for (int i = 0; i < model.rows[row].length; i++) {
                double slope = (lossWith(model, examples, row, i, STEP) - lossWith(model, examples, row, i, -STEP))
                        / (2 * STEP);
                assertThat((double) slopes.sums[row][i])
                        .as("row %d, number %d", row, i)
                        .isCloseTo(slope, within(2e-3));
                moved += Math.abs(slope) > 1e-2 ? 1 : 0;
            }
        }
        assertThat(moved).isGreaterThan(20);
    }

    private static double lossWith(Model model, Examples examples, int row, int i, float step) {
        float before = model.rows[row][i];
        model.rows[row][i] = before + step;
        double loss = Logistic.loss(new Slopes(model).output(examples, 0), TARGET);
        model.rows[row][i] = before;
        return loss;
    }
}
