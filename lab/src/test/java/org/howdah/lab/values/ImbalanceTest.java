package org.howdah.lab.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.howdah.lab.LabException;
import org.howdah.rules.variant.Variant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImbalanceTest {
    private static Variant variant(String id) {
        return Variants.byId(id).variant();
    }

    @ParameterizedTest
    @CsvSource({"chess,Q=RR", "chess,P=", "seirawan,H@=Q", "mini-courier,E!E!=", "elven,W=QP"})
    void isWrittenAsItIsRead(String id, String text) throws LabException {
        assertThat(Imbalance.parse(variant(id), text).name(variant(id))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Q     | imbalance Q: two lists of pieces with one = between them are needed, as in Q=RR
                    Q=R=B | imbalance Q=R=B: two lists of pieces with one = between them are needed, as in Q=RR
                    Q=X   | imbalance Q=X: Chess has no piece 'X'; it has Q, R, B, N, P
                    K=Q   | imbalance K=Q: no side can be without its King
                    N=N   | imbalance N=N: both sides have the same
                    """)
    void whatIsWrongIsNamed(String text, String message) {
        assertThatExceptionOfType(LabException.class)
                .isThrownBy(() -> Imbalance.parse(variant("chess"), text))
                .withMessage(message);
    }
}
