package org.howdah.engine.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

/** The engine does what it did, or the change is meant. */
class BenchTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "engine.md");
    private static final Pattern SIGNATURE = Pattern.compile("^Bench signature: (\\d+)$", Pattern.MULTILINE);

    private static long documented() throws IOException {
        Matcher matcher = SIGNATURE.matcher(Files.readString(DOCUMENT));
        assertThat(matcher.find())
                .as("a line 'Bench signature: N' in docs/engine.md")
                .isTrue();
        return Long.parseLong(matcher.group(1));
    }

    @Test
    void theSignatureIsTheDocumentedOne() throws IOException {
        Bench bench = new Bench(Bench.USUAL_DEPTH);
        List<Bench.Result> results = new ArrayList<>();
        bench.run(results::add);
        assertThat(bench.nodes())
                .as(
                        "The search or the evaluation has changed. If that is meant, run bench/signature: it writes"
                                + " the new number, %d, into docs/engine.md.",
                        bench.nodes())
                .isEqualTo(documented());
        assertThat(results).extracting(Bench.Result::variant).containsAll(Variants.ids());
        assertThat(bench.nodesPerSecond()).isPositive();
    }

    @Test
    void stopsWhenAsked() {
        Bench bench = new Bench(1);
        List<Bench.Result> results = new ArrayList<>();
        bench.run(result -> {
            results.add(result);
            bench.stop();
        });
        assertThat(results).hasSize(1);
    }
}
