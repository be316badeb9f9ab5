package org.howdah.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.howdah.rules.Seed;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PgnRoundTripTest {
    private static final int GAMES = 8;

    @ParameterizedTest
    @MethodSource("org.howdah.rules.TestVariants#all")
    void whatIsWrittenReadsBackToTheSame(CompiledVariant variant) throws IOException {
        long seed = Seed.next();
        RandomPgn random = new RandomPgn(variant, new SplittableRandom(seed));
        List<PgnGame> games = new ArrayList<>();
        StringWriter text = new StringWriter();
        try (PgnWriter writer = new PgnWriter(text)) {
            for (int i = 0; i < GAMES; i++) {
                games.add(random.game());
                writer.write(games.getLast());
            }
        }
        List<PgnEntry> read = new ArrayList<>();
        try (PgnReader reader = new PgnReader(new StringReader(text.toString()), variant)) {
            reader.forEachRemaining(read::add);
        }
        assertThat(read).as("-Dhowdah.seed=%d%n%s", seed, text).isEqualTo(games);
    }

    @Test
    void looksAsTheStandardHasIt() throws Exception {
        String text = """
                [Event "?"]
                [Site "?"]
                [Date "2026.01.02"]
                [Round "?"]
                [White "A \\"B\\""]
                [Black "?"]
                [Result "1/2-1/2"]
                [Variant "silver-elephant-placement"]
                [SetUp "1"]
                [FEN "r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR[eenn] b KQkq - 0 1"]
                [Annotator "C"]

                1... @NENE $1 {the other way} (1... @NEEN) 2. e4 e5 ; a } in a comment
                3. Nc3 1/2-1/2
                """;
        try (PgnReader reader = new PgnReader(new StringReader(text), Variants.byId("chess"))) {
            assertThat(PgnWriter.text((PgnGame) reader.next())).isEqualTo(text);
        }
    }

    @Test
    void breaksLinesAtEightyCharacters() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            text.append("Nf3 {a comment of some words} Nf6 Ng1 Ng8 ");
        }
        try (PgnReader reader = new PgnReader(new StringReader(text.toString()), Variants.byId("chess"))) {
            assertThat(PgnWriter.text((PgnGame) reader.next()).lines()).allMatch(line -> line.length() <= 80);
        }
    }
}
