package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.RuleName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameCourierTest {
    private static final String VARIANT = "silver-elephant-placement";
    private static final String BLACK = "r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR[eenn] b KQkq - 0 1";

    @ParameterizedTest
    @CsvSource({
        "@NEEN, 'E c4-c1; N b4-b1; N i4-i1; E h4-h1', 'e c5-c8; n b5-b8; n i5-i8; e h5-h8'",
        "@NENE, 'E c4-c1; N b4-b1; N i4-h1; E h4-i1', 'e c5-c8; n b5-b8; n i5-h8; e h5-i8'",
        "@ENEN, 'E c4-b1; N b4-c1; N i4-i1; E h4-h1', 'e c5-b8; n b5-c8; n i5-i8; e h5-h8'",
        "@ENNE, 'E c4-b1; N b4-c1; N i4-h1; E h4-i1', 'e c5-b8; n b5-c8; n i5-h8; e h5-i8'",
    })
    void writesAndReads(String uci, String white, String black) throws Exception {
        bothWays(Texts.position(VARIANT, ""), uci, white);
        bothWays(Texts.position(VARIANT, BLACK), uci, black);
    }

    private static void bothWays(Position position, String uci, String text) throws MoveException {
        int move = Uci.parse(position, uci);
        assertThat(GameCourier.write(position, move)).isEqualTo(text);
        assertThat(GameCourier.parse(position, text)).isEqualTo(move);
        assertThat(MoveText.parse(position, text)).isEqualTo(move);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-c4; -b4; -i4; -h4; E-c1; N-b1; N-i1; E-h1",
                "-b4;-c4;E-c1;N-b1;-h4;-i4;N-i1;E-h1",
                "1. E c4-c1; N b4-b1; N i4-i1; E h4-h1;",
                "c4-c1; b4-b1; i4-i1; h4-h1",
                "e c4-c1; n b4-b1; -i4; E h4-h1; N-i1",
            })
    void readsOtherForms(String text) throws Exception {
        Position position = Texts.position(VARIANT, "");
        assertThat(Uci.write(position, MoveText.parse(position, text))).isEqualTo("@NEEN");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "E c4-c1; N b4-b1; N i4-i1; E h4-h5   | PLACEMENT  | h5 is not one of the squares to fill: b1 c1 h1 i1",
                "E c4-c1; N b4-b1; N i4-i1; E h4-c1   | PLACEMENT  | two pieces are placed on c1",
                "E c4-c1; N b4-b1; N i4-i1; E c4-h1   | PLACEMENT  | the piece on c4 is lifted twice",
                "E c4-c1; N b4-b1; N i4-i1            | PLACEMENT  | nothing is placed on h1",
                "-c4; E-c1; N-b1; N-i1; E-h1          | PLACEMENT  | nothing is lifted from b4 h4 i4",
                "N c4-c1; N b4-b1; N i4-i1; E h4-h1   | PLACEMENT  | the piece that waits on c4 is Silver Elephant, not N",
                "E d4-c1; N b4-b1; N i4-i1; E h4-h1   | PLACEMENT  | no piece waits on d4",
                "E c4-c1; E h4-b1; N i4-i1; N b4-h1   | PLACEMENT  | each wing takes its own pieces",
                "E c4-c1; wat; N i4-i1; N b4-h1       | UNREADABLE | \"wat\" neither lifts nor drops a piece",
            })
    void refuses(String text, RuleName rule, String reason) throws Exception {
        Position position = Texts.position(VARIANT, "");
        MoveException refused = catchThrowableOfType(MoveException.class, () -> MoveText.parse(position, text));
        assertThat(refused.refusal().rule()).isEqualTo(rule);
        assertThat(refused.refusal().sentence()).contains(reason);
    }

    @Test
    void isNotTakenForLongAlgebraicNotation() throws Exception {
        Position position = Texts.position("chess", "");
        for (String text : List.of("Ng1-f3", "N-f3")) {
            assertThat(Uci.write(position, MoveText.parse(position, text))).isEqualTo("g1f3");
        }
        assertThat(Uci.write(position, MoveText.parse(position, "e2-e4"))).isEqualTo("e2e4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"E c4-c1; N b4-b1; N i4-i1; E h4-h1", "c4-c1; b4-b1"})
    void hasNothingToSayInOtherGames(String text) throws Exception {
        Position position = Texts.position("chess", "");
        MoveException refused = catchThrowableOfType(MoveException.class, () -> MoveText.parse(position, text));
        assertThat(refused.refusal().rule()).isEqualTo(RuleName.PLACEMENT);
    }
}
