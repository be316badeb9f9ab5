package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VariantsTest {

    /** The folder of the games, from that of this module, where its tests run. */
    private static final Path GAMES = Path.of("..", "variants");

    @Test
    void theIndexListsEveryFile() throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            List<String> ids = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".toml"))
                    .map(name -> name.substring(0, name.length() - ".toml".length()))
                    .filter(name -> !name.contains("."))
                    .toList();
            assertThat(Variants.ids()).containsExactlyInAnyOrderElementsOf(ids);
        }
    }

    @Test
    void aBuiltInVariantIsCalledAsItsFile() throws Exception {
        for (String id : Variants.ids()) {
            assertThat(Variants.byId(id).id()).isEqualTo(id);
            assertThat(VariantFile.read(GAMES.resolve(id + ".toml")))
                    .usingRecursiveComparison()
                    .ignoringFields("origins")
                    .isEqualTo(Variants.byId(id).variant());
        }
    }

    @Test
    void allAreThereInTheirOrder() {
        assertThat(Variants.all().stream().map(CompiledVariant::id)).containsExactlyElementsOf(Variants.ids());
    }

    @Test
    void compilesABuiltInVariantOnce() {
        assertThat(Variants.byId("chess")).isSameAs(Variants.byId("chess"));
    }

    @Test
    void findsVariantsByIdAndByPath(@TempDir Path folder) throws Exception {
        assertThat(Variants.find("elven")).isSameAs(Variants.byId("elven"));
        Path file = folder.resolve("mine.toml");
        Files.writeString(file, "format = 1\nid = \"mine\"\nname = \"M\"\nsummary = \"M\"\nextends = \"elven\"\n");
        assertThat(Variants.find(file.toString()).id()).isEqualTo("mine");
    }

    @Test
    void namesTheNearestOfUnknownVariants() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Variants.byId("sirawan"))
                .withMessage("there is no variant 'sirawan'; did you mean 'seirawan'?");
        assertThatExceptionOfType(UnknownVariantException.class)
                .isThrownBy(() -> Variants.find("Mini-Courier"))
                .withMessage("there is no variant 'Mini-Courier'; did you mean 'mini-courier'?");
        assertThatExceptionOfType(UnknownVariantException.class)
                .isThrownBy(() -> Variants.find("go"))
                .withMessage("there is no variant 'go'; known are " + String.join(", ", Variants.ids()));
        assertThatExceptionOfType(UnknownVariantException.class)
                .isThrownBy(() -> Variants.find("nowhere/mine.toml"))
                .withMessage("there is no file nowhere/mine.toml");
        assertThatExceptionOfType(UnknownVariantException.class)
                .isThrownBy(() -> Variants.find("a\0b"))
                .withMessageStartingWith("there is no variant 'a");
    }

    @Test
    void refusesMistakenFiles() {
        String path = Objects.requireNonNull(VariantsTest.class.getResource("/mistakes/betza-space.toml"))
                .getPath();
        assertThatExceptionOfType(VariantFileException.class).isThrownBy(() -> Variants.find(path));
    }
}
