package org.howdah.rules;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.howdah.rules.variant.CompiledVariant;
import org.howdah.rules.variant.VariantFile;
import org.howdah.rules.variant.VariantFileException;
import org.howdah.rules.variant.Variants;
import org.junit.jupiter.api.Named;

/** The variants to test with: the ones that come with Howdah, and others invented to be difficult. */
public final class TestVariants {
    private static final List<CompiledVariant> INVENTED = read();

    private TestVariants() {}

    public static CompiledVariant byId(String id) {
        return INVENTED.stream()
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .orElseGet(() -> Variants.byId(id));
    }

    /** Every variant, named, for parameterized tests. */
    public static Stream<Named<CompiledVariant>> all() {
        return Stream.concat(Variants.all().stream(), INVENTED.stream())
                .map(variant -> Named.of(variant.id(), variant));
    }

    private static List<CompiledVariant> read() {
        try (Stream<Path> files =
                Files.list(Path.of(TestVariants.class.getResource("/invented").toURI()))) {
            return files.sorted().map(TestVariants::read).toList();
        } catch (IOException | URISyntaxException e) {
            throw new AssertionError("cannot list the invented variants", e);
        }
    }

    private static CompiledVariant read(Path file) {
        try {
            return CompiledVariant.compile(VariantFile.read(file));
        } catch (IOException | VariantFileException e) {
            throw new AssertionError("cannot read " + file, e);
        }
    }
}
