package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {

    @Test
    void keepsTagsCommentsNagsAndVariations() {
        PgnGame game = game("""
                [Event "A \\"match\\" with a \\\\"]
                [White "The "careless" one"]
                [Annotator "me"]
                [Result "1-0"]

                {before all} 1. e4 {best by  test} e5 $1 $14 (1... c5 {Sicilian} 2. Nf3 (2. c3 ; rest of } line
                d5) 2... d6) {after the variation} 2.Nf3!? Nc6
                % this line is nobody's business: 3. Ke2
                3. Bb5 a6?! 1-0
                """);
        assertThat(game.tags())
                .containsEntry("Event", "A \"match\" with a \\")
                .containsEntry("White", "The \"careless\" one")
                .containsEntry("Black", "?")
                .containsEntry("Annotator", "me")
                .doesNotContainKey("Result");
        assertThat(game.result()).isEqualTo(Result.WHITE_WINS);
        List<PgnMove> moves = game.line().moves();
        assertThat(moves).extracting(PgnMove::san).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5", "a6");
        assertThat(moves.get(0).before()).containsExactly("before all");
        assertThat(moves.get(0).after()).containsExactly("best by test");
        assertThat(moves.get(1).nags()).containsExactly(1, 14);
        assertThat(moves.get(2).before()).containsExactly("after the variation");
        assertThat(moves.get(2).nags()).containsExactly(5);
        assertThat(moves.get(5).nags()).containsExactly(6);
        PgnLine sicilian = moves.get(1).variations().getFirst();
        assertThat(sicilian.moves()).extracting(PgnMove::san).containsExactly("c5", "Nf3", "d6");
        PgnLine alapin = sicilian.moves().get(1).variations().getFirst();
        assertThat(alapin.moves()).extracting(PgnMove::san).containsExactly("c3", "d5");
        assertThat(alapin.moves().getFirst().after()).containsExactly("rest of } line");
    }

    @Test
    void goesOnWithTheNextGameAfterAnError() {
        List<PgnEntry> entries = entries("""
                [Event "1"]

                1. e4 e5 2. Ke5 (2. foo) { [Event "not a tag"] } 0-1
                [Event "2"]

                1. d4 d5 *

                [Event 3]
                [White "nobody"]

                1. c4 *

                [Event "4"]

                1. e4 { never closed
                [Event "5"]

                1. e4 (1. d4 *

                [Event "6"]

                1. Nf3) Nf6 *

                [Event "7"]

                1. g3 1/2-1/2
                """);
        assertThat(entries).hasSize(7);
        assertThat(entries.stream().map(PgnReaderTest::summary))
                .containsExactly(
                        "game 1, line 3: Ke5: the King on e1 cannot go to e5",
                        "d4 d5 *",
                        "game 3, line 8: a tag is written [Name \"value\"]",
                        "game 4, line 15: the comment that begins here is not closed",
                        "game 5, line 18: the variation that begins here is not closed",
                        "game 6, line 22: ')' closes nothing",
                        "g3 1/2-1/2");
        assertThat(((PgnError) entries.getFirst()).tags()).containsEntry("Event", "1");
    }

    private static String summary(PgnEntry entry) {
        return switch (entry) {
            case PgnError error -> error.toString();
            case PgnGame game ->
                String.join(" ", game.line().moves().stream().map(PgnMove::san).toList()) + " "
                        + game.result().text();
        };
    }

    @Test
    void readsGamesWithoutTags() {
        assertThat(entries("1. e4 e5 1-0 1.d4 d5 1/2 1 c4 *").stream().map(PgnReaderTest::summary))
                .containsExactly("e4 e5 1-0", "d4 d5 1/2-1/2", "c4 *");
        assertThat(entries("")).isEmpty();
        assertThat(entries("\uFEFF \n\n% nothing\n")).isEmpty();
        assertThat(entries("[Event \"x\"]").stream().map(PgnReaderTest::summary))
                .containsExactly(" *");
    }

    @Test
    void takesTheResultFromItsTagWhereTheMovesDoNotSayIt() {
        PgnGame game = game("[Result \"0-1\"]\n\n1. e4");
        assertThat(game.result()).isEqualTo(Result.BLACK_WINS);
    }

    @ParameterizedTest
    @CsvSource({
        "seirawan, seirawan",
        "Seirawan, seirawan",
        "Seirawan Chess, seirawan",
        "SILVER ELEPHANT, silver-elephant",
        "MiniCourier-Queen, mini-courier-queen",
        "Chess, chess",
        "normal, capablanca",
        "Standard, capablanca",
        "From Position, capablanca",
        "'', capablanca"
    })
    void knowsVariantsByTheirUsualNames(String name, String id) {
        String text = "[Variant \"" + name + "\"]\n\n*";
        try (PgnReader reader = new PgnReader(new StringReader(text), Variants.byId("capablanca"))) {
            assertThat(((PgnGame) reader.next()).variant().id()).isEqualTo(id);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void startsFromTheFenTag() {
        PgnGame game = game("[Variant \"Seirawan\"]\n[SetUp \"1\"]\n"
                + "[FEN \"4k3/8/8/8/8/8/8/RN2K3[HEh] b QB - 0 12\"]\n\n12... Kd7 13. Nc3/H *");
        assertThat(Fen.write(game.start())).isEqualTo("4k3/8/8/8/8/8/8/RN2K3[HEh] b QB - 0 12");
        assertThat(game.line().moves()).extracting(PgnMove::san).containsExactly("Kd7", "Nc3/Hb1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'[Variant \"Nochess\"]\n\n1. e4'    | game 1, line 3: unknown variant: Nochess",
                "'[FEN \"8/8 w\"]\n\n1. e4'          | game 1, line 3: the FEN tag: ",
                "'1. e4 e5 2. $'                     | game 1, line 1: after '$' stands the number of a NAG",
                "'(1. e4)'                           | game 1, line 1: a variation before the first move",
                "'$1 1. e4'                          | game 1, line 1: an annotation before the first move",
                "'1. e4 e5 }'                        | game 1, line 1: '}' closes nothing",
                "'[Event \"open'                     | game 1, line 1: the value of the tag Event is not closed",
            })
    void namesTheErrorAndItsLine(String text, String error) {
        assertThat(entries(text).getFirst().toString()).startsWith(error);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", "{", "1. e4 (", "x", "[Event \"", "e4 ", "1. e4 $1", "{c}", "e4 (d4)"})
    void survivesAnyRepetition(String part) {
        assertThat(entries(part.repeat(20_000))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"$1 ", "{c} ", "(d4) ", "(d4 {c}"})
    void isQuickHoweverMuchHangsOnAMove(String part) {
        assertTimeout(Duration.ofSeconds(60), () -> entries("1. e4 " + part.repeat(100_000)));
    }

    @Test
    void limitsWhatOneGameMayTake() {
        assertThat(entries("1. e4 " + "$1 ".repeat(300_000) + "*\n\n[Event \"x\"]\n\n1. d4 *").stream()
                        .map(PgnReaderTest::summary))
                .containsExactly("game 1, line 1: this game is longer than any that can be read", "d4 *");
        StringBuilder tags = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            tags.append("[T").append(i).append(" \"\"]\n");
        }
        assertThat(entries(tags + "\n1. e4 *\n\n1. d4 *").stream().map(PgnReaderTest::summary))
                .containsExactly("game 1, line 501: a game with more than 500 tags", "d4 *");
    }

    @Test
    void needsNoMoreMemoryForALongTextThanForAShortOne() throws IOException {
        String one = "[Event \"x\"]\n\n1. e4 {a comment} e5 2. Nf3 Nc6 (2... d6) 1-0\n\n";
        int games = 10_000;
        long seen = 0;
        Runtime runtime = Runtime.getRuntime();
        long most = 0;
        System.gc();
        long before = runtime.totalMemory() - runtime.freeMemory();
        try (PgnReader reader = new PgnReader(new Repeated(one, games), Variants.byId("chess"))) {
            while (reader.hasNext()) {
                assertThat(reader.next()).isInstanceOf(PgnGame.class);
                if (++seen % (games / 5) == 0) {
                    System.gc();
                    most = Math.max(most, runtime.totalMemory() - runtime.freeMemory() - before);
                }
            }
        }
        assertThat(seen).isEqualTo(games);
        assertThat(most).isLessThan(8L << 20);
    }

    /** A text again and again, never held as a whole. */
    private static final class Repeated extends Reader {
        private final String text;
        private long left;
        private int at;

        Repeated(String text, long times) {
            this.text = text;
            this.left = times;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            if (at == text.length()) {
                at = 0;
                left--;
            }
            if (left == 0) {
                return -1;
            }
            int count = Math.min(length, text.length() - at);
            text.getChars(at, at + count, buffer, offset);
            at += count;
            return count;
        }

        @Override
        public void close() {}
    }

    @Test
    void isAnIterator() throws IOException {
        try (PgnReader reader = new PgnReader(new StringReader("1. e4 *"), Variants.byId("chess"))) {
            assertThat(reader.hasNext()).isTrue();
            assertThat(reader.hasNext()).isTrue();
            reader.next();
            assertThat(reader.hasNext()).isFalse();
            assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    private static PgnGame game(String text) {
        List<PgnEntry> entries = entries(text);
        assertThat(entries).hasSize(1);
        assertThat(entries.getFirst()).isInstanceOf(PgnGame.class);
        return (PgnGame) entries.getFirst();
    }

    private static List<PgnEntry> entries(String text) {
        List<PgnEntry> entries = new ArrayList<>();
        try (PgnReader reader = new PgnReader(new StringReader(text), Variants.byId("chess"))) {
            reader.forEachRemaining(entries::add);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return entries;
    }
}
