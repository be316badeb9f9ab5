package org.howdah.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What can be asked about the games themselves. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VariantApiTest {

    private TestServer server;
    private Player player;

    @BeforeAll
    void start(@TempDir Path data) throws Exception {
        server = new TestServer(data);
        player = server.player();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private JsonNode variant(String id) {
        for (JsonNode variant : player.get("/api/variants").json()) {
            if (variant.path("id").asString().equals(id)) {
                return variant;
            }
        }
        throw new AssertionError("no " + id);
    }

    @Test
    void allVariantsAreListedInTheirOrder() {
        List<String> ids = new ArrayList<>();
        player.get("/api/variants").json().forEach(v -> ids.add(v.path("id").asString()));
        assertThat(ids).isEqualTo(Variants.ids());
    }

    @Test
    void aVariantSaysWhatItsBoardAndPiecesAre() {
        JsonNode elven = variant("elven");
        assertThat(elven.path("files").asInt()).isEqualTo(10);
        assertThat(elven.path("ranks").asInt()).isEqualTo(10);
        assertThat(elven.path("firstRank").asInt()).isZero();
        assertThat(elven.path("startFen").asString())
                .isEqualTo("r3k4r/dnbgqwebnd/pppppppppp/10/10/10/10/PPPPPPPPPP/DNBEWQGBND/R4K3R w KQkq - 0 1");
        assertThat(elven.path("levels").asInt()).isEqualTo(8);
        assertThat(elven.path("hand").asBoolean()).isFalse();
        assertThat(elven.path("placement").isNull()).isTrue();
        assertThat(elven.path("pieces").toString())
                .contains("\"name\":\"Warlock\"")
                .contains("\"art\":\"warlock\"");
    }

    @Test
    void formsOfOneGameAreAFamily() {
        assertThat(variant("mini-courier-queen").path("family").toString())
                .isEqualTo("[\"mini-courier\",\"mini-courier-queen\",\"mini-courier-gifford\"]");
        assertThat(variant("silver-elephant").path("family").toString())
                .isEqualTo("[\"silver-elephant\",\"silver-elephant-placement\"]");
        assertThat(variant("chess").path("family").toString()).isEqualTo("[\"chess\"]");
    }

    @Test
    void aPlacementSaysItsWingsAndChoices() {
        JsonNode placement = variant("silver-elephant-placement").path("placement");
        assertThat(placement.path("wings").toString()).isEqualTo("[[\"b1\",\"c1\"],[\"h1\",\"i1\"]]");
        assertThat(placement.path("pieces").toString()).isEqualTo("[\"E\",\"N\"]");
        assertThat(placement.path("choices")).hasSize(4);
        assertThat(placement.path("choices").toString()).contains("\"@NEEN\"");
    }

    @Test
    void everyVariantHasRulesInWords() {
        for (String id : Variants.ids()) {
            JsonNode rules = player.get("/api/variants/" + id + "/rules").json();
            assertThat(rules.path("name").asString()).as(id).isNotBlank();
            assertThat(rules.path("sections").size()).as(id).isGreaterThanOrEqualTo(4);
            for (JsonNode piece : rules.path("pieces")) {
                assertThat(piece.path("moves").asString())
                        .as(id + " " + piece)
                        .matches("[A-Z].*\\.")
                        .doesNotContain("  ");
            }
        }
    }

    @Test
    void pieceMovesReadAsTheRulesSayThem() {
        assertThat(moves("silver-elephant", "E"))
                .isEqualTo(
                        "Steps one square straight forward or diagonally; leaps two squares straight forward or diagonally,"
                                + " over whatever stands between.");
        assertThat(moves("mini-courier", "E"))
                .isEqualTo(
                        "Steps one square straight forward or diagonally; on its first move leaps two squares straight forward"
                                + " or diagonally, over whatever stands between.");
        assertThat(moves("chess", "Q")).isEqualTo("Slides any number of squares in any direction.");
        assertThat(moves("chess", "K")).isEqualTo("Steps one square in any direction.");
        assertThat(moves("seirawan", "H"))
                .isEqualTo(
                        "Slides any number of squares diagonally; leaps as a knight does, over whatever stands between.");
        assertThat(moves("chess", "P"))
                .isEqualTo(
                        "Steps one square straight forward, without capturing; captures one square diagonally forward; on its"
                                + " first move moves two squares straight forward if nothing stands between, without capturing.");
        assertThat(moves("elven", "W"))
                .contains("returns to where it stood")
                .contains("capture again")
                .contains("passes");
    }

    private String moves(String variant, String letter) {
        for (JsonNode piece :
                player.get("/api/variants/" + variant + "/rules").json().path("pieces")) {
            if (piece.path("letter").asString().equals(letter)) {
                return piece.path("moves").asString();
            }
        }
        throw new AssertionError("no " + letter + " in " + variant);
    }

    @Test
    void aFenIsCheckedAndWrittenAsTheRulesWriteIt() {
        JsonNode good = player.post(
                        "/api/check-fen",
                        "{\"variant\":\"chess\",\"fen\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1\"}")
                .json();
        assertThat(good.path("ok").asBoolean()).isTrue();
        assertThat(good.path("fen").asString()).endsWith("w KQkq - 0 1");
        JsonNode bad = player.post("/api/check-fen", "{\"variant\":\"chess\",\"fen\":\"8/8/8/8/8/8/8/8 w - - x 0\"}")
                .json();
        assertThat(bad.path("ok").asBoolean()).isFalse();
        assertThat(bad.path("problems").size()).isGreaterThan(1);
        assertThat(bad.path("fen").isNull()).isTrue();
    }

    @Test
    void aClickOnAPieceTellsItsMoves() {
        JsonNode reach = player.post(
                        "/api/reach",
                        "{\"variant\":\"silver-elephant\",\"square\":\"d1\",\"fen\":\""
                                + variant("silver-elephant").path("startFen").asString() + "\"}")
                .json();
        assertThat(reach.path("name").asString()).isEqualTo("Bishop");
        reach = player.post(
                        "/api/reach",
                        "{\"variant\":\"silver-elephant\",\"square\":\"c8\",\"fen\":\""
                                + variant("silver-elephant").path("startFen").asString() + "\"}")
                .json();
        assertThat(reach.path("piece").asString()).isEqualTo("E");
        assertThat(reach.path("color").asString()).isEqualTo("black");
        assertThat(reach.path("betza").asString()).isEqualTo("FfWAfD");
        assertThat(reach.path("squares").toString())
                .contains("{\"square\":\"c6\",\"ways\":[\"move\",\"capture\",\"leap\"]}");
    }
}
