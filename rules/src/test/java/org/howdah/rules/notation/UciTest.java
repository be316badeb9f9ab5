package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.howdah.rules.position.Move;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.RuleName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** That every legal move is named as the reference has it is for the reference test. */
class UciTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess                     | 3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1             | e7d8Q     | e7d8q",
                "seirawan                  | ''                                            | b1c3H     | b1c3h",
                "elven                     | 9k/10/10/10/10/10/10/5n4/4W5/K9 w - - 0 1     | e2f3,f3e2 | e2f3,f3e2",
                "elven                     | r3k4r/10/10/10/10/10/10/10/10/R4K3R b kq - 0 1 | ' e10b10' | e10b10",
                "silver-elephant-placement | ''                                            | @neen     | @NEEN",
            })
    void reads(String variant, String fen, String text, String uci) throws Exception {
        Position position = Texts.position(variant, fen);
        assertThat(Uci.write(position, Uci.parse(position, text))).isEqualTo(uci);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess    | ''                                          | e2e5   | PIECE_MOVE",
                "chess    | ''                                          | e7e5   | NOT_YOUR_PIECE",
                "chess    | ''                                          | e4e5   | NO_PIECE",
                "chess    | ''                                          | e1g1   | CASTLING_PATH",
                "chess    | ''                                          | e1e1   | PASS",
                "chess    | ''                                          | e2e4q  | PROMOTION",
                "chess    | ''                                          | g1f3q  | GATING",
                "chess    | 8/4P3/8/8/8/8/k7/4K3 w - - 0 1              | e7e8   | PROMOTION",
                "chess    | 8/4P3/8/8/8/8/k7/4K3 w - - 0 1              | e7e8k  | PROMOTION",
                "chess    | ''                                          | 0000   | UNREADABLE",
                "chess    | ''                                          | e2e9   | UNREADABLE",
                "chess    | ''                                          | B1c3   | UNREADABLE",
                "chess    | ''                                          | g1f3z  | UNREADABLE",
                "chess    | ''                                          | @NEEN  | PLACEMENT",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[H] w K - 0 1           | h1e1e  | GATING",
                "elven    | 9k/10/10/10/10/10/10/5n4/4W5/K9 w - - 0 1   | e2f3,f2e2  | UNREADABLE",
                "elven    | 9k/10/10/10/10/10/10/5n4/4W5/K9 w - - 0 1   | e2d3,d3e2  | PIECE_MOVE",
            })
    void refuses(String variant, String fen, String text, RuleName rule) throws Exception {
        Position position = Texts.position(variant, fen);
        MoveException refused = catchThrowableOfType(MoveException.class, () -> Uci.parse(position, text));
        assertThat(refused).as(text).isNotNull();
        assertThat(refused.refusal().rule()).isEqualTo(rule);
    }

    @Test
    void isPreferredWhereTheSameTextIsAnotherMoveInSan() throws Exception {
        // Shown ranks count from 0 here: the pawn on the square UCI calls e4 stands on e3 for people.
        Position position = Texts.position("elven", "9k/10/10/10/10/10/4P5/10/10/K9 w - - 0 1");
        assertThat(Move.from(MoveText.parse(position, "e4e5")))
                .isEqualTo(position.variant().board().parse("e4"));
        assertThat(San.write(position, MoveText.parse(position, "e4e5"))).isEqualTo("e4");
    }
}
