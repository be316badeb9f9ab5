package org.howdah.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Test;

/**
 * What a game needs, its file says: no Java of ours but tests may know one game from another. Only orthodox chess may be
 * named: it is what protocols mean when they say nothing.
 */
class NoVariantIsNamedTest {

    @Test
    void noSourceHoldsTheIdOfAVariantAsAString() throws IOException {
        List<String> literals = Variants.all().stream()
                .map(CompiledVariant::id)
                .filter(id -> !id.equals("chess"))
                .map(id -> "\"" + id + "\"")
                .toList();
        for (Path source : sources()) {
            String text = Files.readString(source);
            assertThat(literals).as(source.toString()).noneMatch(text::contains);
        }
    }

    /** The main sources of every module beside this one. */
    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.find(
                Path.of(".."),
                20,
                (path, attributes) ->
                        path.toString().endsWith(".java") && path.toString().contains("/src/main/java/"))) {
            List<Path> sources = files.toList();
            assertThat(sources).isNotEmpty();
            return sources;
        }
    }
}
