package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.howdah.rules.position.Position;
import org.howdah.rules.rule.RuleName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // chess: pawns, pieces, captures, en passant, promotion, castling, check and mate
                "chess | ''                                        | e2e4  | e4",
                "chess | ''                                        | g1f3  | Nf3",
                "chess | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1         | e4d5  | exd5",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1         | e5d6  | exd6",
                "chess | 3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1         | e7d8q | exd8=Q+",
                "chess | 3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1          | e7e8n | e8=N",
                "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1          | e1g1  | O-O",
                "chess | 3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1          | e1c1  | O-O-O+",
                "chess | 7k/R7/8/8/8/8/8/1R2K3 w - - 0 1           | b1b8  | Rb8#",
                // the shortest origin
                "chess | 4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1          | g1f3  | Nf3",
                "chess | 4k3/8/8/8/5N2/8/8/4K1N1 w - - 0 1         | g1h3  | Ngh3",
                "chess | 4k3/8/8/8/8/6N1/8/4K1N1 w - - 0 1         | g1e2  | N1e2",
                "chess | k7/8/8/8/2Q5/8/2Q1Q3/4K3 w - - 0 1       | c2e4  | Qc2e4+",
                "chess | 7k/8/8/8/2Q5/8/4Q3/4K3 w - - 0 1         | c4d3  | Qcd3",
                // a pinned piece needs no telling apart
                "chess | 4r1k1/8/8/8/4N3/8/2N5/4K3 w - - 0 1       | c2d4  | Nd4",
                // gating
                "seirawan | ''                                     | b1c3h | Nc3/Hb1",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1     | e1g1h | O-O/He1",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1     | h1e1e | O-O/Eh1",
                "seirawan | 4k3/8/8/8/8/8/8/R3K3[HE] w Q - 0 1     | a1e1e | O-O-O/Ea1",
                "seirawan | 3k4/8/8/8/8/8/8/R3K3[HE] w Q - 0 1     | e1c1  | O-O-O+",
                "seirawan | 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1       | e7e8h | e8=H",
                "seirawan | 4k3/8/8/8/8/8/4N3/1N2K3[H] w B - 0 1   | b1c3h | Nc3/Hb1",
                "seirawan | 4k3/8/8/8/8/8/4N3/1N2K3[H] w B - 0 1   | b1c3  | Nbc3",
                // castling with the nearer partner
                "silver-elephant | 5k4/p9/10/10/10/10/10/R4K3R w KQ - 0 1 | f1i1 | O-O",
                "silver-elephant | 5k4/p9/10/10/10/10/10/R4K3R w KQ - 0 1 | f1c1 | O-O-O",
                "elven | r3k4r/10/10/10/10/10/10/10/10/R4K3R w KQkq - 0 1  | f1i1   | O-O",
                "elven | r3k4r/10/10/10/10/10/10/10/10/R4K3R b KQkq - 0 1  | e10b10 | O-O",
                "elven | r3k4r/10/10/10/10/10/10/10/10/R4K3R b KQkq - 0 1  | e10h10 | O-O-O",
                // a lion's moves, ranks shown from 0
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1  | e2f3       | Wxf2",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1  | e2g4       | Wxg3",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1  | e2f3,f3g4  | Wxf2xg3",
                "elven | 9k/10/10/10/10/10/10/5n4/4W5/K9 w - - 0 1   | e2f3,f3g4  | Wxf2-g3",
                "elven | 9k/10/10/10/10/10/10/5n4/4W5/K9 w - - 0 1   | e2f3,f3e2  | Wxf2-e1",
                "elven | 9k/10/10/10/10/10/10/5n4/4W5/K9 w - - 0 1   | e2e2       | Wpass",
                "elven | 9k/10/10/10/10/10/10/5n4/4W1W3/K9 w - - 0 1 | e2e2       | Wepass",
                "elven | 9k/10/10/10/10/10/10/5n4/4W1W3/K9 w - - 0 1 | e2f3,f3f4  | Wexf2-f3",
                "elven | 9k/10/10/10/10/10/10/5n4/4W1W3/K9 w - - 0 1 | e2f3,f3e2  | Wxf2-e1",
                "elven | 9k/10/10/10/10/10/4W5/5n4/4W5/K9 w - - 0 1  | e2f3,f3f4  | W1xf2-f3",
                "elven | 9k/10/10/10/10/10/10/4P5/10/K9 w - - 0 1    | e3e5       | e4",
                // placement
                "silver-elephant-placement | ''                      | @NEEN      | @NEEN",
            })
    void writes(String variant, String fen, String uci, String san) throws Exception {
        Position position = Texts.position(variant, fen);
        assertThat(San.write(position, Uci.parse(position, uci))).isEqualTo(san);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1          | 0-0       | e1g1",
                "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1          | o-o-o+    | e1c1",
                "chess | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1          | OO        | e1g1",
                "chess | ''                                        | Ngf3      | g1f3",
                "chess | ''                                        | N1f3      | g1f3",
                "chess | ''                                        | Ng1f3     | g1f3",
                "chess | ''                                        | Ng1-f3!?  | g1f3",
                "chess | ''                                        | nf3       | g1f3",
                "chess | ''                                        | Nxf3      | g1f3",
                "chess | ''                                        | Pe4       | e2e4",
                "chess | ''                                        | e2-e4     | e2e4",
                "chess | ''                                        | e2e4#     | e2e4",
                "chess | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1         | ed5       | e4d5",
                "chess | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1         | e4:d5     | e4d5",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1         | exd6 e.p. | e5d6",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1         | exd6ep+   | e5d6",
                "chess | 4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1       | bxc3      | b2c3",
                "chess | 4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1         | bxc3      | d2c3",
                "seirawan | 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1       | e8H       | e7e8h",
                "seirawan | 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1       | e8(H)     | e7e8h",
                "seirawan | 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1       | e8=h      | e7e8h",
                "seirawan | 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1       | e8h       | e7e8h",
                "seirawan | 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1       | e8/H      | e7e8h",
                "seirawan | ''                                     | Nc3/H     | b1c3h",
                "seirawan | ''                                     | Nc3/Hb1   | b1c3h",
                "seirawan | ''                                     | Nbc3/h    | b1c3h",
                "seirawan | ''                                     | Nc3H      | b1c3h",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1     | 0-0/Hh1   | h1e1h",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | Wf2g3     | e2f3,f3g4",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | We1xf2xg3 | e2f3,f3g4",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | We1xg3    | e2g4",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | Wg3       | e2g4",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | We1pass   | e2e2",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | wpass     | e2e2",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1      | O-O+/Ee1  | e1g1e",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | --        | e2e2",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | @@@@      | e2e2",
                "elven | 9k/10/10/10/10/10/6n3/5n4/4W5/K9 w - - 0 1 | Lxf2xg3   | e2f3,f3g4",
                "elven | 9k/10/10/10/10/10/10/10/4E5/K9 w - - 0 1   | +Be2      | e2e3",
                "silver-elephant-placement | ''                     | @neen     | @NEEN",
            })
    void readsLeniently(String variant, String fen, String text, String uci) throws Exception {
        Position position = Texts.position(variant, fen);
        assertThat(Uci.write(position, San.parse(position, text))).isEqualTo(uci);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | 4k3/8/8/8/5N2/8/8/4K1N1 w - - 0 1     | Nh3   | AMBIGUOUS | Nfh3 or Ngh3",
                "chess | 8/4P3/8/8/8/8/k7/4K3 w - - 0 1        | e8    | AMBIGUOUS | e8=Q",
                "seirawan | 4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1 | O-O/H | AMBIGUOUS | O-O/He1 or O-O/Hh1",
                "chess | ''     | e5     | PIECE_MOVE             | Pawn",
                "chess | ''     | Nd4    | PIECE_MOVE             | Knight",
                "chess | ''     | Ke2    | OWN_PIECE_IN_THE_WAY   | e2",
                "chess | ''     | O-O    | CASTLING_PATH          | empty",
                "chess | 4k3/8/8/8/8/8/8/4K2R w - - 0 1           | O-O   | CASTLING_RIGHT    | unmoved",
                "chess | 4kr2/8/8/8/8/8/8/4K2R w K - 0 1          | O-O   | CASTLING_ATTACKED | attacked",
                "chess | 4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1        | Nc3   | KING_ATTACKED     | check",
                "chess | 4k3/8/8/8/8/8/8/4K3 w - - 0 1            | Nc3   | NO_PIECE          | Knight",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1         | exd6  | EN_PASSANT        | nothing to take",
                "chess | ''     | Nc3/H  | UNREADABLE             | no move in algebraic",
                "chess | ''     | @NEEN  | PLACEMENT              | nothing to place",
                "chess | ''     | hello  | UNREADABLE             | no move in algebraic",
                "chess | ''     | ''     | UNREADABLE             | no move in algebraic",
                "chess | ''     | e9     | UNREADABLE             | no move in algebraic",
                "chess | ''     | Ni3    | UNREADABLE             | no move in algebraic",
                "chess | ''     | Npass  | PASS                   | cannot pass",
                "seirawan | 4k3/8/8/8/8/8/4N3/1N2K3[H] w B - 0 1 | Nec3/H | GATING     | e2",
                "seirawan | 4k3/8/8/8/8/8/4N3/1N2K3[H] w B - 0 1 | Nc3/E  | GATING     | in hand",
                "mini-courier | 5k4/p9/10/10/10/10/10/2E2K4 w - - 0 1 | Ee3 | FIRST_MOVE_ONLY | first move",
                "elven | 9k/10/10/10/10/10/6n3/10/4W5/K9 w - - 0 1 | Wxf2-g3 | PIECE_MOVE | nothing to take",
                "silver-elephant-placement | '' | e4    | PLACEMENT   | place the pieces",
                "silver-elephant-placement | '' | @EENN | PLACEMENT   | @NEEN",
            })
    void refuses(String variant, String fen, String text, RuleName rule, String part) throws Exception {
        Position position = Texts.position(variant, fen);
        MoveException refused = catchThrowableOfType(MoveException.class, () -> San.parse(position, text));
        assertThat(refused.refusal().rule()).isEqualTo(rule);
        assertThat(refused).hasMessageContaining(part);
        assertThat(refused.text()).isEqualTo(text);
    }
}
