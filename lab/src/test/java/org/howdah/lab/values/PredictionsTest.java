package org.howdah.lab.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PredictionsTest {
    /** 280 for the knight and between 362 and 391 for the Silver Elephant are Muller's own. */
    @ParameterizedTest
    @CsvSource({"chess,N,280", "silver-elephant,E,386.7", "mini-courier,M,256.7", "mini-courier,E,176.7"})
    void mullersFormula(String id, char letter, double centipawns) {
        Variant variant = Variants.byId(id).variant();
        assertThat(new Predictions(variant).byFormula(variant.type(letter))).isCloseTo(centipawns, within(0.1));
    }

    @ParameterizedTest
    @CsvSource({"chess,Q", "chess,P", "seirawan,H", "elven,W", "elven,G"})
    void noFormulaForOtherPieces(String id, char letter) {
        Variant variant = Variants.byId(id).variant();
        assertThat(new Predictions(variant).byFormula(variant.type(letter))).isNull();
    }

    @Test
    void mobilityOfARook() {
        Variant chess = Variants.byId("chess").variant();
        Predictions predictions = new Predictions(chess);
        assertThat(predictions.mobilityOnEmptyBoard(chess.type('R'))).isCloseTo(14, within(1e-9));
        assertThat(predictions.mobilityOnCrowdedBoard(chess.type('R'))).isBetween(4.0, 9.0);
    }
}
