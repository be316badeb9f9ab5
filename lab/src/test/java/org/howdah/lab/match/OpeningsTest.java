package org.howdah.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.howdah.engine.search.Engine;
import org.howdah.engine.search.Limits;
import org.howdah.engine.search.SearchListener;
import org.howdah.lab.LabException;
import org.howdah.rules.notation.Fen;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {
    private static final CompiledVariant CHESS = Variants.byId("chess");

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static String fen(Opening opening) {
        return Fen.write(opening.position());
    }

    @Test
    void fenAndEpdLines() throws Exception {
        Path file = file("some.epd", """
                # two openings
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1

                rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - bm e4; id "x 5";
                """);
        assertThat(OpeningFile.read(file, CHESS))
                .extracting(OpeningsTest::fen)
                .containsExactly(
                        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                        "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1");
    }

    @Test
    void pgnGames() throws Exception {
        Path file = file("some.PGN", "[White \"x\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"y\"]\n\n1. d4 *\n");
        List<Opening> openings = OpeningFile.read(file, CHESS);
        assertThat(openings).extracting(opening -> opening.moves().size()).containsExactly(3, 1);
        assertThat(openings.getFirst().start().isStandard()).isTrue();
    }

    @Test
    void mistakesAreNamedWithTheirPlace() throws Exception {
        assertThatThrownBy(() -> OpeningFile.read(folder.resolve("none.epd"), CHESS))
                .hasMessage("cannot read " + folder.resolve("none.epd") + ": there is no such file");
        assertThatThrownBy(() -> OpeningFile.read(file("empty.epd", "# nothing\n"), CHESS))
                .hasMessageContaining("there is no opening in");
        assertThatThrownBy(() -> OpeningFile.read(file("bad.epd", "\n8/8 w\n"), CHESS))
                .hasMessageContaining("bad.epd, line 2: ");
        assertThatThrownBy(() -> OpeningFile.read(file("over.epd", "7k/8/8/8/8/8/8/K7 w - - 0 1\n"), CHESS))
                .hasMessageContaining("line 1: that game is over");
        assertThatThrownBy(() -> OpeningFile.read(file("bad.pgn", "[White \"x\"]\n\n1. e5 *\n"), CHESS))
                .hasMessageContaining("bad.pgn: game 1, line 3");
        assertThatThrownBy(() ->
                        OpeningFile.read(file("other.pgn", "[White \"x\"]\n[Variant \"elven\"]\n\n1. e4 *\n"), CHESS))
                .hasMessageContaining("other.pgn, game 1 is one of Elven Chess, not of ");
        assertThatThrownBy(() ->
                        OpeningFile.read(Files.write(folder.resolve("binary.epd"), new byte[] {-1, -2, 10}), CHESS))
                .hasMessageContaining("not text in UTF-8");
    }

    @Test
    void allArrays() throws LabException {
        assertThat(Openings.arrays(Variants.byId("silver-elephant-placement")))
                .extracting(OpeningsTest::fen)
                .hasSize(16)
                .doesNotHaveDuplicates()
                .allMatch(fen -> !fen.contains("["));
        assertThatThrownBy(() -> Openings.arrays(CHESS))
                .isInstanceOf(LabException.class)
                .hasMessageContaining("nothing is placed before the game");
    }

    @ParameterizedTest
    @ValueSource(strings = {"seirawan", "silver-elephant-placement", "elven"})
    void randomPliesAreRepeatableOpenAndBalanced(String id) throws Exception {
        CompiledVariant variant = Variants.byId(id);
        Openings start = Openings.inTurn(Openings.start(variant));
        try (RandomPlies some = new RandomPlies(variant, start, 6, 150, 3);
                RandomPlies same = new RandomPlies(variant, start, 6, 150, 3);
                Engine judge = new Engine(variant, 1)) {
            List<Opening> openings =
                    IntStream.range(0, 4).mapToObj(pair -> pair(some, pair)).toList();
            assertThat(pair(same, 3)).isEqualTo(openings.get(3));
            assertThat(openings).doesNotHaveDuplicates();
            for (Opening opening : openings) {
                assertThat(opening.moves()).hasSize(6);
                assertThat(Ending.of(opening.position())).isNull();
                judge.clear();
                assertThat(judge.search(opening.position(), Limits.nodes(5000), SearchListener.NONE)
                                .score()
                                .value())
                        .isBetween(-150, 150);
            }
        }
    }

    private static Opening pair(Openings openings, int pair) {
        try {
            return openings.pair(pair);
        } catch (LabException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whereNoOpeningIsBalancedThatIsSaid() throws Exception {
        Path file = file("lost.epd", "6k1/8/8/8/8/8/8/QQ2K3 w - - 0 1\n");
        Openings base = Openings.inTurn(OpeningFile.read(file, CHESS));
        try (RandomPlies random = new RandomPlies(CHESS, base, 1, 10, 3)) {
            assertThatThrownBy(() -> random.pair(0)).hasMessageContaining("take fewer plies or a larger --imbalance");
        }
    }
}
