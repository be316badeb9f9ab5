package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the text: it is read, and then compiles too, or it is refused with places inside it. */
class VariantFileFuzzTest {

    /** Pieces of variant files, to be put where they do not belong. */
    private static final List<String> SCRAPS = List.of(
            "\"",
            "\"\"\"",
            "'",
            "[",
            "]",
            "{",
            "}",
            "=",
            ".",
            ",",
            "#",
            "\n",
            "\r\n",
            "\\",
            "\\u0041",
            " ",
            "0",
            "-1",
            "99",
            "true",
            "false",
            "K",
            "k",
            "W",
            "iD",
            "caK",
            "a1",
            "rank 8",
            "[pieces]",
            "[gating]",
            "[placement]",
            "[bare-king]",
            "extends = \"seirawan\"\n",
            "hand = \"Q\"\n",
            "royal = true",
            "\uD83D\uDC18",
            "\u0000");

    /** A change to a text: some characters at a place are replaced by a scrap. */
    record Edit(int place, int removed, String scrap) {

        String apply(String text) {
            int start = place % (text.length() + 1);
            return text.substring(0, start) + scrap + text.substring(Math.min(start + removed, text.length()));
        }
    }

    @FuzzTest(maxDuration = "1m")
    void read(FuzzedDataProvider data) {
        String text = "";
        if (data.consumeBoolean()) {
            text = BuiltIns.source(data.pickValue(BuiltIns.ids())).text();
            for (int edits = data.consumeInt(0, 5); edits > 0; edits--) {
                int place = data.consumeInt(0, text.length());
                String scrap = data.consumeBoolean() ? data.pickValue(SCRAPS) : data.consumeString(10);
                text = new Edit(place, data.consumeInt(0, 20), scrap).apply(text);
            }
        }
        check(text + data.consumeRemainingAsString());
    }

    @Property(tries = 500)
    void anyTextIsReadOrRefused(@ForAll String text) {
        check(text);
    }

    @Property(tries = 1000)
    void anEditedFileIsReadOrRefused(@ForAll("edited") String text) {
        check(text);
    }

    @Provide
    Arbitrary<String> edited() {
        Arbitrary<Edit> edit = Combinators.combine(
                        Arbitraries.integers().between(0, 2000),
                        Arbitraries.integers().between(0, 12),
                        Arbitraries.of(SCRAPS))
                .as(Edit::new);
        return Combinators.combine(
                        Arbitraries.of(BuiltIns.ids()), edit.list().ofMinSize(1).ofMaxSize(3))
                .as((id, edits) -> {
                    String text = BuiltIns.source(id).text();
                    for (Edit change : edits) {
                        text = change.apply(text);
                    }
                    return text;
                });
    }

    private static void check(String text) {
        Variant variant;
        try {
            variant = VariantFile.read(text, "fuzz.toml");
        } catch (VariantFileException e) {
            assertThat(e.mistakes()).isNotEmpty().allSatisfy(mistake -> assertInside(text, mistake));
            return;
        }
        assertThat(CompiledVariant.compile(variant).id()).isEqualTo(variant.id());
    }

    private static void assertInside(String text, Mistake mistake) {
        if (!mistake.file().equals("fuzz.toml")) {
            return;
        }
        String[] lines = text.split("\n", -1);
        assertThat(mistake.line()).isBetween(1, lines.length);
        String line = lines[mistake.line() - 1];
        assertThat(mistake.column()).as(mistake.toString()).isBetween(1, line.codePointCount(0, line.length()) + 1);
    }
}
