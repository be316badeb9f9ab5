package org.howdah.lab.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.notation.Uci;
import org.howdah.rules.position.MoveList;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.Setup;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DialectTest {
    private static LetterMap letters(String text) throws StartException {
        return LetterMap.parse(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "seirawan", "silver-elephant-placement", "mini-courier", "elven"})
    void whatIsWrittenIsReadBack(String id) throws Exception {
        CompiledVariant variant = Variants.byId(id);
        SplittableRandom random = new SplittableRandom(5);
        Dialect uci = Dialect.uci(variant, LetterMap.SAME);
        Dialect cecp = Dialect.cecp(variant, letters("+Q=Q,+B=E"));
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 150 && Ending.of(position) == null; ply++) {
            moves.clear();
            Moves.legal(position, moves);
            for (int i = 0; i < moves.size(); i++) {
                assertThat(uci.parse(position, uci.write(position, moves.get(i))))
                        .isEqualTo(moves.get(i));
                assertThat(cecp.parse(position, cecp.write(position, moves.get(i))))
                        .isEqualTo(moves.get(i));
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
    }

    @Test
    void uciIsOurOwn() throws Exception {
        CompiledVariant elven = Variants.byId("elven");
        Position position = Position.start(elven);
        int move = Uci.parse(position, "e3e5");
        assertThat(Dialect.uci(elven, LetterMap.SAME).write(position, move)).isEqualTo("e3e5");
        assertThat(Dialect.cecp(elven, LetterMap.SAME).write(position, move)).isEqualTo("e2e4");
    }

    @Test
    void piecesByTheirNames() throws Exception {
        CompiledVariant elven = Variants.byId("elven");
        Dialect dialect = Dialect.cecp(elven, letters("L=W,M=D,+B=E,+R=G"));
        assertThat(dialect.fen(Setup.start(elven)))
                .isEqualTo("r3k4r/mnb+rql+bbnm/pppppppppp/10/10/10/10/PPPPPPPPPP/MNB+BLQ+RBNM/R4K3R w KQkq - 0 1");
    }

    @Test
    void squaresInAFenAreTheirsToo() throws Exception {
        CompiledVariant elven = Variants.byId("elven");
        Setup setup = Fen.parse(elven, "4k5/10/10/10/4pP4/10/10/10/10/5K4 w - e7 0 9");
        assertThat(Dialect.cecp(elven, LetterMap.SAME).fen(setup)).endsWith(" w - e6 0 9");
    }

    @Test
    void promotionAndGatingByTheirNames() throws Exception {
        CompiledVariant seirawan = Variants.byId("seirawan");
        Dialect dialect = Dialect.uci(seirawan, letters("C=E,A=H"));
        Position position = Position.start(seirawan);
        assertThat(dialect.write(position, Uci.parse(position, "b1c3e"))).isEqualTo("b1c3c");
        assertThat(dialect.parse(position, "b1c3a")).isEqualTo(Uci.parse(position, "b1c3h"));
    }

    @Test
    void castlingInLetters() throws Exception {
        CompiledVariant chess = Variants.byId("chess");
        Position position =
                Fen.parse(chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").toPosition();
        Dialect dialect = Dialect.cecp(chess, LetterMap.SAME);
        assertThat(dialect.parse(position, "O-O")).isEqualTo(Uci.parse(position, "e1g1"));
        assertThat(dialect.parse(position, "O-O-O")).isEqualTo(Uci.parse(position, "e1c1"));
    }

    @Test
    void mistakesInAMapAreNamed() {
        assertThatThrownBy(() -> letters("LW")).hasMessageContaining("'LW' is not that");
        assertThatThrownBy(() -> letters("L=W,M=W")).hasMessageContaining("our piece W twice");
        assertThatThrownBy(() -> letters("")).isInstanceOf(StartException.class);
    }
}
