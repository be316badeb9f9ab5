package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.howdah.rules.Reference;
import org.howdah.rules.position.Position;
import org.howdah.rules.position.SetupException;
import org.howdah.rules.variant.CompiledVariant;
import org.junit.jupiter.api.Test;

/** Whatever the text, on whatever board: it is a position, and written in one form, or it is refused with places in it. */
class FenFuzzTest {
    private static final List<String> SCRAPS = List.of(
            "", "/", "[", "]", "8", "10", "0", "99999", "K", "k", "Q", "P", "p", "W", "x", "xe5", "e3", "-", " ", "w",
            "b", "\u0000", "\u2654");

    /** @param data the id of a variant on the first line, a FEN on the rest */
    @FuzzTest(maxDuration = "1m")
    void read(byte[] data) {
        check(new String(data, StandardCharsets.UTF_8));
    }

    @Test
    void mangled() {
        List<String> texts = Stream.concat(Reference.moves().stream(), Reference.endings().stream())
                .map(line -> line.variant() + "\n" + line.fen())
                .toList();
        Mangler.each(texts, SCRAPS, 3000, FenFuzzTest::check);
    }

    private static void check(String text) {
        CompiledVariant variant = Texts.variantOfFirstLine(text);
        String fen = text.substring(text.indexOf('\n') + 1);
        try {
            Position position = Fen.parse(variant, fen).toPosition();
            assertThat(position.isConsistent()).isTrue();
            String written = Fen.write(position);
            assertThat(Fen.write(Fen.parse(variant, written))).isEqualTo(written);
            San.writeAll(position, RandomGame.legal(position));
        } catch (FenException e) {
            assertThat(e.problems()).isNotEmpty().allSatisfy(problem -> {
                assertThat(problem.message()).isNotBlank();
                assertThat(problem.offset()).isBetween(-1, fen.length());
            });
        } catch (SetupException e) {
            throw new AssertionError("what Fen.parse gives is a position", e);
        }
    }
}
