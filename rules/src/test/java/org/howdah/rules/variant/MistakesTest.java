package org.howdah.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files with one kind of mistake each. They begin with what must be told of them, a line a mistake:
 * {@code #! LINE:COLUMN message}, with the name of the file before it where that is another one.
 */
class MistakesTest {

    private static final Pattern EXPECTED = Pattern.compile("#! (?:(\\S+) )?(\\d+):(\\d+) (.*)");

    static Stream<String> files() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(folder())) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    private static Path folder() throws URISyntaxException {
        return Path.of(Objects.requireNonNull(MistakesTest.class.getResource("/mistakes"))
                .toURI());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void tellsEveryMistakeWithItsPlace(String file) throws IOException, URISyntaxException {
        Path path = folder().resolve(file);
        List<Mistake> expected = Files.readString(path, StandardCharsets.ISO_8859_1)
                .lines()
                .takeWhile(line -> line.startsWith("#!"))
                .map(line -> expected(path, line))
                .toList();

        VariantFileException refusal = catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(path));

        assertThat(refusal).as("the refusal").isNotNull();
        assertThat(refusal.mistakes()).containsExactlyElementsOf(expected);
        assertThat(refusal)
                .hasMessage(String.join(
                        "\n", expected.stream().map(Mistake::toString).toList()));
    }

    private static Mistake expected(Path path, String line) {
        Matcher matcher = EXPECTED.matcher(line);
        assertThat(matcher.matches()).as(line).isTrue();
        String name = matcher.group(1) == null ? path.getFileName().toString() : matcher.group(1);
        return new Mistake(
                path.resolveSibling(name).toString(),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3)),
                matcher.group(4));
    }

    @Test
    void saysFileLineAndColumnAsCompilersDo() {
        assertThat(new Mistake("a.toml", 3, 7, "what").toString()).isEqualTo("a.toml:3:7: what");
    }

    @Test
    void showsControlCharactersThatAFileQuotes() {
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read("extends = \"\\u001b[31m\"", "a.toml"))
                .satisfies(e ->
                        assertThat(e.getMessage()).contains("'\\u001b[31m'").doesNotContain("\u001b"));
    }

    @Test
    void refusesWhatIsTooLong(@TempDir Path folder) throws IOException {
        String text = "#".repeat(100_001);
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read(text, "long.toml"))
                .withMessage("long.toml:1:100001: a variant file has at most 100000 characters, this has 100001");
        Path file = folder.resolve("huge.toml");
        Files.writeString(file, text.repeat(5));
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read(file))
                .withMessageEndingWith("huge.toml:1:1: a variant file has at most 100000 characters, this has more");
    }

    @Test
    void refusesACircleOfSeveralFiles(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.toml"), "extends = \"b.toml\"\n");
        Files.writeString(folder.resolve("b.toml"), "extends = \"./c.toml\"\n");
        Files.writeString(folder.resolve("c.toml"), "# back\nextends = \"a.toml\"\n");
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read(folder.resolve("a.toml")))
                .withMessage(folder.resolve(".") + "/c.toml:2:11: extending 'a.toml' goes round in a circle");
    }

    @Test
    void countsColumnsInCharactersAlsoBeyondTheBasicPlane() {
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read("name = '\uD83D\uDC18' x", "a.toml"))
                .satisfies(e -> assertThat(e.mistakes().getFirst().column()).isEqualTo(12));
    }

    @Test
    void findsPlacesInFilesWithWindowsLineEnds() {
        String text =
                "extends = \"chess\"\r\n[setup]\r\nboard = \"\"\"\r\nr n b q k b n r\r\np p p p p p p p\r\n. . . . . . . x\r\n\"\"\"\r\n";
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read(text, "a.toml"))
                .satisfies(e -> assertThat(e.mistakes())
                        .contains(new Mistake("a.toml", 7, 1, "the setup has 3 rows, the board 8 ranks")));
    }

    @Test
    void givesNoPathToTextThatIsNoFile() {
        assertThatExceptionOfType(VariantFileException.class)
                .isThrownBy(() -> VariantFile.read("extends = \"../other.toml\"", "a.toml"))
                .withMessage("a.toml:1:11: only a variant file on disk can extend another by its path");
    }
}
