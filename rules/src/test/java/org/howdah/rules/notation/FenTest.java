package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.howdah.rules.TestVariants;
import org.howdah.rules.position.Position;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess                     | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "seirawan                  | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1",
                "silver-elephant           | rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 1",
                "silver-elephant-placement | r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/R2BQKB2R[EENNeenn] w KQkq - 0 1",
                "mini-courier              | rnebmkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBMKBENR w KQCHkqch - 0 1",
                "mini-courier-queen        | rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQCHkqch - 0 1",
                "mini-courier-gifford      | renbqkbner/pppppppppp/10/10/10/10/PPPPPPPPPP/RENBQKBNER w KQBIkqbi - 0 1",
                "elven | r3k4r/dnbgqwebnd/pppppppppp/10/10/10/10/PPPPPPPPPP/DNBEWQGBND/R4K3R w KQkq - 0 1",
                "capablanca                | rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
            })
    void writesTheStart(String variant, String fen) {
        assertThat(Fen.write(Position.start(Variants.byId(variant)))).isEqualTo(fen);
    }

    /** What is read leniently is written in the one strict form. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess    | 4k3/8/8/8/8/8/8/R3K2R w QK             | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "chess    | 4k3/8/8/8/8/8/8/R3K2R w                | 4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "chess    | '  4k3/8/8/8/8/8/8/4K3   b - -  5   7' | 4k3/8/8/8/8/8/8/4K3 b - - 5 7",
                "chess    | 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1       | 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
                "chess    | 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1      | 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
                "seirawan | rnbqkbnr/8/8/8/8/8/8/RNBQKBNR[ehEH] w gfdcbqkGFDCBQK - 0 1 | rnbqkbnr/8/8/8/8/8/8/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1",
                "seirawan | 4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1        | 4k3/8/8/8/8/8/8/RN2K3[] w Q - 0 1",
                "seirawan | 4k3/8/8/8/8/8/8/RN2K3[-] w QB - 0 1    | 4k3/8/8/8/8/8/8/RN2K3[] w Q - 0 1",
                "seirawan | 4k3/8/8/8/8/8/8/RN2K3[H] w EAB - 0 1   | 4k3/8/8/8/8/8/8/RN2K3[H] w QB - 0 1",
                "seirawan | 4k3/8/8/8/8/8/8/RN2K3[H] w AB - 0 1    | 4k3/8/8/8/8/8/8/RN2K3[H] w AB - 0 1",
                "silver-elephant-placement | r2bqkb2r/10/10/10/10/10/10/RNEBQKBENR[nnee] b KQkq - 0 1 | r2bqkb2r/10/10/10/10/10/10/RNEBQKBENR[eenn] b KQkq - 0 1",
                "elven    | 5k4/10/10/10/10/4wW4/10/10/10/5K4 b - - 0 9 | 5k4/10/10/10/10/4wW4/10/10/10/5K4 b - - 0 9",
            })
    void readsLeniently(String variant, String text, String fen) throws FenException {
        assertThat(Fen.write(Fen.parse(Variants.byId(variant), text))).isEqualTo(fen);
    }

    @Test
    void namesEveryMistakeWithItsPlace() {
        List<FenProblem> problems =
                problems("chess", "rnbqkbnr/ppppZppp/8/8/9/8/PPPPPPPP/RNBQKBN x KQzqK e9 -1 zero more");
        assertThat(problems)
                .containsExactly(
                        new FenProblem(13, "no piece of Chess has the letter Z"),
                        new FenProblem(22, "rank 4 has 8 squares; here are 9"),
                        new FenProblem(35, "rank 1 has 8 squares; here are 7"),
                        new FenProblem(43, "the side to move is w or b, not x"),
                        new FenProblem(47, "z names no piece of black that has a first move to make"),
                        new FenProblem(49, "the right K stands here twice"),
                        new FenProblem(51, "the en passant field is - or a square, not e9"),
                        new FenProblem(54, "the halfmove clock is a number from 0 to 9999, not -1"),
                        new FenProblem(57, "the fullmove number is a number from 1 to 9999, not zero"),
                        new FenProblem(62, "a FEN has 6 fields, this is one more"));
    }

    @Test
    void namesWhatIsWrongWithThePosition() {
        assertThat(problems("chess", "8/8/8/8/8/8/8/K6P w Q - 0 1"))
                .extracting(FenProblem::offset)
                .containsOnly(-1)
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess           | ''                                     | 1: the board has 8 ranks; here are 1",
                "chess           | 8/8/8/8/8/8/8/8/8 w                    | 17: the board has 8 ranks; here is one more",
                "chess           | 4k3/8/8/8/8/8/8/4K3[Q] w               | White has more of Queen in hand than the game's 0",
                "seirawan        | 4k3/8/8/8/8/8/8/4K3[HE w - - 0 1       | 20: the hand that begins here is not closed by ]",
                "mini-courier    | 5k4/10/10/10/10/10/10/R4K4 w A - 0 1   | 30: A names no piece of white that has a first move to make",
                "silver-elephant | 5k4/55/10/10/10/10/10/R4K4 w - - 0 1   | 5: rank 7 has 10 squares; here are 55",
                "elven           | 9k/10/10/10/10/10/10/10/10/K9 w - xa1 0 1 | no ban on trades can come from a0",
                "chess           | 4k3/8/8/8/8/8/8/4K3 w - xa1 0 1        | 25: the en passant field is - or a square, not xa1",
                "chess           | 4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999 | 29: the fullmove number is a number from 1 to 9999, not 99999999999",
            })
    void refuses(String variant, String fen, String problem) {
        assertThat(problems(variant, fen).stream().map(FenProblem::toString).toList())
                .anySatisfy(text -> assertThat(text).endsWith(problem));
    }

    /** A pawn that takes a piece under the trade ban may become one: then that is what stands where the ban comes from. */
    @Test
    void aTradeBanMayComeFromAPawnThatHasJustPromoted() throws Exception {
        CompiledVariant variant = TestVariants.byId("two-legs");
        Position position =
                Fen.parse(variant, "2xk5/1P7/9/9/9/9/X8/5K3 w - - 0 1").toPosition();
        position.make(Uci.parse(position, "b7c8x"));
        String fen = Fen.write(position);
        assertThat(fen).isEqualTo("2Xk5/9/9/9/9/9/X8/5K3 b - xc8 0 1");
        assertThat(Fen.write(Fen.parse(variant, fen).toPosition())).isEqualTo(fen);
        assertThat(catchThrowableOfType(
                                FenException.class, () -> Fen.parse(variant, "3k5/9/9/9/9/2X6/X8/5K3 b - xc3 0 1"))
                        .problems())
                .extracting(FenProblem::toString)
                .anySatisfy(text -> assertThat(text).endsWith("no ban on trades can come from c3"));
    }

    @Test
    void refusesWhatIsTooLongWithoutReadingIt() {
        assertThat(problems("chess", "Z".repeat(1_000_000)))
                .hasSizeLessThan(100)
                .contains(new FenProblem(1000, "no FEN is that long"));
    }

    private static List<FenProblem> problems(String variant, String fen) {
        return catchThrowableOfType(FenException.class, () -> Fen.parse(Variants.byId(variant), fen))
                .problems();
    }
}
