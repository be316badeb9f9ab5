package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.rules.Seed;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

/** Whatever the text: it ends, each game in it is read or told to be wrong, and what is read reads back. */
class PgnFuzzTest {
    private static final CompiledVariant UNTAGGED = Variants.byId("chess");
    private static final List<String> SCRAPS = List.of(
            "",
            "\"",
            "\"]\n",
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            ";",
            "%",
            "\n%",
            "$",
            "$1",
            "!",
            "?!",
            "*",
            "1-0",
            "1.",
            "...",
            "\\",
            "\n",
            "[FEN \"",
            "[Variant \"elven\"]\n",
            "[Event \"x\"]\n",
            "e4",
            "@NEEN",
            "\uFEFF",
            "\u0000");

    /** @param data a PGN text */
    @FuzzTest(maxDuration = "1m")
    void read(byte[] data) {
        check(new String(data, StandardCharsets.UTF_8));
    }

    @Test
    void mangled() {
        SplittableRandom random = new SplittableRandom(Seed.next());
        List<String> texts = new ArrayList<>();
        for (CompiledVariant variant : Variants.all()) {
            texts.add(PgnWriter.text(new RandomPgn(variant, random).game()));
        }
        Mangler.each(texts, SCRAPS, 300, PgnFuzzTest::check);
    }

    private static void check(String text) {
        for (PgnEntry entry : read(text)) {
            switch (entry) {
                case PgnGame game -> assertThat(read(PgnWriter.text(game))).containsExactly(game);
                case PgnError error -> {
                    assertThat(error.message()).isNotBlank();
                    assertThat(error.line()).isBetween(1, text.length() + 1);
                }
            }
        }
    }

    private static List<PgnEntry> read(String text) {
        List<PgnEntry> entries = new ArrayList<>();
        try (PgnReader reader = new PgnReader(new StringReader(text), UNTAGGED)) {
            reader.forEachRemaining(entries::add);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return entries;
    }
}
