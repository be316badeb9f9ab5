package org.howdah.engine.protocol.cecp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.howdah.engine.protocol.cecp.Dialogue.session;

import java.io.IOException;
import java.util.List;
import org.howdah.rules.board.Color;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.PieceType;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XBoardDescriptionTest {

    @Test
    void describesAGameThatXBoardDoesNotKnow() throws IOException {
        assertThat(session("new", "variant silver-elephant"))
                .containsExactly(
                        "setup (PNBRQ.E...............Kpnbrq.e...............k) 10x8+0_fairy"
                                + " rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 1",
                        "piece K& WFO3",
                        "piece Q& W0F0",
                        "piece R& W0",
                        "piece B& F0",
                        "piece E& fWFfDA",
                        "piece N& N",
                        "piece P& fceFfmWifmnD");
    }

    @Test
    void describesFirstMovesButNotWhoStillHasThem() throws IOException {
        assertThat(session("new", "variant mini-courier"))
                .contains("piece E& fWFifDiA", "piece M& WF")
                .first()
                .asString()
                .startsWith("setup (PNBR..E...M...........Kpnbr..e...m...........k) 10x8+0_fairy ")
                .endsWith(" w KQkq - 0 1");
    }

    @Test
    void describesTwoLegMoves() throws IOException {
        assertThat(session("new", "variant elvenchess"))
                .contains("piece W& WFDNAcaKcabKmabK")
                .as("a pawn that promotes early is XBoard's own")
                .noneMatch(line -> line.startsWith("piece P"))
                .first()
                .asString()
                .startsWith("setup (PNBRQ.....D..EG......WKpnbrq.....d..eg......wk) 10x10+0_elven r3k4r/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"normal", "chess", "seirawan", "elven", "capablanca"})
    void leavesToXBoardWhatItKnows(String name) throws IOException {
        assertThat(session("new", "variant " + name)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "R, W0",
        "R3, W3",
        "NN, N0",
        "fR, fW0",
        "flW, flW",
        "fF, fF",
        "bF, bF",
        "lF, lF",
        "flF, lfF",
        "flbrF, lfrbF",
        "fN, lfrfN",
        "sN, flfrblbrN",
        "nN, nN",
        "mRcpR, mW0cpW0",
        "mfWcfF, fcFfmW",
        "nAnD, nDnA",
        "FD, FD",
        "H, H",
        "CZ, CZ",
        "G, G",
        "iA, iA",
        "B2, F2",
        "pQ, pW0pF0",
        "caN, caN",
        "cabF, cabF"
    })
    void spellsMovesXBoardsWay(String ours, String theirs) throws VariantFileException {
        assertThat(described(ours, "rotate", Color.WHITE)).as(ours).isEqualTo(theirs);
        assertThat(described(ours, "rotate", Color.BLACK)).as("turned").isEqualTo(theirs);
    }

    @Test
    void spellsALopsidedPieceForEachSideWhereTheBoardIsMirrored() throws VariantFileException {
        assertThat(described("flFrW", "mirror", Color.WHITE)).isEqualTo("rWlfF");
        assertThat(described("flFrW", "mirror", Color.BLACK)).isEqualTo("lWrfF");
    }

    private static String described(String moves, String symmetry, int color) throws VariantFileException {
        CompiledVariant variant =
                CompiledVariant.compile(VariantFile.read("""
                    format = 1
                    id = "example"
                    name = "Example"
                    summary = "One piece."

                    [board]
                    files = 7
                    ranks = 7
                    symmetry = "%s"

                    [pieces]
                    K = { name = "King", moves = "K", royal = true }
                    X = { name = "Piece", moves = "%s" }

                    [setup]
                    board = \"""
                    . . x k x . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . . X K X . .
                    \"""
                    """.formatted(symmetry, moves), "example.toml"));
        PieceType piece = variant.variant().piece(variant.variant().type('X'));
        return XBoardBetza.describe(variant, piece, color);
    }

    @Test
    void aGatingGameIsDescribedAsOneOfItsKind() throws VariantFileException, CecpException {
        CompiledVariant variant = CompiledVariant.compile(VariantFile.read("""
            format = 1
            id = "example"
            name = "Example"
            summary = "Gating on files of another kind."
            extends = "seirawan"

            [gating]
            movers = "N"
            """, "example.toml"));
        assertThat(XBoardDescription.of(variant).getFirst())
                .startsWith("setup (PNBRQ.EH...")
                .contains(") 8x8+7_seirawan rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w ");
    }

    @Test
    void everyVariantHasAPlaceForEachPiece() throws CecpException {
        for (CompiledVariant variant : Variants.all()) {
            List<String> lines = XBoardDescription.of(variant);
            String table = lines.getFirst().replaceAll("setup \\((.*?)\\).*", "$1");
            assertThat(table.length() % 2).isZero();
            assertThat(table.chars().filter(Character::isUpperCase).count())
                    .as(variant.id())
                    .isEqualTo(variant.variant().pieces().size());
            assertThat(table.charAt(table.length() / 2 - 1)).isEqualTo('K');
        }
    }
}
