package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.howdah.rules.Reference;
import org.howdah.rules.position.Position;
import org.howdah.rules.rule.Ending;
import org.howdah.rules.rule.Moves;
import org.junit.jupiter.api.Test;

/** Whatever the words: each is a legal move, which is then played, or it is refused with a rule. */
class SanFuzzTest {
    private static final int MOST_WORDS = 30;
    private static final List<String> SCRAPS = List.of(
            "", "x", "-", "=", "/", "/H", "/Hb1", "(H)", "@", "@NEEN", "O-O", "0-0-0", "N", "n", "W", "pass", "e4",
            "10", "+", "#", "!?", "e.p.", ";", " ", "\u0000");

    /** @param data the id of a variant on the first line, moves on the rest */
    @FuzzTest(maxDuration = "1m")
    void read(byte[] data) {
        check(new String(data, StandardCharsets.UTF_8));
    }

    @Test
    void mangled() {
        List<String> texts = Reference.endings().stream()
                .map(line -> line.variant() + "\n" + Texts.san(line))
                .toList();
        Mangler.each(texts, SCRAPS, 2000, SanFuzzTest::check);
    }

    private static void check(String text) {
        Position position = Position.start(Texts.variantOfFirstLine(text));
        String[] words = text.substring(text.indexOf('\n') + 1).split("[ \n]", MOST_WORDS + 1);
        for (int i = 0; i < Math.min(words.length, MOST_WORDS) && Ending.of(position) == null; i++) {
            try {
                int move = MoveText.parse(position, words[i]);
                assertThat(Moves.isLegal(position, move)).as(words[i]).isTrue();
                position.make(move);
            } catch (MoveException e) {
                assertThat(e.refusal().sentence()).isNotBlank();
                assertThat(position.isConsistent()).isTrue();
            }
        }
    }
}
